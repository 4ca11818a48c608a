import EditorKitTesting
import Foundation
import TestSupport
import Testing

@testable import EditorKit

@Suite("A JSON file of any layout")
@MainActor struct JSONFileLayoutTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A file whose white space, members, names and undecodable elements are random.
  private struct RandomFile {
    private(set) var text = ""
    /// What stands before each item, and the item, by its identity.
    private(set) var items: [(before: String, text: String)] = []
    let key: String?
    private var generator: SeededGenerator

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      key = Bool.random(using: &generator) ? "notes" : nil
      text = ["", "\u{FEFF}"][pick(2)] + space() + (key == nil ? "" : "{\"x\":1.0,\(space())\"n\\u006ftes\":") + "["
      for number in 0...pick(8) {
        let before = text + (number == 0 ? "" : ",") + space()
        let item = object(items.count + 1)
        let isItem = number == 0 || pick(4) > 0
        text = before + (isItem ? item : ["7", "null", "[{}]", "\"a,b\""][pick(4)]) + space()
        if isItem { items.append((before, item)) }
      }
      text += "]" + space() + (key == nil ? "" : ",\"tags\":[]}") + space()
    }

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func space() -> String { ["", " ", "\n", "\r\n\t", "\n    ", "\t"][pick(6)] }

    private mutating func object(_ id: Int) -> String {
      var members = ["\"id\"\(space()):\(space())\(id)", "\"t\\u0065xt\":\(space())\"\\u0041, ]\"", "\"rank\":1.50e0"]
      for number in 0..<pick(4) { members.append("\"u\(number)\"\(space()):{\"a\":[1.0,\(space())null]}") }
      members.shuffle(using: &generator)
      return "{" + space() + members.joined(separator: space() + "," + space()) + space() + "}"
    }
  }

  @Test("A change of one item leaves every byte outside of it, and taken back gives the same values", arguments: 0..<30)
  func onlyTheItem(seed: UInt64) async throws {
    var file = RandomFile(seed: seed)
    try folder.write(file.text, to: "file.json")
    let store = Store(JSONFileStorage<Note>(folder["file.json"], key: file.key), context: context)
    await store.load()
    try #require(store.ids == Array(1...file.items.count), "\(file.text)")
    let id = file.pick(file.items.count) + 1
    switch file.pick(3) {
    case 0: store.modify(id: id) { $0.text = "new" }
    case 1: store.modify(id: id) { $0.rank = 4 }
    default: store.modify(id: id) { $0.rank = nil }
    }
    try await store.flush()
    let (before, item) = file.items[id - 1]
    let changed = try folder.text(of: "file.json")
    #expect(changed.hasPrefix(before))
    #expect(changed.hasSuffix(String(file.text.dropFirst(before.count + item.count))))
    context.undo.undo()
    try await store.close()
    #expect(try JSONValue(parsing: folder.text(of: "file.json")).isEquivalent(to: JSONValue(parsing: file.text)))
  }

  @Test("Items that are removed, saved, and brought back by undo leave the file as it was", arguments: 0..<30)
  func backAgain(seed: UInt64) async throws {
    var file = RandomFile(seed: seed)
    try folder.write(file.text, to: "file.json")
    let store = Store(JSONFileStorage<Note>(folder["file.json"], key: file.key), context: context)
    await store.load()
    let ids = (1...file.items.count).filter { _ in file.pick(2) == 0 }
    store.remove(ids: ids)
    try await store.flush()
    #expect(try JSONValue(parsing: folder.text(of: "file.json")).description.contains("\"id\":") == !store.isEmpty)
    context.undo.undo()
    try await store.close()
    let text = try folder.text(of: "file.json")
    for (number, item) in file.items.enumerated() { #expect(text.contains(item.text), "item \(number + 1)") }
    #expect(
      text.utf8.filter { $0 == UInt8(ascii: ",") }.count == file.text.utf8.filter { $0 == UInt8(ascii: ",") }.count)
  }
}
