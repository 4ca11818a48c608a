import EditorKitTesting
import Observation
import Testing

@testable import EditorKit

@Suite("A store of objects")
@MainActor struct StoreObjectTests {
  private struct Refusal: Error {}

  private let context = Context.testing()
  private let notes = (1...3).map { ObjectNote(id: $0, text: "\($0)") }
  private let store: Store<ObjectNote>

  init() {
    store = Store(notes, context: context)
  }

  private func texts() -> [String] { store.items.map(\.text) }

  @Test("A change through a binding notifies observers, is saved and can be undone")
  func changed() async throws {
    let storage = ScriptedStorage(notes)
    let store = Store(storage, context: context)
    await store.load()
    let text = try #require(store.binding(id: 2)?.text)
    let watcher = Watcher { store[id: 2]?.text }
    text.wrappedValue = "b"
    #expect(watcher.values == ["2", "b"])
    try await context.wait()
    #expect(storage.memory.saveCount == 1)
    context.undo.undo()
    #expect(notes[1].text == "2")
    #expect(watcher.values == ["2", "b", "2"])
    context.undo.redo()
    #expect(notes[1].text == "b")
  }

  @Test("Each property is a step of its own")
  func steps() throws {
    let note = try #require(store.binding(id: 1))
    note.text.wrappedValue = "a"
    note.text.wrappedValue = "ab"
    note.rank.wrappedValue = 5
    context.undo.undo()
    #expect(notes[0].rank == nil)
    #expect(notes[0].text == "ab")
    context.undo.undo()
    #expect(notes[0].text == "1")
  }

  @Test("A transaction that throws restores members, order, and contents that were changed through bindings")
  func rollback() {
    #expect(throws: Refusal.self) {
      try store.transaction {
        store.binding(id: 1)?.text.wrappedValue = "x"
        store.binding(id: 1)?.text.wrappedValue = "y"
        store.remove(id: 1)
        store.move(fromOffsets: [1], toOffset: 0)
        store.add(ObjectNote(id: 4))
        throw Refusal()
      }
    }
    #expect(store.items.map(ObjectIdentifier.init) == notes.map(ObjectIdentifier.init))
    #expect(texts() == ["1", "2", "3"])
    #expect(!context.undo.canUndo)
  }

  @Test("In generic code, too, a change of a property is seen and taken back")
  func generic() throws {
    func rename<Item: AnyObject & Identifiable>(_ binding: Binding<Item>, _ path: WritableKeyPath<Item, String>) {
      binding[dynamicMember: path].wrappedValue = "g"
    }
    rename(try #require(store.binding(id: 3)), \.text)
    #expect(texts() == ["1", "2", "g"])
    context.undo.undo()
    #expect(texts() == ["1", "2", "3"])
  }

  @Test("What an object's own methods change can be told to the store")
  func noted() async throws {
    let storage = ScriptedStorage(notes)
    let store = Store(storage, context: context)
    await store.load()
    let watcher = Watcher { store[id: 1]?.text }
    notes[0].text = "x"
    #expect(watcher.values == ["1"])
    store.noteChange(of: 1)
    store.noteChange(of: 9)
    #expect(watcher.values == ["1", "x"])
    try await context.wait()
    #expect(storage.memory.saveCount == 1)
    #expect(!context.undo.canUndo)
  }

  @Test("A deeper property, by way of an optional, is taken back as well")
  func deeper() throws {
    let memo = PlainMemo()
    memo.recording = ObjectTake()
    let store = Store([memo], context: context)
    let recording = try #require(store.binding(id: memo.id).flatMap { Binding($0.recording) })
    recording.trimStart.wrappedValue = 0.5
    #expect(memo.recording?.trimStart == 0.5)
    context.undo.undo()
    #expect(memo.recording?.trimStart == 0)
  }
}
