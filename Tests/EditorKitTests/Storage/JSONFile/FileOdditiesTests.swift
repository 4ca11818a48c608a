import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("What has a file's name and is none, and what isn't the person's own")
@MainActor struct FileOdditiesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A pipe isn't waited for, and neither read nor replaced; nor is a link to one", arguments: ["pipe", "link"])
  func pipe(name: String) throws {
    #expect(mkfifo(folder["pipe"], 0o644) == 0)
    try folder.link("link", to: "pipe")
    let reading = #expect(throws: FileError.self) { try FileAccess.read(folder[name]) }
    let saving = #expect(throws: FileError.self) { try FileAccess.save(Data("[]".utf8), to: folder[name]) }
    #expect("\(reading as Any)".contains("can't be read: it is a device, a pipe or a socket"))
    #expect("\(saving as Any)".contains("can't be saved: it is a device, a pipe or a socket"))
    var status = stat()
    #expect(stat(folder["pipe"], &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(try folder.names == ["link", "pipe"])
  }

  @Test("A device isn't read", arguments: ["/dev/null", "/dev/zero"])
  func device(path: String) throws {
    #expect(throws: FileError.self) { try FileAccess.read(path) }
  }

  @Test("Saved by the superuser, a file stays its owner's", .enabled(if: geteuid() == 0))
  func owner() throws {
    try folder.write("old", to: "file")
    #expect(chmod(folder["file"], 0o600) == 0)
    #expect(chown(folder["file"], 4711, 4712) == 0)
    try FileAccess.save(Data("new".utf8), to: folder["file"])
    var status = stat()
    #expect(stat(folder["file"], &status) == 0)
    #expect(status.st_uid == 4711 && status.st_gid == 4712 && status.st_mode & 0o7777 == 0o600)
    #expect(try folder.text(of: "file") == "new")
  }

  @Test("The version that a save returns is the saved one's, whatever takes its place later")
  func version() throws {
    let saved = try FileAccess.save(Data("1".utf8), to: folder["file"])
    #expect(try saved == FileAccess(path: folder["file"]).version())
    try FileAccess.save(Data("2".utf8), to: folder["file"])
    #expect(try saved != FileAccess(path: folder["file"]).version())
  }

  @Test("Where there can be no lock, the person is told, and the file can be saved all the same")
  func noLock() async throws {
    try folder.makeFolder(".file.json.lock")
    let store = Store(JSONFileStorage<Note>(folder["file.json"]), context: .testing())
    await store.load()
    #expect(store.warnings.map(\.description).contains { $0.contains("can't be locked: ") })
    store.add(Note(id: 1))
    try await store.close()
    #expect(try folder.names == [".file.json.lock", "file.json"])
  }

  @Test(
    "Under all its names one file has one lock", arguments: ["file.json", "./file.json", "link", "alias/file.json"])
  func names(name: String) async throws {
    try folder.makeFolder("inner")
    try folder.link("alias", to: "inner")
    try folder.link("inner/link", to: "../alias/file.json")
    let holder = Store(JSONFileStorage<Note>(folder["inner/file.json"]), context: .testing())
    await holder.load()
    let path = name.hasPrefix("alias") ? folder[name] : folder["inner/" + name]
    let other = Store(JSONFileStorage<Note>(path), context: .testing())
    await other.load()
    guard case .failed(let error) = other.phase else { return #expect(Bool(false), "\(path) was opened twice") }
    #expect(error as? FileError == FileError(path: path, .locked))
    try await holder.close()
    await other.load()
    #expect(other.isEmpty)
    guard case .empty = other.phase else { return #expect(Bool(false), "\(path) can't be opened") }
  }
}
