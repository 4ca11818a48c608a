import EditorKit
import EditorKitTesting
import Foundation
import Observation
import Testing

@Suite("Who is told of a store's changes")
@MainActor struct StoreObservationTests {
  private struct Refusal: Error {}

  private let context = Context.testing()
  private let store: Store<Note>

  init() {
    store = Store((1...3).map { Note(id: $0) }, context: context)
  }

  @Test("Changing one item doesn't wake who has read another, or only which there are")
  func perItem() {
    let one = Watcher { store[id: 1]?.text }
    let second = Watcher { store.item(at: 1)?.text }
    let bound = Watcher { store.binding(id: 1)?.text.wrappedValue }
    let count = Watcher { store.count }
    let ids = Watcher { store.ids }
    let all = Watcher { store.items.map(\.text) }
    store.modify(id: 2) { $0.text = "b" }
    #expect(one.values == [""])
    #expect(bound.values == [""])
    #expect(second.values == ["", "b"])
    #expect(count.values == [3])
    #expect(ids.values == [[1, 2, 3]])
    #expect(all.values == [["", "", ""], ["", "b", ""]])
    store.binding(id: 1)?.text.wrappedValue = "a"
    #expect(one.values == ["", "a"])
    #expect(bound.values == ["", "a"])
    #expect(second.values == ["", "b"])
  }

  @Test("After two writes in a row, the observer has seen both new values and never an old one")
  func twoWrites() {
    let watcher = Watcher { store[id: 1]?.text }
    store.modify(id: 1) { $0.text = "a" }
    store.modify(id: 1) { $0.text = "b" }
    #expect(watcher.values == ["", "a", "b"])
  }

  @Test("Who has read an item is told when it goes and when it comes back; nobody else's place is taken")
  func comesAndGoes() {
    let watcher = Watcher { store[id: 2]?.text }
    let bound = store.binding(id: 2)
    let alive = Watcher { bound?.isAlive }
    store.remove(id: 2)
    store.add(Note(id: 7, text: "another"))
    store.insert(Note(id: 2, text: "again"), at: 0)
    #expect(watcher.values.first == "")
    #expect(watcher.values.last == "again")
    #expect(watcher.values.contains(nil))
    #expect(alive.values.last == true)
    #expect(alive.values.contains(false))
    #expect(!watcher.values.contains("another"))
  }

  @Test("A transaction tells once, and one that throws tells nothing new")
  func transaction() throws {
    let watcher = Watcher { store.items.map(\.id) }
    store.transaction {
      store.add(Note(id: 4))
      store.remove(id: 1)
      store.modify(id: 2) { $0.text = "b" }
    }
    #expect(watcher.values == [[1, 2, 3], [2, 3, 4]])
    try? store.transaction {
      store.remove(id: 2)
      throw Refusal()
    }
    #expect(watcher.values.allSatisfy { $0 == [1, 2, 3] || $0 == [2, 3, 4] })
  }

  @Test("An observer may change the store in turn")
  func reentry() {
    let store = store
    let watcher = Watcher { store.count }
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated {
        store.transaction { store.add(Note(id: 100)) }
        store.modify(id: 100) { $0.text = "in turn" }
      }
    }
    store.add(Note(id: 50))
    #expect(store.ids == [1, 2, 3, 50, 100])
    #expect(watcher.values.last == 5)
    context.undo.undo()
    context.undo.undo()
    #expect(store.ids == [1, 2, 3, 50])
  }

  @Test("What nobody tracks needs no signal, and what somebody tracks is found out in any order")
  func tracking() {
    let tracking = Watcher { store[id: 3]?.text }
    for id in 1...3 { _ = store[id: id] }
    let later = Watcher { store[id: 1]?.text }
    store.modify(id: 3) { $0.text = "c" }
    store.modify(id: 1) { $0.text = "a" }
    #expect(tracking.values == ["", "c"])
    #expect(later.values == ["", "a"])
  }

  @Test("A hundred stores made and dropped start no task and open no file")
  func dropped() throws {
    let folder = try TemporaryFolder()
    weak var last: Store<Note>?
    for number in 1...100 {
      let store = Store(JSONFileStorage<Note>(folder["\(number).json"]), context: context)
      _ = store.phase
      last = store
    }
    #expect(context.work.pendingCount == 0)
    #expect(try folder.names == [])
    #expect(last == nil)
  }
}
