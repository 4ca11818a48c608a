import EditorKit
import Foundation

/// A todo as a value.
struct ValueTodo: TodoProtocol, Identifiable, Codable, Equatable, Sendable {
  var id = 0
  var title = ""
  var isCompleted = false
  var dueDate: Date?
}

/// A todo as an object that tells nobody of its changes.
final class ObjectTodo: TodoProtocol, Identifiable {
  var title: String
  var isCompleted = false
  var dueDate: Date?
  /// How often it was done: its own `toggle` counts.
  private(set) var count = 0

  init(_ title: String) {
    self.title = title
  }

  func toggle() {
    count += isCompleted ? -1 : 1
    isCompleted.toggle()
  }
}

/// A todo that ends the process when it is touched after its deletion, as an ORM's object does.
final class MortalTodo: TodoProtocol, Identifiable {
  private(set) var isAlive = true
  private var stored = ValueTodo()

  init(id: Int, title: String) {
    stored = ValueTodo(id: id, title: title)
  }

  var id: Int { touched(stored.id) }
  var title: String {
    get { touched(stored.title) }
    set { stored.title = touched(newValue) }
  }
  var isCompleted: Bool {
    get { touched(stored.isCompleted) }
    set { stored.isCompleted = touched(newValue) }
  }
  var dueDate: Date? {
    get { touched(stored.dueDate) }
    set { stored.dueDate = touched(newValue) }
  }

  func die() { isAlive = false }

  private func touched<Value>(_ value: Value) -> Value {
    precondition(isAlive, "A deleted todo was touched.")
    return value
  }
}
