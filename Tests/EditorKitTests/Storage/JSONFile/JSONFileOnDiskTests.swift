import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("A JSON file on disk, and who else is there")
@MainActor struct JSONFileOnDiskTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(_ name: String = "file.json", key: String? = nil) async -> Store<Note> {
    let store = Store(JSONFileStorage<Note>(folder[name], key: key), context: context)
    await store.load()
    return store
  }

  @Test("A save keeps a symbolic link and the mode of its target")
  func link() async throws {
    try folder.write("[]", to: "target.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["target.json"])
    try folder.link("file.json", to: "target.json")
    let store = await store()
    store.add(Note(id: 1))
    try await store.flush()
    #expect(folder.destination(of: "file.json") == "target.json")
    #expect(try folder.text(of: "target.json").contains("\"id\": 1"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["target.json"])
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("While one store has the file, another is told that it is in use; then it takes its turn")
  func locked() async throws {
    let first = await store()
    first.add(Note(id: 1))
    let second = await store()
    #expect(try second.fileFailure().reason == .locked)
    try await first.close()
    await second.load()
    #expect(second.ids == [1])
    second.add(Note(id: 2))
    try await second.close()
    #expect(try folder.names == ["file.json"])
  }

  @Test("A store that is dropped lets go of the file")
  func dropped() async throws {
    var first: Store<Note>? = await store()
    #expect(first?.isEmpty == true)
    first = nil
    guard case .empty = await store().phase else { throw NotFailed() }
  }

  @Test("A file that another program has changed isn't written over; set aside, both versions are there")
  func changedElsewhere() async throws {
    try folder.write("[]", to: "file.json")
    let store = await store()
    store.add(Note(id: 1))
    try await store.flush()
    try folder.write("[{\"id\": 7, \"text\": \"theirs\"}]", to: "file.json")
    store.add(Note(id: 2))
    await #expect(throws: FileError(path: folder["file.json"], .changedElsewhere)) { try await store.flush() }
    #expect(try folder.text(of: "file.json").contains("theirs"))
    #expect(try await store.setAside() == folder["file.set-aside-1.json"])
    try await store.close()
    #expect(try folder.text(of: "file.set-aside-1.json").contains("theirs"))
    #expect(await self.store().ids == [1, 2])
  }

  @Test("A file that somebody has deleted meanwhile is made again")
  func deletedElsewhere() async throws {
    try folder.write("[{\"id\": 1, \"text\": \"a\"}]", to: "file.json")
    let store = await store()
    try FileManager.default.removeItem(atPath: folder["file.json"])
    store.add(Note(id: 2))
    try await store.close()
    #expect(await self.store().ids == [1, 2])
  }

  @Test("An undecodable file is set aside under a new name on request, and saving starts afresh")
  func setAside() async throws {
    try folder.write("old", to: "file.set-aside-1.json")
    try folder.write("nonsense", to: "file.json")
    let store = await store()
    store.add(Note(id: 1))
    #expect(try await store.setAside() == folder["file.set-aside-2.json"])
    try await store.close()
    #expect(try folder.names == ["file.json", "file.set-aside-1.json", "file.set-aside-2.json"])
    #expect(try folder.text(of: "file.set-aside-2.json") == "nonsense")
    #expect(await self.store().ids == [1])
  }

  @Test("Loading removes and reports what an interrupted run has left, and keeps other files")
  func leftovers() async throws {
    let names = [
      ".file.json.7E4C1F0A-9A2B-4D3C-8E5F-123456789ABC.saving", ".other.json.saving", ".file.json.notes.saving",
    ]
    for name in names { try folder.write("[", to: name) }
    let store = await store()
    #expect(store.warnings.map(\.description).contains { $0.contains(names[0]) })
    try await store.close()
    #expect(try folder.names == names[1...].sorted())
  }

  @Test("Loading reports a read-only file at once, and a failed save leaves it untouched")
  func readOnly() async throws {
    try folder.write("[{\"id\": 1, \"text\": \"a\"}]", to: "file.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder["file.json"])
    let store = await store()
    #expect(store.warnings.map(\.description).contains { $0.contains("the file is read-only") })
    store.modify(id: 1) { $0.text = "b" }
    await #expect(throws: FileError(path: folder["file.json"], .unsavable("it is read-only"))) {
      try await store.flush()
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder["file.json"])
    try await store.flush()
    #expect(try folder.text(of: "file.json").contains("\"b\""))
  }

  @Test("A missing folder is reported, and everything is saved once the folder exists")
  func missingFolder() async throws {
    let store = await store("inner/file.json")
    store.add(Note(id: 1))
    await #expect(throws: FileError.self) { try await store.flush() }
    try folder.makeFolder("inner")
    try await store.close()
    #expect(try folder.names == ["inner"])
    #expect(try folder.text(of: "inner/file.json").contains("\"id\": 1"))
  }

  @Test("While the disk is full the old file is whole; once there is room everything is saved")
  func diskFull() async throws {
    let disk = Disk()
    let storage = JSONFileStorage<Note>(folder["file.json"]) { data, path throws(FileError) in
      if disk.isFull { throw FileError(path: path, .unsavable("No space left on device")) }
      return try FileAccess.save(data, to: path)
    }
    let store = Store(storage, context: context)
    await store.load()
    store.add(Note(id: 1))
    try await store.flush()
    let whole = try folder.text(of: "file.json")
    disk.isFull = true
    store.modify(id: 1) { $0.text = "b" }
    store.add(Note(id: 2))
    await #expect(throws: FileError.self) { try await store.flush() }
    #expect(try folder.text(of: "file.json") == whole)
    disk.isFull = false
    try await store.close()
    #expect(await self.store().items == [Note(id: 1, text: "b"), Note(id: 2)])
  }

  /// Sendable although nothing checks it: a test sets it only while nothing is being saved.
  private final class Disk: @unchecked Sendable {
    var isFull = false
  }
}
