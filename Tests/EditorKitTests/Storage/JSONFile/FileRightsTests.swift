import Foundation
import Testing

@testable import EditorKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Access rights and attributes of saved files")
struct FileRightsTests {
  private let folder: TemporaryFolder
  private var path: String { folder["file.json"] }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func prepare(mode: mode_t) throws {
    try folder.write("old", to: "file.json")
    #expect(chmod(path, mode) == 0)
  }

  private func save(_ calls: FileSystemCalls = .real) throws {
    try FileAccess(path: path, calls: calls).save(Array("new".utf8))
  }

  @Test("A save keeps extended attributes")
  func attributes() throws {
    try prepare(mode: 0o640)
    let name = Array("user.editorkit.note".utf8)
    guard try Attributes.set(name, to: [1, 0, 255], of: path) else { return }
    try save()
    #expect(Attributes.value(name, of: path) == [1, 0, 255])
    #expect(try folder.text(of: "file.json") == "new")
  }

  #if os(Linux)
    @Test("A save keeps an access control list and its mask")
    func accessList() throws {
      try prepare(mode: 0o600)
      guard try Attributes.set(Attributes.accessList, to: Attributes.list, of: path) else { return }
      let mode = try Attributes.mode(of: path)
      try save()
      #expect(Attributes.value(Attributes.accessList, of: path) == Attributes.list)
      #expect(try Attributes.mode(of: path) == mode)
    }

    @Test(
      "If the access control list can't be copied, only the owner keeps access",
      arguments: [FileSystemCalls.Call.listAttributes, .readAttribute, .setAttribute], [EPERM, EACCES])
    func narrowing(call: FileSystemCalls.Call, code: Int32) throws {
      try prepare(mode: 0o600)
      guard try Attributes.set(Attributes.accessList, to: Attributes.list, of: path) else { return }
      try save(FileSystemCalls { $0 == call ? .fail(code) : .proceed })
      #expect(Attributes.value(Attributes.accessList, of: path) == nil)
      #expect(try Attributes.mode(of: path) == 0o600)
    }

    @Test("A list that the folder gives to new files isn't given to a file that had none")
    func inherited() throws {
      try prepare(mode: 0o640)
      guard try Attributes.set(Attributes.defaultList, to: Attributes.list, of: folder.path) else { return }
      try save()
      #expect(Attributes.value(Attributes.accessList, of: path) == nil)
      #expect(try Attributes.mode(of: path) == 0o640)
    }
  #endif

  @Test("If the group can't be kept, neither group nor others get more than both had", .enabled(if: geteuid() == 0))
  func group() throws {
    try prepare(mode: 0o664)
    #expect(chown(path, 4711, 4712) == 0)
    try save(FileSystemCalls { $0 == .setOwner ? .fail(EPERM) : .proceed })
    #expect(try Attributes.mode(of: path) == 0o644)
  }

  @Test("The temporary file is private until it gets the target's mode")
  func temporaryMode() throws {
    try prepare(mode: 0o666)
    let modes = Modes()
    let folder = folder
    try save(
      FileSystemCalls { call in
        let names = (try? folder.names.filter { $0.hasSuffix(".saving") }) ?? []
        for name in names { modes.append((try? Attributes.mode(of: folder[name])) ?? 0o7777) }
        return .proceed
      })
    let first = modes.all.prefix { $0 == 0o600 }
    #expect(!first.isEmpty)
    #expect(modes.all.dropFirst(first.count).allSatisfy { $0 == 0o666 })
  }

  @Test("A rescue copy beside the file is as private as the file", arguments: [0o600, 0o640, 0o644])
  func rescueBeside(mode: Int) throws {
    try prepare(mode: mode_t(mode))
    #expect(try FileAccess(path: path).rescue(Array("new".utf8)) == folder["file.unsaved-1.json"])
    #expect(try Attributes.mode(of: folder["file.unsaved-1.json"]) == mode_t(mode))
  }

  @Test("A rescue copy in the temporary folder is private, and doesn't follow a planted link")
  func rescueElsewhere() throws {
    let name = UUID().uuidString
    let temporary = NSTemporaryDirectory()
    let start = temporary + (temporary.hasSuffix("/") ? "" : "/") + name
    try FileManager.default.createSymbolicLink(
      atPath: "\(start).unsaved-1.json", withDestinationPath: folder["victim"])
    defer { for number in 1...2 { unlink("\(start).unsaved-\(number).json") } }
    let copy = try FileAccess(path: folder["missing/\(name).json"]).rescue(Array("new".utf8))
    #expect(copy == "\(start).unsaved-2.json")
    #expect(try Attributes.mode(of: copy) == 0o600)
    #expect(try folder.names == [])
  }

  @Test("A rescue copy beside the file doesn't follow a planted link")
  func plantedBeside() throws {
    try prepare(mode: 0o600)
    try folder.link("file.unsaved-1.json", to: "victim")
    #expect(try FileAccess(path: path).rescue(Array("new".utf8)) == folder["file.unsaved-2.json"])
    #expect(try !folder.names.contains("victim"))
  }

  /// A lock guards the modes, and so it is Sendable.
  private final class Modes: @unchecked Sendable {
    private let lock = NSLock()
    private var modes: [mode_t] = []
    var all: [mode_t] { lock.withLock { modes } }
    func append(_ mode: mode_t) { lock.withLock { modes.append(mode) } }
  }
}
