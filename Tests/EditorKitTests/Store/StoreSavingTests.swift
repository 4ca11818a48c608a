import EditorKitTesting
import Foundation
import TestSupport
import Testing

@testable import EditorKit

@Suite("A store and its storage")
@MainActor struct StoreSavingTests {
  private let clock = TestClock()
  private let context: Context
  private let storage = ScriptedStorage([Note(id: 1, text: "a")])
  private let store: Store<Note>

  init() {
    context = Context.testing(clock: clock)
    store = Store(storage, context: context)
  }

  private func phase(_ store: Store<Note>) -> String {
    switch store.phase {
    case .unloaded: "unloaded"
    case .loading: "loading"
    case .empty: "empty"
    case .loaded: "loaded"
    case .failed(let error): "failed: \(error)"
    }
  }

  @Test("Unloaded, loading, loaded, empty and failed are five things, and changes from one to the next are told")
  func phases() async {
    let gate = Gate()
    storage.gate = gate
    let watcher = Watcher { phase(store) }
    let loading = context.work.start { await store.load() }
    await context.settle()
    gate.open()
    await loading.value
    store.remove(id: 1)
    #expect(watcher.values == ["unloaded", "loading", "loaded", "empty"])
    let broken = ScriptedStorage<Note>()
    broken.loadFailure = ScriptedStorage<Note>.Failure()
    let other = Store(broken, context: context)
    await other.load()
    #expect(phase(other) == "failed: Failure()")
    broken.loadFailure = nil
    await other.load()
    #expect(phase(other) == "empty")
    #expect(phase(Store([Note](), context: context)) == "empty")
  }

  @Test("Loading twice reads once, at the same time or later")
  func loadTwice() async {
    async let one: Void = store.load()
    async let other: Void = store.load()
    _ = await (one, other)
    await store.load()
    #expect(storage.loadCount == 1)
    #expect(store.items == [Note(id: 1, text: "a")])
    #expect(!context.undo.canUndo)
    #expect(storage.applyCount == 0)
  }

  @Test("What is added before loading goes after what is loaded, and is saved")
  func addedBefore() async throws {
    store.add(Note(id: 7, text: "early"))
    store.add(Note(id: 1, text: "mine"))
    #expect(storage.applyCount == 0)
    await store.load()
    #expect(store.items == [Note(id: 1, text: "mine"), Note(id: 7, text: "early")])
    try await store.flush()
    #expect(storage.memory.items == store.items)
  }

  @Test("A flush of a store that nobody has loaded loads it first")
  func flushUnloaded() async throws {
    store.add(Note(id: 7))
    try await store.flush()
    #expect(storage.memory.items.map(\.id) == [1, 7])
  }

  @Test("All kinds of changes arrive, in order")
  func changes() async throws {
    await store.load()
    store.add(contentsOf: (2...9).map { Note(id: $0) })
    store.remove(atOffsets: [1, 3])
    store.move(fromOffsets: [0, 4], toOffset: 3)
    store.insert(Note(id: 30), at: 1)
    store.modify(id: 30) { $0.text = "b" }
    store.remove(id: 6)
    context.undo.undo()
    context.undo.undo()
    try await store.flush()
    #expect(storage.memory.items == store.items)
    #expect(storage.memory.saveCount == 1)
  }

  @Test("Any sequence of changes, saved at any time, leaves the same in storage", arguments: [1, 2, 3])
  func random(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    await store.load()
    for step in 0..<400 {
      let id = Int.random(in: 1...30, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1: store.insert(Note(id: id), at: id % 9)
      case 2: store.remove(ids: [id, id + 1, id + 2])
      case 3: store.move(fromOffsets: [id % 7, id % 5], toOffset: id % 4)
      case 4: context.undo.undo()
      case 5: await context.advance(by: .milliseconds(300))
      default: store.modify(id: id) { $0.text = "\(step)" }
      }
    }
    try await store.flush()
    #expect(storage.memory.items == store.items)
  }

  @Test("The store saves at most once in each interval, however many edits there are")
  func coalesced() async throws {
    await store.load()
    let rank = try #require(store.binding(id: 1)?.rank)
    for write in 1...1200 {
      rank.wrappedValue = Double(write)
      await context.advance(by: .seconds(1) / 120)
    }
    try await context.wait()
    #expect(storage.memory.items[0].rank == 1200)
    #expect((2...11).contains(storage.memory.saveCount))
  }

  @Test("Edits at one moment are one save")
  func oneMoment() async throws {
    await store.load()
    for write in 1...100 { store.modify(id: 1) { $0.rank = Double(write) } }
    try await context.wait()
    #expect(storage.memory.saveCount == 1)
    #expect(storage.memory.items[0].rank == 100)
  }

  @Test("After a thousand changes against a slow storage, flush stores the last state")
  func slow() async throws {
    await store.load()
    let gate = Gate()
    storage.gate = gate
    for write in 1...1000 {
      store.modify(id: 1) { $0.rank = Double(write) }
      if write % 100 == 0 { await context.advance(by: .seconds(2)) }
    }
    #expect(store.hasUnsavedChanges)
    let flush = context.work.start { try? await store.flush() }
    await context.settle()
    gate.open()
    await flush.value
    #expect(storage.memory.items[0].rank == 1000)
    #expect(storage.memory.saveCount == 2)
    #expect(!store.hasUnsavedChanges)
  }

  @Test(
    "A failed save is reported and keeps its changes, and a later change or flush saves them", arguments: [true, false])
  func failed(isFlushed: Bool) async throws {
    await store.load()
    storage.saveFailure = ScriptedStorage<Note>.Failure()
    let watcher = Watcher { store.saveError.map { "\($0)" } }
    store.add(Note(id: 2))
    store.modify(id: 1) { $0.text = "b" }
    try await context.wait()
    #expect(watcher.values == [nil, "Failure()"])
    #expect(storage.memory.items == [Note(id: 1, text: "a")])
    await #expect(throws: ScriptedStorage<Note>.Failure.self) { try await store.flush() }
    storage.saveFailure = nil
    if isFlushed { try await store.flush() } else { store.modify(id: 2) { $0.text = "c" } }
    try await context.wait()
    #expect(watcher.values.last == .some(nil))
    #expect(storage.memory.items == store.items)
    #expect(store.count == 2)
  }

  @Test("A failed save isn't tried again without end")
  func noRetry() async throws {
    await store.load()
    storage.saveFailure = ScriptedStorage<Note>.Failure()
    store.add(Note(id: 2))
    await context.advance(by: .seconds(60))
    #expect(storage.applyCount == 1)
    #expect(context.work.pendingCount == 0)
  }

  @Test("While loading has failed nothing is saved, and a flush says why")
  func loadFailed() async throws {
    storage.loadFailure = ScriptedStorage<Note>.Failure()
    await store.load()
    store.add(Note(id: 2))
    await context.advance(by: .seconds(5))
    await #expect(throws: ScriptedStorage<Note>.Failure.self) { try await store.flush() }
    #expect(storage.applyCount == 0)
    storage.loadFailure = nil
    await store.load()
    try await store.flush()
    #expect(storage.memory.items.map(\.id) == [1, 2])
  }

  @Test("Hurried work saves at once what was put off")
  func hurried() async throws {
    await store.load()
    store.modify(id: 1) { $0.text = "b" }
    await context.settle()
    store.modify(id: 1) { $0.text = "c" }
    await context.settle()
    #expect(storage.memory.items[0].text == "b")
    context.work.skipDelays()
    await context.settle()
    #expect(storage.memory.items[0].text == "c")
    #expect(context.work.pendingCount == 0)
  }

  @Test("Closing saves, and lets go of the storage, also when saving fails", arguments: [true, false])
  func close(fails: Bool) async throws {
    await store.load()
    if fails { storage.saveFailure = ScriptedStorage<Note>.Failure() }
    store.modify(id: 1) { $0.text = "b" }
    if fails {
      await #expect(throws: ScriptedStorage<Note>.Failure.self) { try await store.close() }
    } else {
      try await store.close()
      #expect(storage.memory.items[0].text == "b")
    }
    #expect(storage.isClosed)
  }
}
