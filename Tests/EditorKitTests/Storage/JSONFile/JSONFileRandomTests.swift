import EditorKitTesting
import Foundation
import TestSupport
import Testing

@testable import EditorKit

@Suite("Whatever is done to items, a JSON file has what they are and what they don't know")
@MainActor struct JSONFileRandomTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Clip: Identifiable, Codable, Equatable, Sendable {
    struct Sound: Codable, Equatable, Sendable {
      var gain: Double
    }
    var id: Int
    var name: String
    var sound: Sound?
    var tags: [String]?
  }

  /// Sendable although nothing checks it: it is set only while nothing is being saved.
  private final class Disk: @unchecked Sendable {
    var isFull = false
  }

  private static let elements = [
    #"{"id":1,"name":"A","sound":{"file":"a.wav","gain":1.00}}"#,
    #"{"id": 2, "u": 1.0, "name": "\u0042", "sound": {"gain": 2, "x": [1,  2]}, "tags": ["s", "t"]}"#,
    "7",
    #"{"id":3,"name":"C"}"#,
    #"{"name" : "D", "u":null, "id":4 , "sound":null}"#,
    #"{"id": 1, "title": "?"}"#,
    #"{"id":5,"name":"E","tags":[],"deep":{"a":{"b":1e0}}}"#,
  ]
  private static let text = "[" + elements.joined(separator: ",\n  ") + "]\n"

  private func change(_ clip: inout Clip, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: clip.name = ["A", "B", "é\"", ""].randomElement(using: &generator) ?? ""
    case 1: clip.sound = nil
    case 2: clip.sound = Clip.Sound(gain: Double(Int.random(in: 0..<3, using: &generator)))
    case 3: clip.sound?.gain += 1
    case 4: clip.tags = nil
    default: clip.tags = Array(["s", "t", "s", "u"].shuffled(using: &generator).prefix(2))
    }
  }

  /// Checks the file against the items: of each, all that it knows; where it is as it was read, all that was read; and else what no
  /// item of that identity ever knew.
  private func check(_ items: [Clip], _ read: [Int: (clip: Clip, value: JSONValue)]) throws {
    let array = try #require(try JSONValue(parsing: folder.text(of: "clips.json")).array)
    #expect(array.filter { $0["name"] == nil }.count == 2)
    let elements = array.filter { $0["name"] != nil }
    let stored = try elements.map { try JSONDecoder().decode(Clip.self, from: Data($0.description.utf8)) }
    #expect(stored == items)
    for (element, item) in zip(elements, items) {
      guard let (clip, value) = read[item.id] else { continue }
      if clip == item { #expect(element.isEquivalent(to: value)) }
      if let sound = clip.sound, sound == item.sound {
        #expect(element["sound"]?.description == value["sound"]?.description)
      }
      for key in ["u", "deep"] { #expect(element[key]?.description == value[key]?.description) }
    }
  }

  @Test("Changed, taken back, saved or not, loaded again, set aside and refused", arguments: 0..<150)
  func random(seed: Int) async throws {
    try folder.write(Self.text, to: "clips.json")
    var generator = SeededGenerator(seed: UInt64(seed))
    let disk = Disk()
    let storage = JSONFileStorage<Clip>(folder["clips.json"]) { data, path throws(FileError) in
      if disk.isFull { throw FileError(path: path, .unsavable("No space left on device")) }
      return try FileAccess.save(data, to: path)
    }
    let store = Store(storage, context: context)
    await store.load()
    let values = try #require(try JSONValue(parsing: Self.text).array)
    let modelForm = values.filter { $0["name"] != nil }
    let read = Dictionary(uniqueKeysWithValues: zip(store.items, modelForm).map { ($0.id, (clip: $0, value: $1)) })
    #expect(read.count == 5)
    var isStructural = false
    var next = 10
    for _ in 0..<40 {
      context.undo.endMerging()
      let id = store.ids.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<20, using: &generator) {
      case 0...5: store.modify(id: id) { change(&$0, &generator) }
      case 6:
        store.remove(id: id)
        isStructural = true
      case 7:
        store.insert(Clip(id: next, name: "new"), at: Int.random(in: 0...store.count, using: &generator))
        next += 1
        isStructural = true
      case 8 where store.count > 1:
        store.move(fromOffsets: [0, 1], toOffset: store.count)
        isStructural = true
      case 9...12: context.undo.undo()
      case 13: context.undo.redo()
      case 14 where seed % 3 == 0:
        if !disk.isFull { try await store.reload() }
      case 15:
        // Nothing is being saved after that.
        try? await store.flush()
        disk.isFull.toggle()
      case 16 where !disk.isFull:
        let before = try folder.text(of: "clips.json")
        try await store.flush()
        let saved = try folder.text(of: "clips.json")
        if Bool.random(using: &generator) {
          try folder.write("theirs", to: "clips.json")
          store.modify(id: id) { $0.name += "!" }
          try? await store.flush()
        }
        let name = try #require(try await store.setAside())
        #expect(try [before, saved, "theirs"].contains(String(contentsOfFile: name, encoding: .utf8)))
      default:
        try? await store.flush()
        if !disk.isFull { try check(store.items, read) }
      }
    }
    try? await store.flush()
    disk.isFull = false
    while context.undo.canUndo {
      context.undo.undo()
      if Bool.random(using: &generator) { try await store.flush() }
    }
    try await store.close()
    try check(store.items, read)
    if seed % 3 > 0 { #expect(store.items == read.values.map(\.clip).sorted { $0.id < $1.id }) }
    if !isStructural { #expect(try folder.text(of: "clips.json") == Self.text) }
  }
}
