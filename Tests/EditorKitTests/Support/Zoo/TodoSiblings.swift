import EditorKit
import Foundation

/// A todo as a value whose `didSet` writes a sibling through the app's own binding to it.
struct SiblingTodo: ZooTodo {
  /// The app, which knows where its todos live.
  final class App {
    var todo: (Int) -> Binding<SiblingTodo>? = { _ in nil }
  }

  let id: Int
  var title: String {
    didSet { app.todo(id)?.storedSlug.wrappedValue = title.lowercased() }
  }
  var isCompleted: Bool
  var dueDate: Date?
  private var storedSlug: String
  private let app: App

  init(_ value: TodoValue, in app: App) {
    (id, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
    storedSlug = value.slug ?? value.title.lowercased()
    self.app = app
  }

  var slug: String? { storedSlug }
}

/// A todo as an object whose `didSet` writes a sibling, and whose own `toggle` counts.
final class SiblingObjectTodo: ZooTodo, Codable {
  let id: Int
  var title: String {
    didSet { storedSlug = title.lowercased() }
  }
  var isCompleted: Bool
  var dueDate: Date?
  private var storedSlug: String
  /// How often it was completed.
  private(set) var completionCount = 0

  private enum CodingKeys: String, CodingKey {
    case id, title, isCompleted, dueDate
    case storedSlug = "slug"
  }

  init(_ value: TodoValue) {
    (id, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
    storedSlug = value.slug ?? value.title.lowercased()
  }

  var slug: String? { storedSlug }

  func toggle() {
    isCompleted.toggle()
    completionCount += isCompleted ? 1 : -1
  }
}
