import Foundation
import Testing

@testable import EditorKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One operation in a folder of its own, on a file system that may fail.
@MainActor final class FailingFileSystemRun {
  let folder: TemporaryFolder
  let faults = FaultyCalls()
  let storage: JSONFileStorage<Note>
  var loaded: [String]?
  var copy: String?
  var hasList = false

  init() throws {
    folder = try TemporaryFolder()
    storage = JSONFileStorage(folder["file.json"], calls: faults.calls)
  }

  var path: String { folder["file.json"] }

  static func json(_ text: String) -> String { "[{\"id\": 1, \"text\": \"\(text)\"}]" }

  func text() throws -> String { try folder.text(of: "file.json") }

  func write(_ text: String, mode: mode_t) throws {
    try folder.write(Self.json(text), to: "file.json")
    chmod(path, mode)
  }

  /// Whether the file can be locked now. The lock is released again.
  var canBeLocked: Bool {
    if case .locked = FileLock.lock(BytePath(path), calls: .real) { true } else { false }
  }

  /// Closes the storage, and checks what is in the folder then.
  func finish(names: [String], _ position: String) async throws {
    await storage.close()
    // Without its lock, a run may leave the lock file of an attempt that failed.
    #expect(try folder.names.filter { $0 != ".file.json.lock" } == names, "\(position)")
  }
}
