import Foundation
import Testing

@testable import EditorKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path, and what loading, saving and setting aside must do with it.
struct PathCase: Sendable, CustomTestStringConvertible {
  /// The result of loading.
  enum Loading: Sendable, Equatable {
    case items
    case empty
    /// There are no items, and a warning contains a text.
    case warns(String)
    /// Loading throws an error that contains a text.
    case fails(String)
  }

  let title: String
  /// The path in the folder of the test; nil for one that is used as it is.
  var name: String?
  var path: String?
  var loading: Loading
  /// The file that holds the item after a save, in the folder; nil if saving fails.
  var saved: String?
  /// The name that the file has after it was set aside; nil if that fails.
  var aside: String?
  let prepare: @Sendable (TemporaryFolder) throws -> Void

  var testDescription: String { title }

  init(
    _ title: String, _ name: String, _ loading: Loading, saved: String?, aside: String? = nil,
    prepare: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in }
  ) {
    (self.title, self.name, self.loading, self.saved, self.aside) = (title, name, loading, saved, aside)
    self.prepare = prepare
  }

  init(_ title: String, path: String, _ loading: Loading) {
    (self.title, self.path, self.loading) = (title, path, loading)
    prepare = { _ in }
  }

  /// A regular file with an item.
  static func file(_ title: String, _ name: String, aside: String) -> PathCase {
    PathCase(title, name, .items, saved: name, aside: aside) { try $0.write(json, to: name) }
  }

  /// A name that no file has yet.
  static func missing(_ title: String, _ name: String) -> PathCase { PathCase(title, name, .empty, saved: name) }

  /// A link to a file with an item.
  static func link(_ title: String, _ destination: String, target: String, aside: String) -> PathCase {
    PathCase(title, "l", .items, saved: target, aside: aside) {
      try $0.makeFolder("inner")
      try $0.write(json, to: target)
      try $0.link("l", to: destination.replacing("FOLDER", with: $0.path))
    }
  }

  static let json = "[{\"id\": 1, \"text\": \"a\"}]"
}

@Suite("Paths of every shape") @MainActor
struct PathTableTests {
  @Test("A path is loaded, saved and set aside, or an error says why not", arguments: PathCase.all)
  func path(_ item: PathCase) async throws {
    let folder = try TemporaryFolder()
    try item.prepare(folder)
    let path = item.path ?? folder[item.name ?? ""]
    let before = try folder.names

    let storage = JSONFileStorage<Note>(path)
    do {
      let loaded = try await storage.load()
      #expect(loaded.items.map(\.id) == (item.loading == .items ? [1] : []))
      let warnings = loaded.warnings.map(\.description)
      switch item.loading {
      case .warns(let text): #expect(warnings.contains { $0.contains(text) }, "\(warnings)")
      case .items, .empty: #expect(warnings.isEmpty)
      case .fails: Issue.record("loading has succeeded")
      }
      let change: StorageChange<Note> =
        loaded.items.isEmpty ? .insert(Note(id: 7), at: 0) : .update(Note(id: 1, text: "new"), at: 0)
      if let saved = item.saved {
        try await storage.apply([change])
        #expect(try folder.text(of: saved).contains("\"id\""))
      } else {
        await #expect(throws: FileError.self) { try await storage.apply([change]) }
      }
    } catch {
      guard case .fails(let text) = item.loading else { throw error }
      #expect("\(error)".contains(text), "\(error)")
    }
    await storage.close()
    if item.saved == nil { #expect(try folder.names == before) }

    let undecodable = JSONFileStorage<Note>(path)
    if let aside = item.aside, let old = item.saved ?? item.name {
      let text = item.saved == nil ? try folder.text(of: old) : "nonsense"
      if item.saved != nil {
        try folder.write(text, to: old)
        _ = try? await undecodable.load()
      }
      let new = try await undecodable.setAside()
      #expect(try folder.text(of: aside) == text, "\(new as Any)")
      #expect(access(folder[old], F_OK) != 0)
    } else if item.saved == nil {
      await #expect(throws: FileError.self) { try await undecodable.setAside() }
      #expect(try folder.names.filter { $0.contains("set-aside") } == [])
    }
    await undecodable.close()
  }

  @Test("A file in a folder that the process can't write to loads with a warning", .enabled(if: geteuid() != 0))
  func readOnlyFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write(PathCase.json, to: "file.json")
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let storage = JSONFileStorage<Note>(folder["file.json"])
    #expect(try await storage.load().warnings.map(\.description).contains { $0.contains("its folder is read-only") })
    await #expect(throws: FileError.self) { try await storage.apply([.remove(1, at: 0)]) }
    #expect(try folder.text(of: "file.json") == PathCase.json)
  }

  @Test("A link whose destination isn't UTF-8 leads to that very file")
  func bytesInLink() async throws {
    let folder = try TemporaryFolder()
    let target = BytePath(folder["x"]).sibling([0x61, 0xFF])
    #expect(target.withCString { symlink($0, folder["l"]) } == 0)
    let storage = JSONFileStorage<Note>(folder["l"])
    _ = try await storage.load()
    do { try await storage.apply([.insert(Note(id: 7), at: 0)]) } catch {
      // A file system that takes only UTF-8 refuses the name.
      return #expect(try folder.names == ["l"])
    }
    await storage.close()
    let names = try FileSystemCalls.real.names(in: BytePath(folder.path))
    #expect(Set(names) == [Array("l".utf8), [0x61, 0xFF]])
  }

  @Test("A file that is larger than the limit is an error, and isn't read", arguments: [Int64(5) << 30, 1 << 40])
  func sparse(size: Int64) async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file.json")
    guard truncate(folder["file.json"], off_t(size)) == 0 else { return }
    let error = await #expect(throws: FileError.self) {
      _ = try await JSONFileStorage<Note>(folder["file.json"]).load()
    }
    #expect("\(error as Any)".contains("MB, which is the limit"))
  }

  @Test("A file that grows while it is read ends at the limit")
  func growing() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: " ", count: 100), to: "file.json")
    var file = FileAccess(path: folder["file.json"])
    file.sizeLimit = 100
    #expect(try file.read()?.contents.count == 100)
    file.sizeLimit = 99
    #expect(throws: FileError.self) { try file.read() }
  }
}
