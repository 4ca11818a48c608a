import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("A file in iCloud that isn't downloaded")
@MainActor struct CloudFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder[name])
  }

  private func makeStore(_ name: String = "file.json") -> Store<Note> {
    Store(JSONFileStorage<Note>(folder[name]), context: .testing())
  }

  @Test("Loading fails with the file's name and the remedy, and writes nothing", arguments: ["file.json", "link"])
  func loading(name: String) async throws {
    try folder.write("placeholder", to: ".file.json.icloud")
    try folder.link("link", to: "file.json")
    let store = makeStore(name)
    await store.load()
    let error = try #require(store.loadError)
    #expect(
      "\(error)" == "\(folder[name]) isn't on this device yet: it is in iCloud only. Download it, then try again.")
    #expect(try folder.names == [".file.json.icloud", "link"])
    await #expect(throws: FileError.self) { try await store.close() }
    #expect(try folder.names == [".file.json.icloud", "link"])
  }

  @Test("After the download, loading again reads the file")
  func download() async throws {
    try folder.write("placeholder", to: ".file.json.icloud")
    let store = makeStore()
    await store.load()
    try remove(".file.json.icloud")
    try folder.write(#"[{"id": 1, "text": "A"}]"#, to: "file.json")
    await store.load()
    #expect(store.items.map(\.id) == [1])
    try await store.close()
  }

  @Test(
    "If the file is removed from the device while the program runs, no second version is saved beside the placeholder")
  func eviction() async throws {
    try folder.write(#"[{"id": 1, "text": "A"}]"#, to: "file.json")
    let store = makeStore()
    await store.load()
    try remove("file.json")
    try folder.write("placeholder", to: ".file.json.icloud")
    store.add(Note(id: 2))
    await #expect(throws: FileError.self) { try await store.flush() }
    #expect("\(store.saveError as Any)".contains("isn't on this device yet"))
    #expect(!(try folder.names.contains("file.json")))
    await #expect(throws: UnsavedChangesError.self) { try await store.close() }
    #expect(try folder.names == [".file.json.icloud", "file.unsaved-1.json"])
  }

  @Test("A placeholder beside a file that is there doesn't matter")
  func both() async throws {
    try folder.write("placeholder", to: ".file.json.icloud")
    try folder.write(#"[{"id": 1, "text": "A"}]"#, to: "file.json")
    let store = makeStore()
    await store.load()
    store.add(Note(id: 2))
    try await store.close()
    #expect(try folder.names == [".file.json.icloud", "file.json"])
  }
}
