import EditorKit
import Foundation

nonisolated struct Todo: Identifiable, Codable {
  var id = UUID()
  var title: String
  var isCompleted = false
  var dueDate: Date?
}

extension Todo: TodoProtocol {}

@MainActor func todoScreen(path: String, context: Context) -> any Component {
  let store = Store(JSONFileStorage<Todo>(path), context: context)
  return StoreScreen(store, context: context) {
    TodoList(store, context: context) { Todo(title: $0, dueDate: $1) }
  }
}
