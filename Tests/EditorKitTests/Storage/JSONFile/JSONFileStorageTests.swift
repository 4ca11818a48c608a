import EditorKitTesting
import Foundation
import TestSupport
import Testing

@testable import EditorKit

@Suite("A store in a JSON file")
@MainActor struct JSONFileStorageTests {
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

  @Test("A truncated file is reported with the position, and stays untouched when items are added and saved")
  func truncated() async throws {
    try folder.write("[{\"id\":", to: "file.json")
    let store = await store()
    #expect(try store.fileFailure().description.contains("line 1, column 8: the document ends where a value should be"))
    #expect(try store.fileFailure().description.contains(folder["file.json"]))
    store.add(Note(id: 1))
    await #expect(throws: FileError.self) { try await store.flush() }
    #expect(try folder.text(of: "file.json") == "[{\"id\":")
  }

  @Test("A missing or empty file makes an empty store; an undecodable or unreadable one fails with its own message")
  func fourOutcomes() async throws {
    try folder.write("", to: "empty.json")
    try folder.write("nonsense", to: "undecodable.json")
    try folder.makeFolder("unreadable.json")
    let missing = await store("missing.json")
    guard case .empty = missing.phase else { throw NotFailed() }
    guard case .empty = await store("empty.json").phase else { throw NotFailed() }
    guard case .undecodable(let place) = try await store("undecodable.json").fileFailure().reason else {
      throw NotFailed()
    }
    #expect(place.hasPrefix("line 1, column 1"))
    guard case .unreadable = try await store("unreadable.json").fileFailure().reason else { throw NotFailed() }
    try await missing.close()
    #expect(try !folder.names.contains("missing.json"))
  }

  @Test("A file that lacks a newer field loads")
  func older() async throws {
    try folder.write(#"[{"id": 1, "text": "a"}]"#, to: "file.json")
    let store = await store()
    #expect(store.items == [Note(id: 1, text: "a")])
    #expect(store.warnings.isEmpty)
  }

  @Test("Bad items among good ones keep their positions through all changes, and are reported")
  func badItems() async throws {
    try folder.write(
      #"[ 7, {"id": 1, "text": "a"},{"id":"x","text":"?"} , {"id": 2, "text": "b"}, null]"#, to: "file.json")
    let store = await store()
    #expect(store.ids == [1, 2])
    #expect(store.warnings.count == 3)
    #expect(store.warnings[1].description.contains("item 3 (line 1, column 29), isn't shown: at id: "))
    store.modify(id: 2) { $0.text = "B" }
    try await store.flush()
    #expect(
      try folder.text(of: "file.json")
        == #"[ 7, {"id": 1, "text": "a"},{"id":"x","text":"?"} , {"id": 2, "text": "B"}, null]"#)
    store.move(fromOffsets: [0], toOffset: 2)
    store.remove(id: 2)
    try await store.flush()
    let elements = try JSONValue(parsing: folder.text(of: "file.json")).array?.map(\.description)
    #expect(elements == ["7", #"{"id":"x","text":"?"}"#, "null", #"{"id":1,"text":"a"}"#])
  }

  @Test("Of two items with the same identity, the first loads, and the second stays in the file and is reported")
  func duplicates() async throws {
    let text = #"[{"id": 1, "text": "a"}, {"id": 1, "text": "b"}]"#
    try folder.write(text, to: "file.json")
    let store = await store()
    #expect(store.items == [Note(id: 1, text: "a")])
    #expect(store.warnings[0].description.contains("item 2 (line 1, column 26)"))
    #expect(store.warnings[0].description.contains("the same identity as item 1"))
    store.modify(id: 1) { $0.text = "c" }
    try await store.flush()
    #expect(try folder.text(of: "file.json") == #"[{"id": 1, "text": "c"}, {"id": 1, "text": "b"}]"#)
  }

  @Test(
    "Of a member that is there twice both are changed, since readers differ in which one counts; untouched both stay")
  func duplicateMembers() async throws {
    try folder.write(#"[{"id": 1, "text": "a", "rank": 1, "text": "b"}]"#, to: "file.json")
    let store = await store()
    store.modify(id: 1) { $0.rank = 2 }
    try await store.flush()
    #expect(try folder.text(of: "file.json") == #"[{"id": 1, "text": "a", "rank": 2, "text": "b"}]"#)
    store.modify(id: 1) { $0.text = "c" }
    try await store.close()
    #expect(try folder.text(of: "file.json") == #"[{"id": 1, "text": "c", "rank": 2, "text": "c"}]"#)
    #expect(await self.store()[id: 1]?.text == "c")
  }

  @Test("Items that are saved and loaded twice keep their identities")
  func identities() async throws {
    let first = await store()
    first.add(contentsOf: [5, 3, 9].map { Note(id: $0, text: "\($0)") })
    try await first.close()
    let second = await store()
    #expect(second.items == first.items)
    try await second.close()
    #expect(await store().ids == [5, 3, 9])
  }

  @Test(
    "A file keeps its shape, its members and its layout; only what has changed is written anew",
    arguments: [
      #"[{"id": 1, "text": "a"}]"#,
      "[\n\t{\n\t\t\"id\": 1,\n\t\t\"text\": \"a\"\n\t}\n]\n",
      #"{"version": 2, "items": [{"text": "a", "id": 1}], "x": [1.10, 1e5, "\u00e9"]}"#,
      "{\r\n  \"notes\" : [\r\n    {\"id\":1,\"text\":\"a\"}\r\n  ]\r\n}",
      "\u{FEFF}[ {\"id\":1 , \"text\":\"a\"} ]",
    ]
  )
  func shape(text: String) async throws {
    try folder.write(text, to: "file.json")
    let key = text.contains("\"x\"") ? "items" : nil
    let store = await store(key: key)
    store.modify(id: 1) { $0.text = "b" }
    try await store.flush()
    #expect(try folder.text(of: "file.json") == text.replacingOccurrences(of: "\"a\"", with: "\"b\""))
    store.add(Note(id: 2, text: "n"))
    store.remove(id: 1)
    store.remove(id: 2)
    context.undo.undo()
    context.undo.undo()
    store.remove(id: 2)
    try await store.close()
    let last = Store(JSONFileStorage<Note>(folder["file.json"], key: key), context: context)
    await last.load()
    #expect(last.items == [Note(id: 1, text: "b")])
  }

  @Test("New items are laid out as the others are")
  func layout() async throws {
    try folder.write("{\n  \"items\": [\n    {\n      \"id\": 1\n    }\n  ],\n  \"z\": 0\n}\n", to: "file.json")
    try folder.write(#"[{"id": 1, "text": "a"}]"#, to: "line.json")
    for name in ["file.json", "line.json"] {
      let store = Store(JSONFileStorage<Tagged>(folder[name]), context: context)
      await store.load()
      store.add(Tagged(id: 2, text: "b"))
      try await store.close()
    }
    #expect(
      try folder.text(of: "file.json")
        == "{\n  \"items\": [\n    {\n      \"id\": 1\n    },\n    {\n      \"id\": 2,\n      \"text\": \"b\"\n    }\n  ],\n  \"z\": 0\n}\n"
    )
    #expect(try folder.text(of: "line.json") == #"[{"id": 1, "text": "a"}, {"id": 2, "text": "b"}]"#)
  }

  @Test(
    "An object without such an array isn't ours to write into", arguments: [#"{"a": 1}"#, #"{"a": [], "b": []}"#, "5"])
  func noArray(text: String) async throws {
    try folder.write(text, to: "file.json")
    guard case .undecodable = try await store().fileFailure().reason else { throw NotFailed() }
  }

  @Test("An object that holds nothing gets the array")
  func emptyObject() async throws {
    try folder.write("{}", to: "file.json")
    let store = await store(key: "notes")
    store.add(Note(id: 1))
    try await store.flush()
    #expect(try JSONValue(parsing: folder.text(of: "file.json"))["notes", 0, "id"]?.int == 1)
  }

  @Test("Whatever is changed and however often it is saved, the file holds the store's items", arguments: [1, 2, 3])
  func random(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    try folder.write(
      "[\n" + (1...20).map { "  {\"id\": \($0), \"u\": \($0).0, \"text\": \"\"}" }.joined(separator: ",\n") + "\n]",
      to: "file.json")
    let store = await store()
    for step in 0..<150 {
      let id = Int.random(in: 1...40, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1: store.insert(Note(id: id, text: "ü\n\u{1F600}"), at: id % 9)
      case 2: store.remove(ids: [id, id + 1, id + 2])
      case 3: store.move(fromOffsets: [id % 7, id % 5], toOffset: id % 4)
      case 4: context.undo.undo()
      case 5: try await store.flush()
      default: store.modify(id: id) { $0.rank = Double(step) / 7 }
      }
    }
    try await store.close()
    let again = await self.store()
    #expect(again.items == store.items)
    #expect(again.warnings.isEmpty)
    let value = try JSONValue(parsing: folder.text(of: "file.json"))
    // Of what was there from the beginning and never left, the unknown member is there to the digit.
    for element in value.array ?? [] where element["u"] != nil {
      #expect(element["u"]?.description == "\(element["id"]?.int ?? 0).0")
    }
  }
}
