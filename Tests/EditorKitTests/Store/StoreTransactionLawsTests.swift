import EditorKit
import EditorKitTesting
import TestSupport
import Testing

@Suite("Laws of transactions, one inside the other")
@MainActor struct StoreTransactionLawsTests {
  private let context = Context.testing()

  private struct Failure: Error {}

  /// Changes a store at random, in transactions some of which throw.
  @MainActor private struct Editor {
    let store: Store<ObjectNote>
    var generator: SeededGenerator
    var bindings: [Binding<ObjectNote>] = []

    /// What there is in the store, with the objects' contents.
    var state: [String] { store.items.map { "\($0.id) \($0.text) \($0.rank ?? -1)" } }

    mutating func edit(_ depth: Int = 0) throws {
      let id = Int.random(in: 1...15, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: store.insert(ObjectNote(id: id, text: "\(depth)"), at: id % 9)
      case 1: store.remove(ids: [id, id + 1])
      case 2: store.move(fromOffsets: [id % 7, id % 5], toOffset: id % 4)
      case 3: store.binding(id: id)?.text.wrappedValue += "x"
      case 4: if let binding = store.binding(id: id) { bindings.append(binding) }
      case 5: if let binding = bindings.randomElement(using: &generator) { binding.rank.wrappedValue = Double(id) }
      default: if depth < 4 { try transact(depth) }
      }
    }

    private mutating func transact(_ depth: Int) throws {
      let before = state
      do {
        try store.transaction {
          for _ in 0..<4 { try edit(depth + 1) }
          if Bool.random(using: &generator) { throw Failure() }
        }
      } catch {
        #expect(state == before)
        // Now and then it goes through all those around it.
        if depth > 0, Bool.random(using: &generator) { throw error }
      }
    }
  }

  @Test("What throws leaves nothing behind, views follow, and undo and redo go to either end", arguments: 0..<12)
  func laws(seed: UInt64) throws {
    let store = Store((1...10).map { ObjectNote(id: $0) }, context: context)
    let long = store.query { $0.text.count > 1 }
    var editor = Editor(store: store, generator: SeededGenerator(seed: seed))
    let start = editor.state
    for _ in 0..<90 {
      try editor.edit()
      #expect(long.ids == store.items.filter { $0.text.count > 1 }.map(\.id))
    }
    let end = editor.state
    while context.undo.undo() {}
    #expect(editor.state == start)
    while context.undo.redo() {}
    #expect(editor.state == end)
  }
}
