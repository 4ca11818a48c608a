import EditorKit
import EditorKitTerminal

@main struct Main {
  static func main() async {
    let program = Terminal.Program(
      "TodoApp",
      about: "Things to do, kept in a JSON file.",
      operands: .optionalFile("where the todos are kept; todos.json if you name none, and made when there is one")
    )
    await Terminal.run(program) { session in
      let context = session.context
      let store = Store(JSONFileStorage<Todo>(session.operands.first ?? "todos.json"), context: context)
      session.atEnd { try await store.close() }
      await store.load()
      return StoreScreen(store, context: context) {
        TodoList(store, context: context) { Todo(title: $0, dueDate: $1) }
      }
    }
  }
}
