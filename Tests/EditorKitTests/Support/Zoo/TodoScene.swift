import EditorKit
import EditorKitTesting
import Testing

/// A component in which the zoo's todos live.
enum TodoHabitat: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case screen = "a TodoScreen"
  case list = "a TodoList over a store"
  case file = "a StoreScreen over a JSON file"

  var testDescription: String { rawValue }

  static let lists: [TodoHabitat] = [.list, .file]
}

/// What is behind a component: the app's todos, as a test reads and changes them.
@MainActor struct TodoBackground {
  /// Reads the todos of the model.
  var read: () -> [TodoValue]
  /// Does what the app does when it saves its models.
  var saveModels: () -> Void
  /// Reads what is stored; nil if nothing is.
  var readStored: (() throws -> [TodoValue])?
  /// Saves everything, and waits for it.
  var flush: () async throws -> Void = {}
  /// Loads the todos again.
  var reload: () async throws -> Void = {}
  /// Saves everything, and closes the storage.
  var close: () async throws -> Void = {}
}

/// A component over todos of one kind, and what is behind it.
@MainActor final class TodoScene {
  let habitat: TodoHabitat
  let context: Context
  let driver: Driver
  let background: TodoBackground

  init(_ habitat: TodoHabitat, _ component: any Component, _ background: TodoBackground, context: Context) {
    self.habitat = habitat
    self.context = context
    self.background = background
    driver = Driver(component, context: context)
  }

  var todos: [TodoValue] { background.read() }
  var undo: UndoHistory { context.undo }

  /// Opens the screen of a todo, if the component is a list.
  func open(_ title: String) throws {
    if habitat != .screen { try driver.open(title) }
  }

  /// Goes back to the list, if the component is one.
  func back() throws {
    if habitat != .screen { try driver.back() }
  }

  /// Loads the todos again.
  func reload() async throws {
    background.saveModels()
    try await background.reload()
  }

  /// Expects that an observer of the todos is notified of a change.
  func expectNotified(_ location: SourceLocation = #_sourceLocation, of change: () throws -> Void) rethrows {
    let isNotified = try Flag.isNotified(reading: todos, of: change)
    #expect(isNotified, "An observer of the todos isn't notified.", sourceLocation: location)
  }

  /// Saves everything, and expects that what is stored is what the model holds.
  func expectSaved(_ location: SourceLocation = #_sourceLocation) async throws {
    background.saveModels()
    guard let readStored = background.readStored else { return }
    try await background.flush()
    #expect(try readStored() == todos, sourceLocation: location)
  }

  /// Ends the program: the screen closes, and everything is saved.
  func end() async throws {
    driver.close()
    try await background.close()
  }
}
