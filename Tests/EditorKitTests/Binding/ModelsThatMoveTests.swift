import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("No binding traps because the model has changed, and nothing dead is touched")
@MainActor struct ModelsThatMoveTests {
  @Test("A didSet that writes a sibling through its binding loses nothing")
  func siblings() {
    struct Clip {
      nonisolated(unsafe) static var onLength: () -> Void = {}
      var length = 0 {
        didSet { Self.onLength() }
      }
      var isShort = true
      var log: [Int] = []
    }
    let source = Source(Clip())
    Clip.onLength = {
      source.binding.isShort.wrappedValue = false
      source.binding.log.append(1)
    }
    defer { Clip.onLength = {} }
    source.binding.length.wrappedValue = 7
    #expect(source.value.length == 7 && !source.value.isShort && source.value.log == [1])
    let clips = Source([Clip()])
    Clip.onLength = { clips.binding[0].isShort.wrappedValue = false }
    clips.binding[0].length.wrappedValue = 8
    #expect(clips.value[0].length == 8 && !clips.value[0].isShort)
  }

  @Test("A setter of a mapped binding that writes elsewhere loses nothing")
  func mappedSiblings() {
    let source = Source(Take())
    let start = source.binding.map(
      get: { $0.trimStart },
      set: { new, take in
        source.binding.trimEnd.wrappedValue = 0.5
        take.trimStart = new
      })
    start.wrappedValue = 0.25
    #expect(source.value == Take(trimStart: 0.25, trimEnd: 0.5))
  }

  @Test("A constant ignores writes to any of its parts")
  func constant() throws {
    let numbers = Binding.constant([1, 2])
    numbers[0].wrappedValue = 5
    numbers.append(3)
    numbers.remove(atOffsets: [0])
    #expect(numbers.wrappedValue == [1, 2])
    let memo = Binding.constant([ValueMemo(id: 1, name: "a", recording: Take())])
    let element = try #require(memo[id: 1])
    element.name.wrappedValue = "b"
    element.recording?.trimStart.wrappedValue = 0.5
    element.recording.wrappedValue = nil
    Binding.constant(["a": 1])["a"].wrappedValue = 2
    Binding.constant(Set([1])).contains(1).wrappedValue = false
    #expect(memo.wrappedValue == [ValueMemo(id: 1, name: "a", recording: Take())])
    let context = Context.testing(clock: TestClock())
    let list = MemoList(memo, recorder: TimedRecorder(clock: context.clock) { _ in Take() }, context: context) {
      ValueMemo(name: $0)
    }
    let driver = Driver(list, context: context)
    try driver.open("a")
    try driver.set("Trim Start", to: 0.5)
    try driver.type("Name", "b")
    try driver.press("Trash Recording")
    try driver.back()
    #expect(driver.rows == ["a"])
  }

  @Test("Bindings to all elements meet those that go meanwhile")
  func elements() {
    let source = Source((1...3).map { ValueMemo(id: $0, name: "\($0)") })
    let names = source.binding.elements.map { element in
      source.value.removeAll()
      element.name.wrappedValue = "x"
      return element.name.wrappedValue
    }
    #expect(names == ["1", "2", "3"])
    source.value = [ValueMemo(id: 1)]
    for index in source.binding.elements.indices { source.value.removeAll { $0.id == index } }
    let elements = source.binding.elements
    source.value = []
    #expect(elements.count == 1 && !elements[0].isAlive)
  }

  @Test("Deleting, adding and moving beside a dead object asks it for nothing")
  func deadNeighbours() throws {
    let (first, second) = (MortalMemo(name: "A"), MortalMemo(name: "B"))
    let source = Source([first, second])
    let binding = source.binding[0]
    let other = source.binding[1]
    first.die()
    source.value.swapAt(0, 1)
    other.name.wrappedValue = "B2"
    #expect(second.name == "B2" && other.isAlive)
    source.binding.append(MortalMemo(name: "C"))
    source.binding.remove(id: 99)
    source.binding.remove(atOffsets: [2])
    #expect(binding.isAlive)
    source.binding.move(fromOffsets: [0], toOffset: 2)
    #expect(source.value.count == 2)
    for element in source.binding.elements { _ = element.isAlive }
  }

  @Test("Undo and redo after a death touch nothing dead, over an array and over a store", arguments: [true, false])
  func undoAfterDeath(isStored: Bool) throws {
    let context = Context.testing(clock: TestClock())
    let memo = MortalMemo(name: "A", recording: Take())
    let source = Source([memo])
    let store = Store([memo], context: context)
    let recorder = TimedRecorder(clock: context.clock) { _ in Take() }
    let make: @MainActor (String) -> MortalMemo = { MortalMemo(name: $0) }
    let list =
      isStored
      ? MemoList(store, recorder: recorder, context: context, makeMemo: make)
      : MemoList(source.binding, recorder: recorder, context: context, makeMemo: make)
    let driver = Driver(list, context: context)
    try driver.open("A")
    try driver.type("Name", "B")
    try driver.set("Trim Start", to: 0.5)
    try driver.back()
    try driver.delete("B")
    memo.die()
    while driver.undo() {}
    while driver.redo() {}
    while driver.undo() {}
    context.undo.clear()
    #expect(driver.rows.isEmpty)
  }

  @Test("A store item that dies after its deletion doesn't come back, and isn't touched")
  func storeUndoAfterDeath() throws {
    let context = Context.testing(clock: TestClock())
    let (first, second) = (MortalMemo(name: "A"), MortalMemo(id: 8, name: "B"))
    let store = Store([first, second], context: context)
    store.binding(id: 7)?.name.wrappedValue = "C"
    store.remove(id: 7)
    first.die()
    while context.undo.undo() {}
    while context.undo.redo() {}
    #expect(store.ids == [8])
    second.die()
    store.move(fromOffsets: [0], toOffset: 1)
    #expect(store[id: 9] == nil && store.ids == [8])
    store.remove(id: 8)
    #expect(store.isEmpty)
  }

  /// An object whose end reads what it was in.
  final class Reader: Identifiable {
    let id = 1
    var onDeinit: () -> Void = {}
    deinit { onDeinit() }
  }

  struct Holder: Identifiable {
    let id = 1
    var reader: Reader?
  }

  @Test("A deinit that reads and writes the store runs after the access that releases its object")
  func deinitialization() async throws {
    var seen: [Bool] = []
    func reader(_ isGone: @escaping @MainActor () -> Bool) -> Reader {
      let reader = Reader()
      reader.onDeinit = { MainActor.assumeIsolated { seen.append(isGone()) } }
      return reader
    }
    let context = Context.testing(clock: TestClock())
    let store = Store([Holder()], context: context)
    let binding = try #require(store.binding(id: 1))
    store.replace(Holder(reader: reader { binding.wrappedValue.reader == nil }))
    #expect(binding.wrappedValue.reader != nil)
    store.replace(Holder())
    context.undo.clear()
    _ = binding.wrappedValue
    #expect(seen == [true])

    let storage = InMemoryStorage([Holder()])
    try await storage.apply([.update(Holder(reader: reader { storage.items[0].reader == nil }), at: 0)])
    try await storage.apply([.update(Holder(), at: 0)])
    #expect(seen == [true, true])

    let cache = LoaderCache<Int, Reader>(context: context)
    cache[1] = reader { cache[1] == nil }
    cache[1] = nil
    #expect(seen == [true, true, true])
  }

  @Test("An open element follows its object, whose identity changes")
  func changedIdentity() throws {
    final class Row: Identifiable {
      var id: Int
      var name = ""
      init(_ id: Int) { self.id = id }
    }
    let row = Row(-1)
    let source = Source([Row(5), row])
    let element = try #require(source.binding[id: -1])
    row.id = 2
    source.value.swapAt(0, 1)
    element.name.wrappedValue = "a"
    #expect(element.isAlive && row.name == "a")
    source.value.removeAll { $0 === row }
    #expect(!element.isAlive)

    let context = Context.testing(clock: TestClock())
    let stored = Row(-1)
    let store = Store([stored], context: context)
    let item = try #require(store.binding(id: -1))
    stored.id = 3
    #expect(store[id: 3] === stored)
    item.name.wrappedValue = "b"
    #expect(stored.name == "b" && store.ids == [3] && store[id: -1] === stored)
    context.undo.undo()
    #expect(stored.name == "")
    store.remove(id: 3)
    #expect(store[id: -1] == nil && !item.isAlive)
    context.undo.undo()
    #expect(store[id: 3] === stored)
  }

  @Test("A backoff is bounded, whatever its factor", arguments: [.infinity, .nan, 1e30, -1, 0, 2] as [Double])
  func backoff(factor: Double) {
    struct Down: Error {}
    let policy = RetryPolicy.backoff(factor: factor, limit: .max)
    for attempt in [1, 2, 3, 100, 1_000_000] {
      let wait = policy.wait(afterAttempt: attempt, Down())
      #expect(wait.map { (.zero ... .seconds(30)).contains($0) } == true)
    }
    let endless = RetryPolicy(limit: 1) { _, _ in .seconds(Int64.max) }
    #expect(endless.wait(afterAttempt: 1, Down()) == .seconds(365 * 24 * 60 * 60))
  }
}
