import EditorKit
import EditorKitTesting
import Foundation
import TestSupport
import Testing

@Suite("Views of a store")
@MainActor struct StoreQueryTests {
  private let context = Context.testing()

  private func store(_ texts: String...) -> Store<Note> {
    Store(texts.enumerated().map { Note(id: $0.offset + 1, text: $0.element) }, context: context)
  }

  @Test("Offsets mean what was shown, though the order has changed since")
  func sorted() {
    let store = store("b", "c", "a")
    let view = store.query { $0.text }
    #expect(view.items.map(\.text) == ["a", "b", "c"])
    view.sort { left, right in left.text > right.text }
    view.remove(atOffsets: [0])
    #expect(store.items.map(\.text) == ["b", "c"])
    #expect(view.items.map(\.text) == ["c", "b"])
    store.insert(Note(id: 9, text: "z"), at: 0)
    view.remove(atOffsets: [0])
    #expect(store.items.map(\.text) == ["z", "b"])
  }

  @Test("Offsets of a filter mean what it shows")
  func filtered() {
    let store = store("a1", "b", "a2")
    let view = store.query { $0.text.hasPrefix("a") }
    #expect(view.items.map(\.text) == ["a1", "a2"])
    view.remove(atOffsets: [0, 1])
    #expect(store.items.map(\.text) == ["b"])
    #expect(view.isEmpty)
    context.undo.undo()
    #expect(view.items.map(\.text) == ["a1", "a2"])
  }

  @Test("An item that went after it was shown isn't mistaken for the one in its place")
  func gone() {
    let store = store("a", "b")
    let view = store.query()
    #expect(view.count == 2)
    store.remove(id: 1)
    store.add(Note(id: 3, text: "c"))
    view.remove(atOffsets: [0, 7])
    #expect(store.ids == [2, 3])
  }

  @Test("A query follows every change")
  func follows() {
    let store = store("b", "d")
    let view = store.query(where: { $0.text != "x" }) { $0.text }
    #expect(view.ids == [1, 2])
    store.add(Note(id: 3, text: "c"))
    #expect(view.ids == [1, 3, 2])
    store.modify(id: 2) { $0.text = "a" }
    #expect(view.ids == [2, 1, 3])
    #expect(view.id(at: 0) == 2)
    #expect(view.item(at: 2)?.text == "c")
    #expect(view.item(at: 3) == nil)
    store.modify(id: 1) { $0.text = "x" }
    #expect(view.ids == [2, 3])
    store.remove(id: 3)
    #expect(view.ids == [2])
    view.filter(nil)
    #expect(view.ids == [2, 1])
    view.unsort()
    #expect(view.ids == [1, 2])
  }

  @Test("An observer of a query is notified when it shows something else, and not otherwise")
  func observation() {
    let store = store("a", "b", "x")
    let view = store.query(where: { $0.text < "m" }) { $0.text.count }
    let watcher = Watcher { view.ids }
    store.modify(id: 1) { $0.text = "c" }
    store.modify(id: 3) { $0.text = "y" }
    store.remove(id: 3)
    #expect(watcher.values == [[1, 2]])
    store.modify(id: 1) { $0.text = "cc" }
    #expect(watcher.values == [[1, 2], [2, 1]])
    store.modify(id: 2) { $0.text = "z" }
    #expect(watcher.values.last == [1])
    view.filter(nil)
    #expect(watcher.values.last == [2, 1])
    #expect(watcher.values.count == 4)
  }

  @Test("Refreshing evaluates the filter and the order again at the next read, without notifying observers")
  func refresh() {
    let store = store("a", "b", "c")
    let outside = Source((limit: "b", isReversed: false))
    let query = store.query(where: { $0.text <= outside.value.limit }) { outside.value.isReversed ? -$0.id : $0.id }
    let watcher = Watcher { query.ids }
    outside.value = ("c", true)
    #expect(query.ids == [1, 2])
    let count = watcher.values.count
    query.refresh()
    #expect(watcher.values.count == count)
    #expect(query.ids == [3, 2, 1])
  }

  @Test("Inside a transaction a query shows what has been changed so far")
  func inside() {
    let store = store("a", "b")
    let view = store.query { $0.text }
    #expect(view.ids == [1, 2])
    store.transaction {
      store.modify(id: 1) { $0.text = "c" }
      #expect(view.ids == [2, 1])
      store.remove(id: 2)
      #expect(view.ids == [1])
    }
    #expect(view.ids == [1])
    try? store.transaction {
      store.add(Note(id: 5, text: "0"))
      #expect(view.ids == [5, 1])
      throw CancellationError()
    }
    #expect(view.ids == [1])
  }

  @Test("A query that nobody holds any more costs nothing")
  func dropped() {
    let store = store("a")
    weak var weakView: StoreQuery<Note>?
    do {
      let view = store.query()
      _ = view.count
      weakView = view
    }
    store.add(Note(id: 7))
    #expect(weakView == nil)
  }

  @Test("Views stay equal to what sorting and filtering from scratch gives", arguments: [1, 2, 3, 4])
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = Store((1...60).map { Note(id: $0, rank: Double($0 % 7)) }, context: context)
    let plain = store.query { ($0.rank ?? 9) > 2 }
    let keyed = store.query { $0.rank ?? 9 }
    let compared = store.query(where: { $0.id % 3 != 0 })
    compared.sort { ($0.rank ?? 9) > ($1.rank ?? 9) }
    for step in 0..<1500 {
      let id = Int.random(in: 1...90, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: store.insert(Note(id: id, rank: 3), at: Int.random(in: 0...60, using: &generator))
      case 1: store.remove(id: id)
      case 2: store.move(fromOffsets: [id % 50], toOffset: id % 31)
      case 3: context.undo.undo()
      case 4: store.modify(id: id) { $0.text = "\(step)" }
      default: store.modify(id: id) { $0.rank = id % 5 == 0 ? nil : Double(Int.random(in: 0...6, using: &generator)) }
      }
      // Views are read at different times, so that several changes come together.
      if step % 2 == 0, plain.items != store.items.filter({ ($0.rank ?? 9) > 2 }) {
        Issue.record("The filtered view differs at step \(step).")
        return
      }
      if step % 3 == 0, keyed.items != store.items.sorted(by: { ($0.rank ?? 9) < ($1.rank ?? 9) }) {
        Issue.record("The sorted view differs at step \(step).")
        return
      }
      let expected = store.items.filter { $0.id % 3 != 0 }.sorted { ($0.rank ?? 9) > ($1.rank ?? 9) }
      if step % 7 == 0, compared.items != expected {
        Issue.record("The view by comparison differs at step \(step).")
        return
      }
    }
    #expect(keyed.count == store.count)
  }
}
