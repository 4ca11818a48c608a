import EditorKit
import EditorKitTesting
import Testing

/// A component in which the zoo's memos live.
enum MemoHabitat: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case editor = "an Editor"
  case screen = "a MemoScreen"
  case list = "a MemoList over a binding"
  case storeList = "a MemoList over a store"
  case file = "a StoreScreen over a JSON file"
  case parts = "a RecordingEditor from parts"

  var testDescription: String { rawValue }

  /// Whether the component lists memos, and opens a screen for each.
  var isList: Bool { Self.lists.contains(self) }

  static let named: [MemoHabitat] = [.screen, .list, .storeList, .file]
  static let editing: [MemoHabitat] = [.editor] + named
  static let lists: [MemoHabitat] = [.list, .storeList, .file]
  static let stored: [MemoHabitat] = [.storeList, .file]
}

/// A recorder that ends at once, or when a gate opens.
@MainActor final class ZooRecorder<Recording>: Recorder {
  private let make: () -> Recording
  private var gate: Gate?

  init(make: @escaping () -> Recording) {
    self.make = make
  }

  func record(_ control: RecordingControl) async throws -> Recording? {
    await gate?.wait()
    try Task.checkCancellation()
    return make()
  }

  /// Lets recordings wait for a gate.
  func hold() -> Gate {
    let gate = Gate()
    self.gate = gate
    return gate
  }
}

/// What is behind a component: the app's memos, as a test reads and changes them.
@MainActor struct MemoBackground {
  /// Reads the memos of the model.
  var read: () -> [MemoValue]
  /// Sets the name of a memo, as the app does by itself.
  var rename: (_ number: Int, _ name: String) -> Void
  /// Lets recordings wait for a gate.
  var holdRecorder: () -> Gate
  /// Does what the app does when it saves its models.
  var saveModels: () -> Void
  /// Reads what is stored; nil if nothing is.
  var readStored: (() throws -> [MemoValue])?
  /// Saves everything, and waits for it.
  var flush: () async throws -> Void = {}
  /// Loads the memos again.
  var reload: () async throws -> Void = {}
  /// Saves everything, and closes the storage.
  var close: () async throws -> Void = {}
}

/// A component over memos of one kind, and what is behind it.
@MainActor final class MemoScene {
  let habitat: MemoHabitat
  let context: Context
  let driver: Driver
  let background: MemoBackground

  init(_ habitat: MemoHabitat, _ component: any Component, _ background: MemoBackground, context: Context) {
    self.habitat = habitat
    self.context = context
    self.background = background
    driver = Driver(component, context: context)
  }

  var memos: [MemoValue] { background.read() }
  var undo: UndoHistory { context.undo }

  /// Opens the screen of a memo, if the component is a list.
  func open(_ name: String) throws {
    if habitat.isList { try driver.open(name) }
  }

  /// Goes back to the list, if the component is one.
  func back() throws {
    if habitat.isList { try driver.back() }
  }

  /// Records until the recorder has ended.
  func record(_ button: String = "Record") async throws {
    try driver.press(button)
    try await wait()
  }

  /// Waits until no work is pending. A file may take its time while many other tests run.
  func wait() async throws {
    try await driver.wait(patience: .seconds(60))
  }

  /// Loads the memos again.
  func reload() async throws {
    background.saveModels()
    try await background.reload()
  }

  /// Expects that an observer of a list's memos is notified of a change.
  func expectNotified(_ location: SourceLocation = #_sourceLocation, of change: () throws -> Void) rethrows {
    guard habitat.isList else { return try change() }
    let isNotified = try Flag.isNotified(reading: memos, of: change)
    #expect(isNotified, "An observer of the memos isn't notified.", sourceLocation: location)
  }

  /// Saves everything, and expects that what is stored is what the model holds.
  func expectSaved(_ location: SourceLocation = #_sourceLocation) async throws {
    background.saveModels()
    guard let readStored = background.readStored else { return }
    try await background.flush()
    #expect(try readStored() == memos, sourceLocation: location)
  }

  /// Ends the program: the screen closes, and everything is saved.
  func end() async throws {
    driver.close()
    try await background.close()
  }
}
