import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Undo and transactions of a store")
@MainActor struct StoreUndoTests {
  private struct Refusal: Error {}

  private let context = Context.testing()
  private let store: Store<Note>
  private var undo: UndoHistory { context.undo }

  init() {
    store = Store((1...4).map { Note(id: $0) }, context: context)
  }

  @Test("Each change is one step, which goes back to exactly what was and forth again")
  func steps() {
    let changes: [@MainActor (Store<Note>) -> Void] = [
      { $0.add(Note(id: 9)) },
      { $0.insert(Note(id: 8), at: 1) },
      { $0.remove(id: 2) },
      { $0.remove(atOffsets: [0, 2, 3]) },
      { $0.add(contentsOf: [Note(id: 20), Note(id: 21)]) },
      { $0.move(fromOffsets: [0, 2], toOffset: 4) },
      { $0.replace(Note(id: 20, text: "t")) },
      { $0.modify(id: 21) { $0.text = "m" } },
    ]
    var states = [store.items]
    for change in changes {
      change(store)
      #expect(store.items != states.last)
      states.append(store.items)
    }
    for state in states.dropLast().reversed() {
      #expect(undo.undo())
      #expect(store.items == state)
    }
    #expect(!undo.canUndo)
    for state in states.dropFirst() {
      #expect(undo.redo())
      #expect(store.items == state)
    }
  }

  @Test("Steps say what they do")
  func names() {
    store.add(Note(id: 9))
    #expect(undo.undoName == "Add")
    store.remove(id: 9)
    #expect(undo.undoName == "Delete")
    store.move(fromOffsets: [0], toOffset: 2)
    #expect(undo.undoName == "Move")
    store.modify(id: 1) { $0.text = "a" }
    #expect(undo.undoName == "Edit")
    store.transaction("Tidy") { store.remove(id: 1) }
    #expect(undo.undoName == "Tidy")
  }

  @Test("Typing in one item is one step, until it ends or another item is edited")
  func merging() {
    let text = store.binding(id: 1)?.text
    for end in 1...5 { text?.wrappedValue = String("hello".prefix(end)) }
    undo.undo()
    #expect(store[id: 1]?.text == "")
    undo.redo()
    #expect(store[id: 1]?.text == "hello")
    undo.endMerging()
    text?.wrappedValue = "hello!"
    store.binding(id: 2)?.text.wrappedValue = "b"
    text?.wrappedValue = "bye"
    undo.undo()
    #expect(store[id: 1]?.text == "hello!")
    undo.undo()
    #expect(store[id: 2]?.text == "")
    undo.undo()
    #expect(store[id: 1]?.text == "hello")
  }

  @Test("What changes nothing is no step")
  func nothing() {
    store.remove(id: 9)
    store.remove(atOffsets: [])
    store.move(fromOffsets: [1], toOffset: 1)
    store.move(fromOffsets: [1], toOffset: 2)
    store.binding(id: 1)?.text.wrappedValue = ""
    store.transaction {}
    #expect(!undo.canUndo)
  }

  @Test("A whole value that is stored is a step, also if the app's == calls it equal")
  func equalValue() {
    store.modify(id: 1) { $0.text = "" }
    #expect(undo.canUndo)
  }

  @Test("What has changed nothing, or was taken back, doesn't give its name to the next change")
  func nameOfNothing() {
    store.remove(id: 77)
    store.modify(id: 1) { $0.text = "a" }
    #expect(undo.undoName == "Edit")
    try? store.transaction("Tidy") {
      store.remove(id: 1)
      throw Refusal()
    }
    store.modify(id: 1) { $0.text = "ab" }
    #expect(undo.undoName == "Edit")
    undo.undo()
    #expect(store[id: 1]?.text == "")
  }

  @Test("A transaction is one step, and sees its own changes")
  func transaction() {
    let count = store.transaction("Tidy") {
      store.add(Note(id: 9))
      store.binding(id: 9)?.text.wrappedValue = "n"
      store.remove(id: 1)
      store.transaction { store.modify(id: 2) { $0.text = "b" } }
      return store.count
    }
    #expect(count == 4)
    #expect(store.items.map(\.text) == ["b", "", "", "n"])
    undo.undo()
    #expect(store.items == (1...4).map { Note(id: $0) })
    #expect(!undo.canUndo)
  }

  @Test("A transaction that throws leaves everything as it was, and is no step")
  func rollback() {
    store.modify(id: 3) { $0.text = "c" }
    let before = store.items
    #expect(throws: Refusal.self) {
      try store.transaction {
        store.remove(atOffsets: [0, 2])
        store.add(Note(id: 3, text: "another"))
        store.binding(id: 4)?.text.wrappedValue = "d"
        store.move(fromOffsets: [0], toOffset: 2)
        throw Refusal()
      }
    }
    #expect(store.items == before)
    #expect(undo.undoName == "Edit")
    undo.undo()
    #expect(store[id: 3]?.text == "")
  }

  @Test("A transaction inside that throws takes back its own changes only")
  func innerRollback() {
    store.transaction {
      store.add(Note(id: 9))
      try? store.transaction {
        store.remove(id: 9)
        store.remove(id: 1)
        throw Refusal()
      }
      store.remove(id: 2)
    }
    #expect(store.ids == [1, 3, 4, 9])
    undo.undo()
    #expect(store.ids == [1, 2, 3, 4])
  }

  @Test("A component's own step takes in what the store would record")
  func performed() {
    let binding = store.binding(id: 1)?.text
    undo.perform("Rename") {
      binding?.wrappedValue = ""
    } change: {
      binding?.wrappedValue = "a"
    }
    #expect(undo.undoName == "Rename")
    undo.undo()
    #expect(store[id: 1]?.text == "")
    #expect(!undo.canUndo)
    undo.redo()
    #expect(store[id: 1]?.text == "a")
  }
}
