import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("Items of a JSON file: values, objects and functions")
@MainActor struct JSONFileItemsTests {
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

  @Test("A field that was cleared stays cleared, and what the item doesn't know is there, at any depth")
  func cleared() async throws {
    try folder.write(
      #"[{"id": 1, "text": "a", "u": [1.10], "inner": {"k": 12345678901234567890, "value": 2.50}, "date": "2016-09-15T00:00:00+02:00"}]"#,
      to: "file.json")
    let store = Store(JSONFileStorage<Tagged>(folder["file.json"]), context: context)
    await store.load()
    store.modify(id: 1) { $0.text = nil }
    try await store.flush()
    #expect(
      try folder.text(of: "file.json")
        == #"[{"id": 1, "u": [1.10], "inner": {"k": 12345678901234567890, "value": 2.50}, "date": "2016-09-15T00:00:00+02:00"}]"#
    )
    store.modify(id: 1) { $0.inner?.value = nil }
    try await store.close()
    let again = Store(JSONFileStorage<Tagged>(folder["file.json"]), context: context)
    await again.load()
    #expect(again[id: 1]?.text == nil)
    #expect(again[id: 1]?.inner?.value == nil)
    #expect(try folder.text(of: "file.json").contains(#""inner": {"k": 12345678901234567890}"#))
    #expect(try folder.text(of: "file.json").contains(#""date": "2016-09-15T00:00:00+02:00""#))
  }

  @Test("A value that isn't a number is refused with the item and the field, and the old file is whole")
  func notANumber() async throws {
    let text = #"[{"id": 1, "text": "a"}, {"id": 2, "text": "b"}]"#
    try folder.write(text, to: "file.json")
    let store = await store()
    store.modify(id: 1) { $0.text = "c" }
    store.modify(id: 2) { $0.rank = .nan }
    await #expect(throws: FileError.self) { try await store.flush() }
    let error = try #require(store.saveError as? FileError)
    #expect(error.reason == .unencodable("the item “2”, at rank: nan can't be written as JSON"))
    #expect(try folder.text(of: "file.json") == text)
    store.modify(id: 2) { $0.rank = 1 }
    try await store.flush()
    #expect(try folder.text(of: "file.json") == #"[{"id": 1, "text": "c"}, {"id": 2, "rank": 1, "text": "b"}]"#)
  }

  @Test("A new item that can't be written blocks nothing once it is mended or gone", arguments: [true, false])
  func newNotANumber(isMended: Bool) async throws {
    let store = await store()
    store.add(Note(id: 1, rank: .infinity))
    store.add(Note(id: 2))
    await #expect(throws: FileError.self) { try await store.flush() }
    if isMended { store.modify(id: 1) { $0.rank = 1 } } else { store.remove(id: 1) }
    try await store.close()
    #expect(await self.store().ids == (isMended ? [1, 2] : [2]))
  }

  @Test("An object that was added and has gone before it was saved isn't touched")
  func goneObject() async throws {
    let store = Store(JSONFileStorage<MortalNote>(folder["file.json"]), context: context)
    await store.load()
    let (one, two) = (MortalNote(id: 1), MortalNote(id: 2))
    store.add(contentsOf: [one, two])
    store.remove(id: 1)
    one.die()
    try await store.close()
    #expect(await self.store().ids == [2])
  }

  /// An object that ends the process when it is touched after its deletion.
  private final class MortalNote: Identifiable, Codable {
    private let stored: Int
    private var isAlive = true

    init(id: Int) { stored = id }

    var id: Int {
      precondition(isAlive, "A deleted note was touched.")
      return stored
    }

    func die() { isAlive = false }

    func encode(to encoder: any Encoder) throws {
      precondition(isAlive, "A deleted note was touched.")
      var container = encoder.container(keyedBy: Note.Keys.self)
      try container.encode(stored, forKey: .id)
      try container.encode("", forKey: .text)
    }

    init(from decoder: any Decoder) throws {
      stored = try decoder.container(keyedBy: Note.Keys.self).decode(Int.self, forKey: .id)
    }
  }

  @Test("Objects are stored, and changed ones written anew")
  func objects() async throws {
    try folder.write(#"[{"id": 1, "text": "a", "u": 0}, {"id": 2, "text": "b"}, 3]"#, to: "file.json")
    let store = Store(JSONFileStorage<ObjectNote>(folder["file.json"]), context: context)
    await store.load()
    #expect(store.ids == [1, 2])
    store.binding(id: 1)?.text.wrappedValue = "c"
    store.add(ObjectNote(id: 4, text: "d"))
    try await store.close()
    #expect(
      try folder.text(of: "file.json")
        == #"[{"id": 1, "text": "c", "u": 0}, {"id": 2, "text": "b"}, 3, {"id": 4, "text": "d"}]"#)
  }

  @Test("An object's value that can't be written is told with the item")
  func objectNotANumber() async throws {
    let store = Store(JSONFileStorage<ObjectNote>(folder["file.json"]), context: context)
    await store.load()
    store.add(contentsOf: (0..<200).map { ObjectNote(id: $0) } + [ObjectNote(id: 777, rank: .infinity)])
    await #expect(throws: FileError.self) { try await store.flush() }
    #expect("\(store.saveError as Any)".contains("the item “777”, at rank: inf"))
  }

  @Test("Items by functions see raw values, and what they leave out is removed")
  func functions() async throws {
    struct Item: Identifiable {
      let id: String
      var json: JSONValue
    }
    try folder.write(#"{"items": [{"name": "a", "n": 1.10, "x": 1}, 5]}"#, to: "file.json")
    let storage = JSONFileStorage<Item>(folder["file.json"]) { json in
      guard let name = json["name"]?.string else { throw CancellationError() }
      return Item(id: name, json: json)
    } encode: {
      $0.json
    }
    let store = Store(storage, context: context)
    await store.load()
    #expect(store[id: "a"]?.json["n"]?.description == "1.10")
    store.modify(id: "a") { $0.json["x"] = nil }
    try await store.close()
    #expect(try folder.text(of: "file.json") == #"{"items": [{"name": "a", "n": 1.10}, 5]}"#)
  }
}
