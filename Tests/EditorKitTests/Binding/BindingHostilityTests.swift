import EditorKit
import Observation
import Testing

/// Models whose own code changes the array in the middle of a look-up. Nothing may trap, and no other element be changed.
@Suite("Models that change the array while a binding looks for their element")
struct BindingHostilityTests {
  /// Does something once when it is asked for its identity, or when it ends.
  final class Trigger {
    var action: (() -> Void)?

    func fire() {
      let once = action
      action = nil
      once?()
    }
  }

  struct Item: Identifiable {
    let number: Int
    var text = ""
    let trigger: Trigger

    var id: Int {
      trigger.fire()
      return number
    }
  }

  let trigger = Trigger()
  let source: Source<[Item]>

  init() {
    let trigger = trigger
    source = Source((0..<4).map { Item(number: $0, trigger: trigger) })
  }

  private var texts: [Int: String] {
    Dictionary(uniqueKeysWithValues: source.value.map { ($0.number, $0.text) })
  }

  @Test("An identity that removes elements while a write looks for one", arguments: 0..<4)
  func write(removed: Int) throws {
    let item = try #require(source.binding[id: 3])
    source.binding.append(Item(number: 9, trigger: trigger))
    trigger.action = { [source] in source.value.removeAll { $0.number == removed } }
    item.text.wrappedValue = "x"
    #expect(texts[removed] == nil)
    #expect(texts[3] == (removed == 3 ? nil : "x"))
    #expect(texts.values.count { $0 == "x" } == (removed == 3 ? 0 : 1))
  }

  @Test("An identity that empties the array while a write looks for one")
  func empties() throws {
    let item = try #require(source.binding[id: 3])
    source.binding.append(Item(number: 9, trigger: trigger))
    trigger.action = { [source] in source.value = [] }
    item.text.wrappedValue = "x"
    #expect(source.value.isEmpty)
    #expect(!item.isAlive)
  }

  @Test("An identity that empties the array right after a write, and looks")
  func emptiesAfterwards() throws {
    let item = try #require(source.binding[id: 3])
    item.text.wrappedValue = "x"
    trigger.action = { [source] in
      source.value = []
      _ = item.isAlive
    }
    item.text.wrappedValue = "y"
    #expect(!item.isAlive)
    item.text.wrappedValue = "z"
    #expect(source.value.isEmpty)
  }

  @Test("An identity that removes elements while a binding is derived")
  func derive() throws {
    trigger.action = { [source] in source.value.removeFirst(2) }
    let item = try #require(source.binding[id: 3])
    item.text.wrappedValue = "x"
    #expect(texts == [2: "", 3: "x"])
    trigger.action = { [source] in source.value = [] }
    let last = source.binding[1]
    last.text.wrappedValue = "y"
    #expect(source.value.isEmpty)
  }

  @Test("An identity that removes elements while one is removed", arguments: 0..<4)
  func remove(removed: Int) {
    trigger.action = { [source] in source.value.removeAll { $0.number == removed } }
    source.binding.remove(id: 3)
    #expect(Set(texts.keys) == Set(0..<3).subtracting([removed]))
  }

  @Test("An identity that changes the array at every use ends all the same")
  func everyTime() throws {
    let item = try #require(source.binding[id: 3])
    var isBusy = false
    var uses = 0
    func again() {
      trigger.action = { [source] in
        uses += 1
        if !isBusy {
          isBusy = true
          source.value.swapAt(0, 1)
          isBusy = false
        }
        again()
      }
    }
    again()
    item.text.wrappedValue = "x"
    source.binding.remove(id: 2)
    trigger.action = nil
    #expect(uses > 0)
    #expect(texts.allSatisfy { $0.value == "" || $0.key == 3 })
  }

  /// An object whose end does something.
  final class Mortal: Identifiable {
    let id: Int
    var onDeinit: () -> Void = {}

    init(_ id: Int) {
      self.id = id
    }

    deinit { onDeinit() }
  }

  @Test("An object that empties the array when its binding lets go of it")
  func ending() throws {
    let source = Source([Mortal(1), Mortal(2)])
    let second = try #require(source.binding[id: 2])
    let unrelated = try #require(source.binding[id: 1])
    second.wrappedValue.onDeinit = { source.value = [] }
    source.value = [Mortal(1), Mortal(2)]
    second.wrappedValue = Mortal(2)
    #expect(source.value.isEmpty)
    #expect(!second.isAlive)
    #expect(!unrelated.isAlive)
  }

  enum Slot {
    case free
    case taken(Mortal)
  }

  @Test("A payload whose end reads and writes its own binding")
  func payload() throws {
    let source = Source(Slot.taken(Mortal(1)))
    let mortal = try #require(
      source.binding.payload(extract: { if case .taken(let mortal) = $0 { mortal } else { nil } }, embed: Slot.taken)
    )
    var seen: [Int] = []
    mortal.wrappedValue.onDeinit = {
      seen.append(mortal.wrappedValue.id)
      source.value = .free
    }
    source.value = .taken(Mortal(2))
    #expect(mortal.wrappedValue.id == 2)
    #expect(seen == [2])
    #expect(!mortal.isAlive)
  }

  @Test("Writing a mapped or computed part of an element doesn't make the writer an observer")
  func writer() throws {
    let source = Source([ValueMemo(id: 1, name: "a")])
    let name = try #require(source.binding[id: 1]).name
    let loud = name.map(get: { $0.uppercased() }, set: { $0.lowercased() })
    var isTold = false
    let watcher = BindingObservationTests.Watcher()
    watcher.onChange = { isTold = true }
    watcher.watch { loud.wrappedValue = "B" }
    name.wrappedValue = "c"
    #expect(!isTold)
  }
}
