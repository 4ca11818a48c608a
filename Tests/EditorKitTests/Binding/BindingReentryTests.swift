import Foundation
import EditorKit
import Observation
import Testing

@Suite("Reading and writing a binding in the middle of a change")
struct BindingReentryTests {
  @Test("Inside modify, reads see the value from before, and writes follow it")
  func modify() {
    let source = Source([1, 2, 3])
    let binding = source.binding
    binding.modify { numbers in
      numbers.append(4)
      #expect(binding.wrappedValue == [1, 2, 3])
      #expect(source.value.count == 3)
      binding.append(5)
      binding[0].wrappedValue = 10
      numbers.append(6)
    }
    #expect(source.value == [10, 2, 3, 4, 6, 5])
  }

  @Test("Inside modify of a part, a write to the whole follows it")
  func modifyPart() {
    let source = Source(ValueMemo(name: "A"))
    source.binding.name.modify { name in
      name = "B"
      #expect(source.value.name == "A")
      source.value = ValueMemo(name: "C")
    }
    #expect(source.value.name == "C")
  }

  @Test("The rule holds for an object and for closures", arguments: [true, false])
  func otherRoots(isObject: Bool) {
    let object = PlainMemo()
    object.name = "A"
    let binding =
      isObject ? Binding(object, \.name) : Binding(get: { object.name }, set: { object.name = $0 })
    binding.modify { name in
      name += "B"
      #expect(binding.wrappedValue == "A")
      binding.wrappedValue = "late"
    }
    #expect(object.name == "late")
  }

  @Test("A modify inside a modify follows it")
  func nested() {
    let source = Source(1)
    source.binding.modify { number in
      number = 2
      source.binding.modify { $0 = $0 * 10 }
    }
    #expect(source.value == 10)
  }

  struct Refused: Error {}

  @Test("A modify that throws changes nothing, and writes from inside still follow")
  func throwing() {
    let source = Source(ValueMemo(name: "A"))
    #expect(throws: Refused.self) {
      try source.binding.modify { memo in
        memo.name = "B"
        source.binding.id.wrappedValue = 7
        throw Refused()
      }
    }
    #expect(source.value == ValueMemo(id: 7, name: "A"))
    source.binding.name.wrappedValue = "C"
    #expect(source.value.name == "C")
  }

  @Test("Modify returns what its closure returns")
  func result() {
    #expect(Source([3, 1, 2]).binding.modify { $0.removeLast() } == 2)
  }

  /// A value whose own code uses a binding to the root that holds it.
  final class Meddler {
    var onDeinit: () -> Void = {}
    deinit { onDeinit() }
  }

  struct Meddling: Identifiable, Equatable {
    nonisolated(unsafe) static var onUse: () -> Void = {}
    var number = 0
    var id: Int {
      Self.onUse()
      return 1
    }
    var computed: Int {
      get {
        Self.onUse()
        return number
      }
      set {
        Self.onUse()
        number = newValue
      }
    }
    static func == (one: Meddling, other: Meddling) -> Bool {
      onUse()
      return one.number == other.number
    }
  }

  @Test("A model whose identity, equality and setters use the same binding doesn't trap")
  func meddling() throws {
    let source = Source([Meddling()])
    let element = try #require(source.binding[id: 1])
    var uses = 0
    Meddling.onUse = {
      uses += 1
      // The use itself reads, which must not use itself without end.
      let keep = Meddling.onUse
      Meddling.onUse = {}
      _ = element.wrappedValue.number
      // While a setter runs, both are put off until it has been applied.
      source.binding.append(Meddling(number: -1))
      source.binding.remove(atOffsets: [1])
      Meddling.onUse = keep
    }
    defer { Meddling.onUse = {} }
    element.wrappedValue = Meddling(number: 1)
    element.computed.wrappedValue = 2
    element.number.wrappedValue = 3
    source.binding.remove(id: 5)
    #expect(uses > 0)
    Meddling.onUse = {}
    #expect(source.value.map(\.number) == [3])
  }

  @Test("A value whose end uses the binding that replaced it doesn't trap")
  func deinitialization() {
    let source = Source<[Meddler?]>([Meddler()])
    let place = source.binding[0]
    var seen = 0
    place.wrappedValue?.onDeinit = {
      seen = source.value.count
      source.binding.append(nil)
    }
    place.wrappedValue = nil
    #expect(seen == 1)
    #expect(source.value.count == 2)
  }
}

@Suite("Telling observers")
struct BindingObservationTests {
  /// Counts how often one look at something would have been told of a change.
  final class Watcher: @unchecked Sendable {
    // Used on one thread only: changes are told synchronously, on the thread that makes them.
    var count = 0
    var onChange: () -> Void = {}

    func watch(_ read: () -> Void) {
      withObservationTracking(read) { [self] in
        count += 1
        onChange()
      }
    }
  }

  @Test("A change is told once to whoever has read, and an equal write isn't")
  func told() {
    let source = Source(ValueMemo(name: "A"))
    let watcher = Watcher()
    watcher.watch { _ = source.binding.name.wrappedValue }
    source.binding.name.wrappedValue = "A"
    #expect(watcher.count == 0)
    source.binding.name.wrappedValue = "B"
    source.binding.name.wrappedValue = "C"
    #expect(watcher.count == 1)
  }

  @Test("An observer sees the new value, never an old one")
  func new() throws {
    let source = Source([ValueMemo(id: 1, name: "A")])
    let name = try #require(source.binding[id: 1]).name
    let watcher = Watcher()
    var seen: [String] = []
    watcher.onChange = {
      seen.append(name.wrappedValue)
      watcher.watch { _ = name.wrappedValue }
    }
    watcher.watch { _ = name.wrappedValue }
    name.wrappedValue = "B"
    name.wrappedValue = "C"
    #expect(seen == ["B", "C"])
  }

  @Test("Writing doesn't make the writer an observer")
  func writer() {
    let source = Source(ValueMemo(name: "A"))
    let watcher = Watcher()
    watcher.watch {
      source.binding.name.wrappedValue = "B"
      source.binding.modify { $0.id = 2 }
    }
    source.binding.name.wrappedValue = "C"
    #expect(watcher.count == 0)
  }

  @Test("Whoever reads that a part is gone is told when it is back")
  func gone() throws {
    let source = Source<Int?>(1)
    let number = try #require(Binding(source.binding))
    source.value = nil
    let watcher = Watcher()
    watcher.watch { _ = number.isAlive }
    source.value = 2
    #expect(watcher.count == 1)
  }

  @Test("A write through an element and an append with room change the array where it is")
  func inPlace() throws {
    var memos = (0..<1000).map { ValueMemo(id: $0, name: "a name that needs memory of its own") }
    memos.reserveCapacity(2000)
    let source = Source(memos)
    memos = []
    let memo = try #require(source.binding[id: 500])
    let address = { source.value.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
    let before = address()
    memo.name.wrappedValue = "another name that needs memory of its own"
    memo.id.wrappedValue = 500
    source.binding.append(ValueMemo(id: 1001))
    source.binding.remove(id: 1001)
    #expect(address() == before)
    let copy = source.value
    memo.name.wrappedValue = "copied"
    #expect(address() != before)
    #expect(copy[500].name != "copied")
  }
}
