import EditorKit
import EditorKitTesting
import Testing

@Suite("Bindings to a store's items")
@MainActor struct StoreBindingTests {
  private let context = Context.testing()
  private let store: Store<Note>

  init() {
    store = Store((1...3).map { Note(id: $0) }, context: context)
  }

  @Test("A binding reads and writes its item, wherever that moves")
  func follows() throws {
    let binding = try #require(store.binding(id: 2))
    binding.text.wrappedValue = "b"
    #expect(store[id: 2]?.text == "b")
    store.move(fromOffsets: [1], toOffset: 0)
    store.insert(Note(id: 9), at: 0)
    binding.text.wrappedValue = "bb"
    #expect(store.items.map(\.text) == ["", "bb", "", ""])
    #expect(binding.wrappedValue == Note(id: 2, text: "bb"))
    #expect(store.binding(id: 7) == nil)
  }

  @Test("When the item has gone, the last value is read and writes are dropped; if it comes back, it counts again")
  func gone() throws {
    let binding = try #require(store.binding(id: 2))
    let text = binding.text
    text.wrappedValue = "b"
    store.remove(id: 2)
    #expect(!binding.isAlive)
    #expect(text.wrappedValue == "b")
    text.wrappedValue = "c"
    #expect(store.ids == [1, 3])
    context.undo.undo()
    #expect(binding.isAlive)
    #expect(text.wrappedValue == "b")
    text.wrappedValue = "d"
    #expect(store[id: 2]?.text == "d")
  }

  @Test("Another item in the place of one that has gone isn't that one")
  func reused() throws {
    let binding = try #require(store.binding(id: 2))
    store.remove(id: 2)
    store.add(Note(id: 8, text: "new"))
    binding.text.wrappedValue = "x"
    #expect(store[id: 8]?.text == "new")
    #expect(binding.text.wrappedValue == "")
  }

  @Test("A write that would change the identity is dropped")
  func identity() throws {
    let binding = try #require(store.binding(id: 2))
    binding.id.wrappedValue = 7
    binding.wrappedValue = Note(id: 3, text: "x")
    #expect(store.items == (1...3).map { Note(id: $0) })
    #expect(!context.undo.canUndo)
  }

  @Test("Bindings to the same item are equal, and others aren't")
  func equality() {
    #expect(store.binding(id: 1) == store.binding(id: 1))
    #expect(store.binding(id: 1) != store.binding(id: 2))
    #expect(store.binding(id: 1)?.text == store.binding(id: 1)?.text)
  }

  @Test("Inside a modify, the item reads as before, and writes of others come right after it")
  func reentry() throws {
    let (one, other) = (try #require(store.binding(id: 1)), try #require(store.binding(id: 2)))
    one.modify { note in
      note.text = "a"
      #expect(store[id: 1]?.text == "")
      other.text.wrappedValue = "b"
      #expect(other.text.wrappedValue == "")
    }
    #expect(store.items.map(\.text) == ["a", "b", ""])
  }

  @Test("An item that is removed inside of its own modify stays gone")
  func removedInside() throws {
    let binding = try #require(store.binding(id: 1))
    binding.modify { note in
      note.text = "a"
      store.remove(id: 1)
    }
    #expect(store.ids == [2, 3])
    #expect(!binding.isAlive)
  }

  @Test("A binding to the value of an optional member dies with it")
  func optional() throws {
    let rank = try #require(store.binding(id: 1)?.rank)
    #expect(Binding(rank) == nil)
    rank.wrappedValue = 1
    let value = try #require(Binding(rank))
    value.wrappedValue = 2
    #expect(store[id: 1]?.rank == 2)
    store.modify(id: 1) { $0.rank = nil }
    #expect(!value.isAlive)
    value.wrappedValue = 3
    #expect(store[id: 1]?.rank == nil)
  }
}
