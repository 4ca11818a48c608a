import Foundation
import Testing

@testable import EditorKit

@Suite("Reading and saving whole files")
struct FileAccessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func save(_ text: String, to name: String) throws {
    try FileAccess.save(Data(text.utf8), to: folder[name])
  }

  private func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder[name])[.posixPermissions] as? Int
  }

  private func isUnsavable(_ error: FileError?) -> Bool {
    switch error?.reason {
    case .unsavable, .missingFolder: true
    default: false
    }
  }

  @Test("A missing file reads as nil, and an empty one as no bytes")
  func missingAndEmpty() throws {
    #expect(try FileAccess.read(folder["none"]) == nil)
    try folder.write("", to: "empty")
    #expect(try FileAccess.read(folder["empty"]) == Data())
    try folder.link("dangling", to: "none")
    #expect(try FileAccess.read(folder["dangling"]) == nil)
  }

  @Test("What was saved is read, however long it is", arguments: [0, 1, 1 << 16, (1 << 18) + 7])
  func roundTrip(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try FileAccess.save(data, to: folder["file"])
    #expect(try FileAccess.read(folder["file"]) == data)
    #expect(try folder.names == ["file"])
  }

  @Test("A folder, and a file below a file, can't be read")
  func unreadable() throws {
    try folder.write("", to: "file")
    for path in [folder.path, folder["file/below"]] {
      let error = #expect(throws: FileError.self) { try FileAccess.read(path) }
      #expect(error?.path == path)
      if case .unreadable(let why) = error?.reason { #expect(!why.isEmpty) } else { Issue.record("\(error as Any)") }
    }
  }

  @Test("A shorter text takes the whole place of a longer one")
  func shorter() throws {
    try folder.write("a long text", to: "file")
    try save("short", to: "file")
    #expect(try folder.text(of: "file") == "short")
  }

  @Test("The mode stays", arguments: [0o600, 0o644, 0o640, 0o777])
  func modeStays(mode: Int) throws {
    try folder.write("old", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder["file"])
    try save("new", to: "file")
    #expect(try self.mode(of: "file") == mode)
    #expect(try folder.text(of: "file") == "new")
  }

  @Test("A file that is read-only isn't replaced")
  func readOnly() throws {
    try folder.write("old", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder["file"])
    let error = #expect(throws: FileError.self) { try save("new", to: "file") }
    #expect(error?.reason == .unsavable("it is read-only"))
    #expect(try folder.text(of: "file") == "old")
    #expect(try folder.names == ["file"])
  }

  @Test("Symbolic links stay, and the file at the end of the chain is replaced")
  func links() throws {
    try folder.makeFolder("inner")
    try folder.write("old", to: "inner/target")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["inner/target"])
    try folder.link("inner/second", to: "target")
    try folder.link("first", to: "inner/second")
    try save("new", to: "first")
    #expect(folder.destination(of: "first") == "inner/second")
    #expect(folder.destination(of: "inner/second") == "target")
    #expect(try folder.text(of: "inner/target") == "new")
    #expect(try mode(of: "inner/target") == 0o600)
    #expect(try folder.names == ["first", "inner"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["inner"]).sorted() == ["second", "target"])
  }

  @Test("A link to a file that is missing stays, and the file is made", arguments: [true, false])
  func danglingLink(isAbsolute: Bool) throws {
    try folder.link("link", to: isAbsolute ? folder["target"] : "target")
    try save("new", to: "link")
    #expect(folder.destination(of: "link") != nil)
    #expect(try folder.text(of: "target") == "new")
  }

  @Test("A link that leads out of its folder is followed from there, through a folder that is itself a link")
  func upwards() throws {
    try folder.makeFolder("real")
    try folder.makeFolder("real/deep")
    try folder.link("alias", to: "real/deep")
    try folder.link("real/deep/link", to: "../target")
    try save("new", to: "alias/link")
    #expect(try folder.text(of: "real/target") == "new")
    #expect(folder.destination(of: "real/deep/link") == "../target")
    #expect(try folder.names == ["alias", "real"])
  }

  @Test("Another hard link keeps the old contents")
  func hardLink() throws {
    try folder.write("old", to: "file")
    try FileManager.default.linkItem(atPath: folder["file"], toPath: folder["other"])
    try save("new", to: "file")
    #expect(try folder.text(of: "file") == "new")
    #expect(try folder.text(of: "other") == "old")
  }

  @Test("A folder in the file's place stays, and no temporary file is left", arguments: [true, false])
  func folderInPlace(isFull: Bool) throws {
    try folder.makeFolder("target")
    if isFull { try folder.write("kept", to: "target/inside") }
    let error = #expect(throws: FileError.self) { try save("new", to: "target") }
    #expect(isUnsavable(error))
    #expect(error?.path == folder["target"])
    #expect(try folder.names == ["target"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["target"]) == (isFull ? ["inside"] : []))
  }

  @Test("A folder that is missing is an error, and isn't made", arguments: ["no/file", "no/", "dangling"])
  func missingFolder(name: String) throws {
    try folder.link("dangling", to: "no/file")
    #expect(isUnsavable(#expect(throws: FileError.self) { try save("new", to: name) }))
    #expect(try folder.names == ["dangling"])
  }

  @Test("Links in a ring are an error, and stay")
  func ring() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: FileError.self) { try FileAccess.read(folder["a"]) }
    #expect(throws: FileError.self) { try save("new", to: "a") }
    #expect(folder.destination(of: "a") == "b")
    #expect(folder.destination(of: "b") == "a")
    #expect(try folder.names == ["a", "b"])
  }

  @Test("A name as long as names may be can be saved")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try save("new", to: name)
    #expect(try folder.text(of: name) == "new")
    #expect(try folder.names == [name])
  }

  @Test("An error names the file, the reason and the remedy")
  func description() throws {
    let error = #expect(throws: FileError.self) { try save("new", to: "no/file") }
    let text = error?.description ?? ""
    #expect(
      text.hasPrefix(folder["no/file"] + " can't be saved. The folder \(folder["no"]) doesn't exist. Create it, "))
    #expect(text.hasSuffix("Your changes are saved with the next edit."))
  }
}
