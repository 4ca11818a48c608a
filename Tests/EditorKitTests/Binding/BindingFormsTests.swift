import EditorKit
import Testing

@Suite("Forms of a binding")
struct BindingFormsTests {
  struct Inner: Equatable {
    var number = 1.0
    var text = "a"
    /// No stored property: it has no address of its own.
    var shouted: String {
      get { text.uppercased() }
      set { text = newValue.lowercased() }
    }
  }

  struct Outer: Equatable {
    var name = "outer"
    var inner = Inner()
    var maybe: Inner?
    var scores = ["a": 1]
  }

  final class Object {
    var outer = Outer()
    var sets = 0
    var watched = 0 { didSet { sets += 1 } }
  }

  @Test("Closures")
  func closures() {
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 })
    binding.wrappedValue = 2
    #expect(stored == 2)
    stored = 3
    #expect(binding.wrappedValue == 3)
  }

  @Test("A property of an object, and members of it at depth")
  func object() {
    let object = Object()
    let number = Binding(object, \.outer).inner.number
    number.wrappedValue = 5
    #expect(object.outer.inner.number == 5)
    object.outer.inner.number = 6
    #expect(number.wrappedValue == 6)
  }

  @Test("A constant ignores writes, also through its members")
  func constant() {
    let binding = Binding.constant(Outer())
    binding.name.wrappedValue = "x"
    binding.inner.shouted.wrappedValue = "X"
    #expect(binding.wrappedValue == Outer())
  }

  @Test("A source, and stored and computed members of it")
  func source() {
    let source = Source(Outer())
    source.binding.inner.text.wrappedValue = "b"
    #expect(source.value.inner.text == "b")
    source.binding.inner.shouted.wrappedValue = "LOUD"
    #expect(source.value.inner.text == "loud")
    #expect(source.binding.inner.shouted.wrappedValue == "LOUD")
  }

  @Test("Property wrappers")
  func wrappers() {
    @Source var outer = Outer()
    @Binding(projectedValue: $outer.name) var name: String
    name = "wrapped"
    #expect(outer.name == "wrapped")
    #expect($name == $outer.name)
  }

  @Test("Dictionary values: adding, changing and removing")
  func dictionary() {
    let source = Source(Outer())
    let b = source.binding.scores["b"]
    #expect(b.wrappedValue == nil)
    b.wrappedValue = 2
    #expect(source.value.scores == ["a": 1, "b": 2])
    b.wrappedValue = nil
    #expect(source.value.scores == ["a": 1])
  }

  enum Reminder: Equatable {
    case never
    case after(Double)
  }

  @Test("The payload of a case: gone when the case is another one")
  func payload() throws {
    let source = Source(Reminder.after(1))
    let seconds = try #require(
      source.binding.payload(
        extract: { if case .after(let seconds) = $0 { seconds } else { nil } },
        embed: Reminder.after
      )
    )
    seconds.wrappedValue = 2
    #expect(source.value == .after(2))
    source.value = .never
    seconds.wrappedValue = 3
    #expect(source.value == .never)
    #expect(seconds.wrappedValue == 2)
    #expect(!seconds.isAlive)
  }

  @Test("Mapping reads and writes through closures")
  func map() {
    let source = Source(5)
    let text = source.binding.map(get: { "\($0)" }, set: { Int($0) ?? 0 })
    #expect(text.wrappedValue == "5")
    text.wrappedValue = "12"
    #expect(source.value == 12)
  }

  @Test("A clamped value reads and writes the nearest bound", arguments: [(-3.0, 0.0), (0.5, 0.5), (7, 1), (.nan, 0)])
  func clamped(number: Double, held: Double) {
    let source = Source(0.25)
    let clamped = source.binding.clamped(to: 0...1)
    clamped.wrappedValue = number
    #expect(source.value == held)
    source.value = number
    #expect(clamped.wrappedValue == held)
  }

  @Test("A default over nil reads it, and stores what is written")
  func defaultOverNil() {
    let source = Source<String?>(nil)
    let text = source.binding.default("")
    #expect(text.wrappedValue == "")
    for typed in ["a", "ab", "abc"] {
      text.wrappedValue = typed
      #expect(text.wrappedValue == typed)
    }
    #expect(source.value == "abc")
  }

  @Test("Writing the default over nil leaves nil")
  func defaultUntouched() {
    let source = Source<String?>(nil)
    source.binding.default("").wrappedValue = ""
    #expect(source.value == nil)
  }

  @Test("A binding that transforms what it is given reads the result at once")
  func transforms() {
    var stored = ""
    let letters = Binding(get: { stored }, set: { stored = $0.filter(\.isLetter) })
    letters.wrappedValue = "123"
    #expect(letters.wrappedValue == "")
    letters.wrappedValue = "aXb"
    #expect(letters.wrappedValue == "aXb")
  }

  @Test("Changes are told with both values, and equal writes aren't")
  func onChange() {
    let source = Source(Outer())
    var told: [String] = []
    let watched = source.binding.onChange { told.append("\($0.name)>\($1.name)") }
    watched.name.wrappedValue = "b"
    watched.name.wrappedValue = "b"
    source.value.name = "c"
    #expect(told == ["outer>b"])
  }

  @Test("Whoever is told of a change can read and write the binding")
  func onChangeWrites() {
    let source = Source(0)
    var watched = source.binding
    watched = source.binding.onChange { [binding = source.binding] _, new in
      if new < 3 { binding.wrappedValue = new + 10 }
    }
    watched.wrappedValue = 1
    #expect(source.value == 11)
  }

  @Test("Bindings of the same root and path are equal, and others aren't")
  func equality() {
    let source = Source([1: Outer()])
    let object = Object()
    #expect(source.binding == source.binding)
    #expect(Binding(object, \.outer).inner.number == Binding(object, \.outer).inner.number)
    #expect(Binding(object, \.outer).inner != Binding(Object(), \.outer).inner)
    #expect(source.binding[1] == source.binding[1])
    #expect(source.binding[1] != source.binding[2])
    let items = Source([ValueMemo(id: 1), ValueMemo(id: 2)]).binding
    #expect(items[id: 1]?.name == items[id: 1]?.name)
    #expect(items[id: 1]?.name != items[id: 2]?.name)
    let outer = Source(Outer(maybe: Inner())).binding
    #expect(Binding(outer.maybe)?.text == Binding(outer.maybe)?.text)
    #expect(outer.inner.shouted == outer.inner.shouted)
    #expect(outer.inner.text != outer.name)
  }

  @Test("Assigning an equal value doesn't call a setter")
  func equalWrite() {
    let object = Object()
    let watched = Binding(object, \.watched)
    watched.wrappedValue = 0
    #expect(object.sets == 0)
    watched.wrappedValue = 1
    #expect(object.sets == 1)
  }
}
