import EditorKit
import Foundation

/// An item as a value that can be stored.
struct Note: Identifiable, Codable, Equatable, Sendable {
  var id: Int
  var text = ""
  var rank: Double?

  enum Keys: CodingKey { case id, text, rank }
}

/// An item with members that may be absent, at two depths.
struct Tagged: Identifiable, Codable, Sendable {
  var id: Int
  var text: String?
  var date: Date?
  var inner: Inner?
  struct Inner: Codable, Sendable {
    var value: Double?
  }
}

/// An item as an object that can be stored, and tells nobody of its changes.
final class ObjectNote: Identifiable, Codable {
  let id: Int
  var text: String
  var rank: Double?

  init(id: Int, text: String = "", rank: Double? = nil) {
    self.id = id
    self.text = text
    self.rank = rank
  }
}

/// A storage in memory whose calls fail or wait when a test wants it.
@MainActor final class ScriptedStorage<Item: Identifiable>: Storage {
  /// What went wrong, as a test wants it.
  struct Failure: Error, Equatable {}

  let memory: InMemoryStorage<Item>
  var loadFailure: (any Error)?
  var saveFailure: (any Error)?
  /// Holds up loading and saving.
  var gate: Gate?
  /// The number of calls, those that failed among them.
  private(set) var loadCount = 0
  private(set) var applyCount = 0
  private(set) var isClosed = false

  init(_ items: [Item] = []) {
    memory = InMemoryStorage(items)
  }

  func load() async throws -> StoredItems<Item> {
    loadCount += 1
    await gate?.wait()
    if let loadFailure { throw loadFailure }
    return try await memory.load()
  }

  func apply(_ changes: [StorageChange<Item>]) async throws {
    applyCount += 1
    await gate?.wait()
    if let saveFailure { throw saveFailure }
    try await memory.apply(changes)
  }

  func close() async { isClosed = true }
}

/// An item with a part of which a file may hold more than the item knows.
struct Clip: Identifiable, Codable, Sendable {
  struct Sound: Codable, Sendable {
    var gain: Double
  }
  var id: Int
  var name: String
  var sound: Sound?
}

/// A test's store isn't in the state that the test wants.
struct NotFailed: Error {}

extension Store {
  /// What is wrong with the file that couldn't be loaded.
  func fileFailure() throws -> FileError {
    guard case .failed(let error as FileError) = phase else { throw NotFailed() }
    return error
  }
}
