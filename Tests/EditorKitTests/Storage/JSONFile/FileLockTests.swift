import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The lock file")
@MainActor struct FileLockTests {
  private let folder: TemporaryFolder
  private var target: BytePath { BytePath(folder["file.json"]) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func isImpossible(_ attempt: FileLock.Attempt) -> Bool {
    if case .impossible = attempt { true } else { false }
  }

  @Test("A pipe in the lock file's place makes locking impossible, and isn't waited for", arguments: [0o644, 0o444])
  func pipe(mode: Int) throws {
    #expect(mkfifo(folder[".file.json.lock"], mode_t(mode)) == 0)
    #expect(isImpossible(FileLock.lock(target, calls: .real)))
    #expect(try folder.names == [".file.json.lock"])
  }

  @Test("A symbolic link in the lock file's place isn't followed")
  func link() throws {
    try folder.link(".file.json.lock", to: "victim")
    #expect(isImpossible(FileLock.lock(target, calls: .real)))
    #expect(try folder.names == [".file.json.lock"])
    try folder.write("theirs", to: "victim")
    #expect(isImpossible(FileLock.lock(target, calls: .real)))
    #expect(try folder.text(of: "victim") == "theirs")
  }

  @Test("Releasing a lock leaves a lock file that isn't its own")
  func foreign() throws {
    var attempt: FileLock.Attempt? = FileLock.lock(target, calls: .real)
    guard case .locked? = attempt else { return #expect(Bool(false), "\(attempt as Any)") }
    #expect(unlink(folder[".file.json.lock"]) == 0)
    try folder.write("theirs", to: ".file.json.lock")
    attempt = nil
    #expect(try folder.text(of: ".file.json.lock") == "theirs")
  }

  @Test("Files whose long names share a beginning are locked separately")
  func longNames() async throws {
    let start = String(repeating: "n", count: 200)
    let stores = ["1.json", "2.json"].map { Store(JSONFileStorage<Note>(folder[start + $0]), context: .testing()) }
    for store in stores {
      await store.load()
      guard case .empty = store.phase else { return #expect(Bool(false), "\(store.phase)") }
    }
    for store in stores { try await store.close() }
    #expect(try folder.names == [])
  }

  @Test("A file with the longest name can be set aside and rescued", arguments: [246, 255])
  func longestName(count: Int) async throws {
    let name = String(repeating: "é", count: 60) + String(repeating: "n", count: count - 125) + ".json"
    #expect(name.utf8.count == count)
    try folder.write("nonsense", to: name)
    let store = Store(JSONFileStorage<Note>(folder[name]), context: .testing())
    await store.load()
    #expect(try await store.setAside()?.hasSuffix("n.set-aside-1.json") == true)
    store.add(Note(id: 1))
    try await store.flush()
    try folder.write("[]", to: name)
    store.add(Note(id: 2))
    let error = await #expect(throws: UnsavedChangesError.self) { try await store.close() }
    #expect(error?.savedAt.hasPrefix(folder.path) == true)
    #expect(error?.savedAt.hasSuffix("n.unsaved-1.json") == true)
    #expect(try folder.names.count == 3)
  }
}
