import EditorKitTesting
import Foundation
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

  private func failure(_ store: Store<Note>) throws -> FileError {
    guard case .failed(let error) = store.phase else { throw NotFailed() }
    return try #require(error as? FileError)
  }

  private struct NotFailed: Error {}

  @Test("A file that ends in the middle is told with the place, and stays, also after adding and saving (P1)")
  func truncated() async throws {
    try folder.write("[{\"id\":", to: "file.json")
    let store = await store()
    #expect(try failure(store).description.contains("line 1, column 8: the document ends where a value should be"))
    #expect(try failure(store).description.contains(folder["file.json"]))
    store.add(Note(id: 1))
    await #expect(throws: FileError.self) { try await store.flush() }
    #expect(try folder.text(of: "file.json") == "[{\"id\":")
  }

  @Test("Missing and empty are empty stores; undecodable and unreadable are failures, each with its message (P2)")
  func fourOutcomes() async throws {
    try folder.write("", to: "empty.json")
    try folder.write("nonsense", to: "undecodable.json")
    try folder.makeFolder("unreadable.json")
    let missing = await store("missing.json")
    guard case .empty = missing.phase else { throw NotFailed() }
    guard case .empty = await store("empty.json").phase else { throw NotFailed() }
    guard case .undecodable(let place) = try failure(await store("undecodable.json")).reason else { throw NotFailed() }
    #expect(place.hasPrefix("line 1, column 1"))
    guard case .unreadable = try failure(await store("unreadable.json")).reason else { throw NotFailed() }
    try await missing.close()
    #expect(try !folder.names.contains("missing.json"))
  }

  @Test("A file from before a field existed loads (P3)")
  func older() async throws {
    try folder.write(#"[{"id": 1, "text": "a"}]"#, to: "file.json")
    let store = await store()
    #expect(store.items == [Note(id: 1, text: "a")])
    #expect(store.storageNotices.isEmpty)
  }

  @Test("Bad items among good ones stay in their places through all changes, and are told (P4)")
  func badItems() async throws {
    try folder.write(
      #"[ 7, {"id": 1, "text": "a"},{"id":"x","text":"?"} , {"id": 2, "text": "b"}, null]"#, to: "file.json")
    let store = await store()
    #expect(store.ids == [1, 2])
    #expect(store.storageNotices.count == 3)
    #expect(store.storageNotices[1].description.contains("item 3 (line 1, column 29), isn't shown: at id: "))
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

  @Test("The same identity twice: the first loads, the second stays in the file and is told (S6)")
  func duplicates() async throws {
    let text = #"[{"id": 1, "text": "a"}, {"id": 1, "text": "b"}]"#
    try folder.write(text, to: "file.json")
    let store = await store()
    #expect(store.items == [Note(id: 1, text: "a")])
    #expect(store.storageNotices[0].description.contains("item 2 (line 1, column 26)"))
    #expect(store.storageNotices[0].description.contains("the same identity as item 1"))
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

  @Test("Saved and loaded twice, the identities are the same (S6)")
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

  private struct Tagged: Identifiable, Codable, Sendable {
    var id: Int
    var text: String?
    var date: Date?
    var inner: Inner?
    struct Inner: Codable, Sendable {
      var value: Double?
    }
  }

  @Test(
    "An object without such an array isn't ours to write into", arguments: [#"{"a": 1}"#, #"{"a": [], "b": []}"#, "5"])
  func noArray(text: String) async throws {
    try folder.write(text, to: "file.json")
    guard case .undecodable = try failure(await store()).reason else { throw NotFailed() }
  }

  @Test("An object that holds nothing gets the array")
  func emptyObject() async throws {
    try folder.write("{}", to: "file.json")
    let store = await store(key: "notes")
    store.add(Note(id: 1))
    try await store.flush()
    #expect(try JSONValue(parsing: folder.text(of: "file.json"))["notes", 0, "id"]?.int == 1)
  }

  @Test("A field that was cleared stays cleared, and what the item doesn't know is there, at any depth (P12)")
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

  @Test("A number that isn't one is refused, with the item and the field; the old file is whole (P10)")
  func notANumber() async throws {
    let text = #"[{"id": 1, "text": "a"}, {"id": 2, "text": "b"}]"#
    try folder.write(text, to: "file.json")
    let store = await store()
    store.modify(id: 1) { $0.text = "c" }
    store.modify(id: 2) { $0.rank = .nan }
    await #expect(throws: FileError.self) { try await store.flush() }
    let error = try #require(store.savingFailure as? FileError)
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

  @Test("A symbolic link stays, and the mode of its target (P7)")
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
    #expect(try failure(second).reason == .locked)
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

  @Test("What an interrupted run has left is removed and told; other files stay (P13)")
  func leftovers() async throws {
    let names = [
      ".file.json.7E4C1F0A-9A2B-4D3C-8E5F-123456789ABC.saving", ".other.json.saving", ".file.json.notes.saving",
    ]
    for name in names { try folder.write("[", to: name) }
    let store = await store()
    #expect(store.storageNotices.map(\.description).contains { $0.contains(names[0]) })
    try await store.close()
    #expect(try folder.names == names[1...].sorted())
  }

  @Test("A file that is read-only is told at once, and stays when a change can't be saved (P13)")
  func readOnly() async throws {
    try folder.write("[{\"id\": 1, \"text\": \"a\"}]", to: "file.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder["file.json"])
    let store = await store()
    #expect(store.storageNotices.map(\.description).contains { $0.contains("the file is read-only") })
    store.modify(id: 1) { $0.text = "b" }
    await #expect(throws: FileError(path: folder["file.json"], .unsavable("it is read-only"))) {
      try await store.flush()
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder["file.json"])
    try await store.flush()
    #expect(try folder.text(of: "file.json").contains("\"b\""))
  }

  @Test("A folder that isn't there is told, and once it is there everything is saved (P6)")
  func missingFolder() async throws {
    let store = await store("inner/file.json")
    store.add(Note(id: 1))
    await #expect(throws: FileError.self) { try await store.flush() }
    try folder.makeFolder("inner")
    try await store.close()
    #expect(try folder.names == ["inner"])
    #expect(try folder.text(of: "inner/file.json").contains("\"id\": 1"))
  }

  @Test("While the disk is full the old file is whole; once there is room everything is saved (P6)")
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
    #expect("\(store.savingFailure as Any)".contains("the item “777”, at rank: inf"))
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
    #expect(again.storageNotices.isEmpty)
    let value = try JSONValue(parsing: folder.text(of: "file.json"))
    // Of what was there from the beginning and never left, the unknown member is there to the digit.
    for element in value.array ?? [] where element["u"] != nil {
      #expect(element["u"]?.description == "\(element["id"]?.int ?? 0).0")
    }
  }
}
