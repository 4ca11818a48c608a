import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("The end of a store, and the one who uses its storage")
@MainActor struct StoreClosingTests {
  private let clock = TestClock()
  private let context: Context
  private let storage = UsedStorage([ObjectNote(id: 1, text: "a")])
  private let store: Store<ObjectNote>

  init() {
    context = Context.testing(clock: clock)
    store = Store(storage, context: context)
  }

  /// A storage that takes its time, and notes what it is asked for while it is busy or closed.
  private final class UsedStorage: Storage {
    var items: [ObjectNote]
    var gate: Gate?
    var saveFailure: (any Error)?
    private(set) var saved: [String] = []
    private(set) var closings = 0
    private(set) var faults: [String] = []
    private var isBusy = false

    init(_ items: [ObjectNote]) {
      self.items = items
    }

    private func use(_ name: String) async {
      if isBusy { faults.append("\(name) while it is busy") }
      if closings > 0 { faults.append("\(name) after closing") }
      isBusy = true
      await gate?.wait()
      isBusy = false
    }

    func load() async throws -> StoredItems<ObjectNote> {
      await use("load")
      return StoredItems(items)
    }

    func apply(_ changes: [StorageChange<ObjectNote>]) async throws {
      await use("apply")
      if let saveFailure { throw saveFailure }
      for case .update(let note, _) in changes { saved.append(note.text) }
      for case .insert(let note, _) in changes { saved.append(note.text) }
    }

    func setAside() async throws -> String? {
      await use("setAside")
      items = []
      return "other"
    }

    func close() async {
      await use("close")
      closings += 1
    }
  }

  private func change(_ text: String) {
    store.binding(id: 1)?.text.wrappedValue = text
  }

  @Test("What has changed is saved though nobody holds the store any more")
  func dropped() async throws {
    var store: Store<ObjectNote>? = Store(storage, context: context)
    await store?.load()
    for text in ["b", "c"] {
      // Undo doesn't know of this, and so doesn't hold the store.
      storage.items[0].text = text
      store?.noteChange(of: 1)
      if text == "b" { await context.settle() }
    }
    weak let dropped = store
    store = nil
    #expect(dropped == nil)
    await context.advance(by: .seconds(1))
    #expect(storage.saved == ["b", "c"])
  }

  @Test("A change while the storage is being closed isn't given to it any more")
  func changeWhileClosing() async throws {
    await store.load()
    change("b")
    try await store.flush()
    let gate = Gate()
    storage.gate = gate
    let closing = context.work.start { [store] in try? await store.close() }
    await context.settle()
    change("c")
    await context.advance(by: .seconds(2))
    gate.open()
    await closing.value
    await context.advance(by: .seconds(2))
    #expect(storage.saved == ["b"])
    #expect(storage.faults == [])
  }

  @Test("Closing twice, at the same time or later, closes the storage once, and nothing is loaded again")
  func closeTwice() async throws {
    await store.load()
    change("b")
    async let one: Void = store.close()
    async let other: Void = store.close()
    _ = try await (one, other)
    try await store.close()
    await store.load()
    try await store.flush()
    #expect(try await store.setAside() == nil)
    #expect(storage.closings == 1)
    #expect(storage.saved == ["b"])
    #expect(storage.faults == [])
  }

  @Test("A setting aside waits for the save that is under way, and closing waits for the setting aside")
  func setAsideDuringSave() async throws {
    await store.load()
    let gate = Gate()
    storage.gate = gate
    change("b")
    await context.settle()
    let setting = context.work.start { [store] in _ = try? await store.setAside() }
    await context.settle()
    let again = context.work.start { [store] in _ = try? await store.setAside() }
    let closing = context.work.start { [store] in try? await store.close() }
    await context.settle()
    gate.open()
    for task in [setting, again, closing] { await task.value }
    #expect(storage.faults == [])
    // The storage goes on with what it has.
    #expect(storage.saved == ["b"])
    #expect(storage.closings == 1)
  }

  @Test("After a setting aside, the failure of the save before is no longer told, though there is nothing to save")
  func failureEnds() async throws {
    await store.load()
    storage.saveFailure = CancellationError()
    store.remove(id: 1)
    try await context.wait()
    #expect(store.saveError != nil)
    // What is saved afterwards hasn't begun when this returns.
    try await store.setAside()
    #expect(store.saveError == nil)
    storage.saveFailure = nil
    try await store.close()
  }
}
