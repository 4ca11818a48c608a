import EditorKitTesting
import Foundation
import TestSupport
import Testing

@testable import EditorKit

@Suite("A store that is loaded again, set aside and closed while other things happen")
@MainActor struct StoreReloadTests {
  private let context = Context.testing()

  /// A storage beside which another program changes what is stored, and which can be made to fail.
  private final class SharedStorage: Storage {
    var stored: [Note]
    var isFailing = false
    var isUnreadable = false
    var gate: Gate?
    private(set) var aside: [[Note]] = []
    private(set) var rescued: [Note]?
    private(set) var faults: [String] = []
    private(set) var applied: [[StorageChange<Note>]] = []
    /// What the store's items were when they were loaded or saved last.
    private(set) var own: [Note]?
    private var isChangedElsewhere = false
    private var isBusy = false
    private var isClosed = false

    struct Failure: Error {}

    init(_ stored: [Note]) {
      self.stored = stored
    }

    func changeElsewhere(_ change: (inout [Note]) -> Void) {
      change(&stored)
      isChangedElsewhere = true
    }

    private func use(_ name: String) async {
      if isBusy { faults.append("\(name) while it is busy") }
      if isClosed { faults.append("\(name) after closing") }
      isBusy = true
      await Task.yield()
      await gate?.wait()
      await Task.yield()
      isBusy = false
    }

    func load() async throws -> StoredItems<Note> {
      await use("load")
      if isUnreadable { throw Failure() }
      own = stored
      isChangedElsewhere = false
      return StoredItems(stored)
    }

    func apply(_ changes: [StorageChange<Note>]) async throws {
      await use("apply")
      if isFailing || isChangedElsewhere { throw Failure() }
      applied.append(changes)
      stored = result(of: changes)
      own = stored
    }

    func setAside() async throws -> String? {
      await use("setAside")
      if isFailing { throw Failure() }
      aside.append(stored)
      stored = own ?? []
      isChangedElsewhere = false
      return "aside"
    }

    func rescue(_ changes: [StorageChange<Note>]) async throws -> String? {
      await use("rescue")
      rescued = result(of: changes)
      return "rescued"
    }

    func close() async {
      await use("close")
      isClosed = true
    }

    private func result(of changes: [StorageChange<Note>]) -> [Note] {
      var items = own ?? []
      for change in changes {
        switch change {
        case .insert(let item, let offset): items.insert(item, at: offset)
        case .update(let item, let offset):
          if items[offset].id != item.id { faults.append("an update of \(item.id) at \(offset)") }
          items[offset] = item
        case .remove(let id, let offset):
          if items[offset].id != id { faults.append("a removal of \(id) at \(offset)") }
          items.remove(at: offset)
        case .move(let id, let from, let to):
          if items[from].id != id { faults.append("a move of \(id) at \(from)") }
          items.insert(items.remove(at: from), at: to)
        }
      }
      return items
    }
  }

  private func make(_ notes: [Note] = (1...4).map { Note(id: $0) }) async -> (Store<Note>, SharedStorage) {
    let storage = SharedStorage(notes)
    let store = Store(storage, context: context)
    await store.load()
    return (store, storage)
  }

  @Test("What is removed while items are loaded again is gone, and what is changed or added then is kept")
  func editsWhileReloading() async throws {
    let (store, storage) = await make()
    let gate = Gate()
    storage.gate = gate
    storage.changeElsewhere { $0.append(Note(id: 9, text: "theirs")) }
    let reloading = context.work.start { try? await store.reload() }
    await context.settle()
    store.remove(id: 1)
    store.modify(id: 2) { $0.text = "ours" }
    store.add(Note(id: 7))
    gate.open()
    await reloading.value
    #expect(store.ids == [2, 3, 4, 9, 7])
    try await store.close()
    #expect(storage.stored == store.items)
    #expect(store[id: 2]?.text == "ours")
  }

  @Test("What was removed before anything was loaded had only been added, and stays where it is stored")
  func removedBeforeLoading() async throws {
    let storage = SharedStorage([Note(id: 1, text: "stored")])
    let store = Store(storage, context: context)
    store.add(Note(id: 1))
    store.remove(id: 1)
    await store.load()
    #expect(store.items == [Note(id: 1, text: "stored")])
  }

  @Test("Loading and closing wait for the loading again, and nothing of another program's is written over")
  func loadWhileReloading() async throws {
    let (store, storage) = await make()
    store.modify(id: 2) { $0.text = "ours" }
    let gate = Gate()
    storage.gate = gate
    let reloading = context.work.start { try? await store.reload() }
    await context.settle()
    // The save is under way when the changes come that the loading again is to keep.
    store.modify(id: 3) { $0.text = "ours" }
    let loading = context.work.start { await store.load() }
    let again = context.work.start { try? await store.reload() }
    let closing = context.work.start { try? await store.close() }
    await context.settle()
    gate.open()
    for task in [reloading, loading, again, closing] { await task.value }
    #expect(storage.faults == [])
    #expect(storage.stored == store.items)
    #expect(storage.stored.map(\.text) == ["", "ours", "ours", ""])
  }

  @Test("A change that comes while closing waits for a save is saved, though something is set aside then")
  func changeWhileClosingAndSettingAside() async throws {
    let (store, storage) = await make()
    let gate = Gate()
    storage.gate = gate
    store.modify(id: 1) { $0.text = "first" }
    await context.settle()
    let closing = context.work.start { try? await store.close() }
    await context.settle()
    store.modify(id: 2) { $0.text = "second" }
    let setting = context.work.start { _ = try? await store.setAside() }
    await context.settle()
    gate.open()
    for task in [closing, setting] { await task.value }
    #expect(storage.faults == [])
    #expect(storage.stored == store.items)
  }

  @Test("A transaction is saved as a whole, also while a large save is being counted", arguments: 1...6)
  func wholeTransactions(turns: Int) async throws {
    let (store, storage) = await make((0..<5000).map { Note(id: $0) })
    for id in 0..<5000 { store.modify(id: id) { $0.text = "old" } }
    let other = context.work.start {
      for _ in 1..<turns { await Task.yield() }
      store.transaction { for id in 0..<5000 { store.modify(id: id) { $0.text = "new" } } }
    }
    await other.value
    try await store.close()
    for changes in storage.applied {
      let texts = changes.map { if case .update(let note, _) = $0 { note.text } else { "" } }
      #expect(Set(texts).count == 1)
    }
    #expect(storage.stored.allSatisfy { $0.text == "new" })
  }

  @Test("Whatever happens at the same time, at the end all is stored, or all is rescued", arguments: 0..<200)
  func random(seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (store, storage) = await make()
    var next = 10
    var theirs: Set<Int> = []
    var removed: Set<Int> = []
    var tasks: [Task<Void, Never>] = []
    for _ in 0..<60 {
      let ids = store.ids
      let id = ids.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<20, using: &generator) {
      case 0, 1:
        store.insert(Note(id: next), at: Int.random(in: 0...ids.count, using: &generator))
        next += 1
      case 2, 3, 4: store.modify(id: id) { $0.text = "\(next)" }
      case 5:
        store.remove(id: id)
        removed.insert(id)
      case 6: store.move(fromOffsets: [0], toOffset: ids.count)
      case 7: context.undo.undo()
      case 8: context.undo.redo()
      case 9: tasks.append(context.work.start { try? await store.flush() })
      case 10, 11: tasks.append(context.work.start { try? await store.reload() })
      case 12: tasks.append(context.work.start { _ = try? await store.setAside() })
      case 13: tasks.append(context.work.start { await store.load() })
      case 14: storage.isFailing.toggle()
      case 15: storage.isUnreadable.toggle()
      case 16:
        let new = next + 1000
        next += 1
        theirs.insert(new)
        storage.changeElsewhere { $0.insert(Note(id: new), at: 0) }
      default:
        for _ in 0..<Int.random(in: 1...12, using: &generator) { await Task.yield() }
      }
    }
    if Bool.random(using: &generator) { storage.isFailing = false }
    if Bool.random(using: &generator) { storage.isUnreadable = false }
    var failure: (any Error)?
    do { try await store.close() } catch { failure = error }
    for task in tasks { await task.value }
    #expect(storage.faults == [])
    if failure is UnsavedChangesError {
      #expect(storage.rescued == store.items)
    } else {
      #expect(storage.own == store.items)
      #expect(!store.hasUnsavedChanges)
    }
    // What the other program has added is there, unless it was removed here.
    let places = (storage.aside + [storage.stored, store.items]).flatMap { $0.map(\.id) }
    #expect(theirs.subtracting(removed).isSubset(of: places))
  }
}
