import EditorKit
import Foundation

/// What a test knows of a todo, whatever the app's model looks like, and what stands for it in a file.
struct TodoValue: Identifiable, Codable, Equatable, Sendable {
  var id: Int
  var title: String
  var isCompleted = false
  var dueDate: Date?
  /// The sibling that a model derives from its title; nil for a model without one.
  var slug: String?
}

/// A todo of the zoo: a model as a real app has it, which a test can read as a value.
protocol ZooTodo: TodoProtocol, Identifiable {
  /// The number that the todo keeps, whatever becomes of its `id`.
  var number: Int { get }

  /// What the model derives from its title; nil if it derives nothing.
  var slug: String? { get }
}

extension ZooTodo {
  var slug: String? { nil }

  /// The todo as a value.
  var value: TodoValue {
    TodoValue(id: number, title: title, isCompleted: isCompleted, dueDate: dueDate, slug: slug)
  }
}

extension ZooTodo where ID == Int {
  var number: Int { id }
}

/// A todo that compares and hashes its identity only, so that the app can keep it in a set.
struct SameIDTodo: ZooTodo, Codable, Hashable, Sendable {
  let id: Int
  var title: String
  var isCompleted: Bool
  var dueDate: Date?

  init(_ value: TodoValue) {
    (id, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
  }

  static func == (one: SameIDTodo, other: SameIDTodo) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A todo that equals every other todo.
struct AlwaysEqualTodo: ZooTodo, Codable, Equatable, Sendable {
  let id: Int
  var title: String
  var isCompleted: Bool
  var dueDate: Date?

  init(_ value: TodoValue) {
    (id, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
  }

  static func == (one: AlwaysEqualTodo, other: AlwaysEqualTodo) -> Bool { true }
}

/// A todo as an `Equatable` value around an object, as a wrapper of an ORM's object is.
struct ClassInStructTodo: ZooTodo, Equatable {
  /// What the todo keeps in an object.
  final class Details {
    var title: String
    var isCompleted: Bool
    var dueDate: Date?

    init(_ value: TodoValue) {
      (title, isCompleted, dueDate) = (value.title, value.isCompleted, value.dueDate)
    }
  }

  let id: Int
  var details: Details

  init(_ value: TodoValue) {
    (id, details) = (value.id, Details(value))
  }

  var title: String {
    get { details.title }
    set { details.title = newValue }
  }
  var isCompleted: Bool {
    get { details.isCompleted }
    set { details.isCompleted = newValue }
  }
  var dueDate: Date? {
    get { details.dueDate }
    set { details.dueDate = newValue }
  }

  static func == (one: ClassInStructTodo, other: ClassInStructTodo) -> Bool {
    one.id == other.id && one.details === other.details
  }
}

/// A todo as a value that trims its title and forgets the time of its due date whenever they are set.
struct NormalizingTodo: ZooTodo, Codable, Sendable {
  let id: Int
  private var storedTitle: String
  var isCompleted: Bool
  private var storedDate: Date?

  private enum CodingKeys: String, CodingKey {
    case id, isCompleted
    case storedTitle = "title"
    case storedDate = "dueDate"
  }

  init(_ value: TodoValue) {
    (id, storedTitle, isCompleted, storedDate) = (value.id, value.title, value.isCompleted, value.dueDate)
  }

  var title: String {
    get { storedTitle }
    set { storedTitle = newValue.trimmingCharacters(in: .whitespaces) }
  }
  var dueDate: Date? {
    get { storedDate }
    set { storedDate = newValue.map(Self.day) }
  }

  /// The beginning of a day in Greenwich.
  static func day(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
  }
}
