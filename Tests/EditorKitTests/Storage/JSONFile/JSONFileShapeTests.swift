import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("Which array of a JSON file holds the items")
@MainActor struct JSONFileShapeTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(_ text: String, key: String?) async throws -> Store<Note> {
    try folder.write(text, to: "file.json")
    let store = Store(JSONFileStorage<Note>(folder["file.json"], key: key), context: context)
    await store.load()
    return store
  }

  @Test(
    "Where it can't be told, the file is told to be undecodable, and stays also after adding",
    arguments: [
      (#"{"tags": [1], "version": 2}"#, "notes", "the object has no member “notes”"),
      (#"{"notes": [], "n\u006ftes": []}"#, "notes", "the object has 2 members “notes”"),
      (#"{"notes": {"id": 1}, "tags": [1]}"#, "notes", "at notes: this isn't an array"),
      (#"{"notes": [], "tags": []}"#, nil, "the object has several arrays (notes, tags), and the program"),
      (#"{"version": 2}"#, nil, "the object has no member that is an array"),
      (#"[{"id": 1, /* one */ "text": ""}]"#, nil, "line 1, column 12"),
      ("[]\n[]", nil, "line 2, column 1"),
      ("7", nil, "there is neither an array nor an object, but 7"),
    ] as [(String, String?, String)]
  )
  func unclear(text: String, key: String?, reason: String) async throws {
    let store = try await store(text, key: key)
    guard case .failed(let error) = store.phase else { return #expect(Bool(false), "\(store.items)") }
    #expect("\(error)".contains(reason), "\(error)")
    store.add(Note(id: 1))
    try? await store.close()
    #expect(try folder.text(of: "file.json") == text)
  }

  @Test(
    "The array is found by its name, and by itself where it is the only one",
    arguments: [
      (#"{"tags": [1], "n\u006ftes": [ ]}"#, "notes", #"{"tags": [1], "n\u006ftes": [{"id":1,"text":""}]}"#),
      (
        "\u{FEFF}{\"a\":{\"b\":[]},\"x\":[]}\r\n", nil,
        "\u{FEFF}{\"a\":{\"b\":[]},\"x\":[{\"id\":1,\"text\":\"\"}]}\r\n"
      ),
    ] as [(String, String?, String)]
  )
  func found(text: String, key: String?, after: String) async throws {
    let store = try await store(text, key: key)
    store.add(Note(id: 1))
    try await store.flush()
    // White space aside: an empty array shows no layout.
    #expect(try folder.text(of: "file.json").filter { !$0.isWhitespace } == after.filter { !$0.isWhitespace })
  }

  @Test("An array without elements keeps its white space when what was added has gone again")
  func emptyAgain() async throws {
    let text = "[\n\n ]\n"
    let store = try await store(text, key: nil)
    store.add(Note(id: 1))
    try await store.flush()
    #expect(try folder.text(of: "file.json") != text)
    store.remove(id: 1)
    try await store.close()
    #expect(try folder.text(of: "file.json") == text)
  }
}
