import EditorKit
import Foundation
import Observation

/// A todo whose `id` is temporary until it is saved, as a SwiftData model's is.
final class ChangingIDTodo: ZooTodo {
  let number: Int
  var title: String
  var isCompleted: Bool
  var dueDate: Date?
  private(set) var isSaved = false

  init(_ value: TodoValue) {
    (number, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
  }

  var id: Int { isSaved ? number : -number }

  func save() { isSaved = true }
}

extension MortalTodo: ZooTodo {
  convenience init(_ value: TodoValue) {
    self.init(id: value.id, title: value.title)
    (isCompleted, dueDate) = (value.isCompleted, value.dueDate)
  }
}

/// A todo on the main actor that ends the process when it is touched after its deletion.
@MainActor final class MainActorMortalTodo {
  private(set) var isAlive = true
  private var stored: TodoValue

  init(_ value: TodoValue) {
    stored = value
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

extension MainActorMortalTodo: @MainActor ZooTodo {}

/// A todo on the main actor, of which an app may derive classes.
@MainActor class OpenMainActorTodo {
  let id: Int
  var title: String
  var isCompleted: Bool
  var dueDate: Date?

  init(_ value: TodoValue) {
    (id, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
  }
}

extension OpenMainActorTodo: @MainActor ZooTodo {}

/// A todo of an app that derives its class from another one.
final class DerivedMainActorTodo: OpenMainActorTodo {
  /// How often the title was set.
  private(set) var titleCount = 0

  override var title: String {
    didSet { titleCount += 1 }
  }
}

/// A todo that observers can watch.
@Observable final class ObservableTodo: ZooTodo {
  let id: Int
  var title: String
  var isCompleted: Bool
  var dueDate: Date?

  init(_ value: TodoValue) {
    (id, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
  }
}

/// A todo that observers can watch, of which an app may derive classes.
@Observable class OpenObservableTodo: ZooTodo {
  let id: Int
  var title: String
  var isCompleted: Bool
  var dueDate: Date?

  init(_ value: TodoValue) {
    (id, title, isCompleted, dueDate) = (value.id, value.title, value.isCompleted, value.dueDate)
  }
}

/// A todo of an app that derives its class from an observable one.
final class DerivedObservableTodo: OpenObservableTodo {
  /// How often the title was set.
  private(set) var titleCount = 0

  override var title: String {
    didSet { titleCount += 1 }
  }
}

/// A todo of the zoo that can die, and ends the process when it is touched after that.
@MainActor protocol MortalZooTodo: ZooTodo, AnyObject {
  func die()
}

extension MortalTodo: @MainActor MortalZooTodo {}
extension MainActorMortalTodo: @MainActor MortalZooTodo {}
