import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("Items that leave a JSON file and come back")
@MainActor struct JSONFileReturnTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  /// Three items that hold more than a note knows, each in a layout of its own, and a stranger.
  private let text = """
    {"version": 2, "notes": [
      {"u": 1.10, "id": 1, "text": "a"},
      {"id": 2,
       "text": "\\u0062", "deep": {"x": [1.0]}} , 7,
      {"id": 3, "text": "c", "rank": 1e0, "u": null}
    ]}

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(text, to: "file.json")
  }

  private func store() async -> Store<Note> {
    let store = Store(JSONFileStorage<Note>(folder["file.json"], key: "notes"), context: context)
    await store.load()
    return store
  }

  @Test("A deletion that was saved and is taken back leaves every byte as it was", arguments: [1, 3])
  func undone(id: Int) async throws {
    let store = await store()
    store.remove(id: id)
    try await store.flush()
    #expect(try JSONValue(parsing: folder.text(of: "file.json"))["notes"]?.array?.count == 3)
    context.undo.undo()
    try await store.close()
    #expect(try folder.text(of: "file.json") == text)
  }

  @Test("All items deleted, saved, and taken back one by one: what the items don't know is there")
  func allUndone() async throws {
    let store = await store()
    for id in 1...3 { store.remove(id: id) }
    try await store.flush()
    for _ in 1...3 { context.undo.undo() }
    try await store.close()
    let elements = try #require(try JSONValue(parsing: folder.text(of: "file.json"))["notes"]?.array)
    #expect(elements.compactMap { $0["id"]?.int } == [1, 2, 3])
    #expect(elements.compactMap { $0["u"]?.description } == ["1.10", "null"])
    #expect(elements.compactMap { $0["deep"]?.description } == [#"{"x":[1.0]}"#])
    #expect(elements.filter { $0.int == 7 }.count == 1)
  }

  @Test("What has changed of an item that comes back is changed, and the rest stays")
  func changed() async throws {
    let store = await store()
    store.remove(id: 3)
    try await store.flush()
    store.add(Note(id: 3, text: "new", rank: 1))
    try await store.close()
    #expect(try folder.text(of: "file.json") == text.replacingOccurrences(of: #""c""#, with: #""new""#))
  }

  @Test("While saving fails nothing is forgotten")
  func failing() async throws {
    let store = await store()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder["file.json"])
    store.remove(id: 1)
    try? await store.flush()
    context.undo.undo()
    try? await store.flush()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder["file.json"])
    try await store.close()
    #expect(try folder.text(of: "file.json") == text)
  }

  @Test("Saved beside another program's version that was set aside, items keep what they don't know")
  func setAside() async throws {
    let store = await store()
    try folder.write("[]", to: "file.json")
    store.modify(id: 1) { $0.text = "A" }
    try? await store.flush()
    #expect(try await store.setAside() == folder["file.set-aside-1.json"])
    try await store.close()
    let elements = try #require(try JSONValue(parsing: folder.text(of: "file.json"))["notes"]?.array)
    #expect(elements.map(\.description).first == #"{"u":1.10,"id":1,"text":"A"}"#)
    #expect(elements.compactMap { $0["deep"]?.description } == [#"{"x":[1.0]}"#])
  }

  @Test("The undecodable elements behind many items that are removed at once stay, in order")
  func undecodable() async throws {
    let parts = (1...9).map { "{\"id\": \($0), \"text\": \"\"}, \"s\($0)\"" }
    try folder.write("{\"notes\": [\"s0\", \(parts.joined(separator: ", "))]}", to: "file.json")
    let store = await store()
    store.remove(ids: [1, 2, 4, 6, 7, 8])
    try await store.flush()
    let kept = [
      "s0", "s1", "s2", #"{"id": 3, "text": ""}"#, "s3", "s4", #"{"id": 5, "text": ""}"#, "s5", "s6", "s7", "s8",
      #"{"id": 9, "text": ""}"#, "s9",
    ]
    let texts = kept.map { $0.hasPrefix("s") ? "\"\($0)\"" : $0 }
    #expect(try folder.text(of: "file.json") == "{\"notes\": [\(texts.joined(separator: ", "))]}")
  }
}
