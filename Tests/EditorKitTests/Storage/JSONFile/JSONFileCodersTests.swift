import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Items in a JSON file whose coders do as they like")
@MainActor struct JSONFileCodersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  enum Kind: String, Codable, CaseIterable {
    case red, green, blue, black, white
  }

  private enum Shape: Codable, Hashable {
    case circle(radius: Double)
    case box(width: Double, height: Double)
    case none
  }

  private struct Part: Codable, Hashable {
    var name: String
    var size: Int?
  }

  /// What the order of its own coding doesn't keep, and what is written otherwise than it was read.
  private struct Item: Identifiable, Codable, Equatable {
    var number = 1
    var tags: Set<String> = []
    var counts: [Kind: Int] = [:]
    var shapes: [Shape] = []
    var parts: Set<Part> = []
    var dates: [Date] = []
    var price: Decimal?
    var link: URL?
    var data: Data?

    var id: String { "item \(number)" }
  }

  private func item(in text: String, _ change: (inout Item) -> Void) async throws -> (String, Item, Item?) {
    try folder.write(text, to: "file.json")
    let store = Store(JSONFileStorage<Item>(folder["file.json"]), context: .testing())
    await store.load()
    try #require(store.count == 1, "\(store.warnings)")
    store.modify(id: store.ids[0], change)
    let changed = try #require(store.item(at: 0))
    try await store.close()
    let again = Store(JSONFileStorage<Item>(folder["file.json"]), context: .testing())
    await again.load()
    return (try folder.text(of: "file.json"), changed, again.item(at: 0))
  }

  private static let text = """
    [{"number": 1, "shapes": [{"none": {}}, {"circle": {"radius": 1.0, "u": 2}}, {"box": {"width": 1, "height": 2}}],
      "tags": ["a", "b", "c", "d", "e", "f", "g", "h"], "counts": ["red", 1, "green", 2, "blue", 1, "black", 3, "white", 1],
      "parts": [{"name": "p", "u": 1}, {"name": "q", "size": 2, "u": 2}, {"name": "r", "u": 3}, {"name": "s", "u": 4}],
      "dates": ["2025-03-01T00:00:00+01:00", "2025-03-02T00:00:00+01:00", "2025-03-03T00:00:00.000Z"],
      "price": 1.10, "link": "https:\\/\\/example.org\\/", "data": "AAEC", "u": 1.0}]
    """

  @Test("What is taken out of a set is what goes", arguments: ["a", "b", "c", "d", "e", "f", "g", "h"])
  func set(tag: String) async throws {
    let (text, changed, again) = try await item(in: Self.text) { $0.tags.remove(tag) }
    #expect(again == changed)
    #expect(again?.tags.count == 7)
    #expect(text.contains(#""link": "https:\/\/example.org\/", "data": "AAEC", "u": 1.0}]"#))
  }

  @Test("Texts that differ in capitals only are two", arguments: ["a", "A", "b", "B"])
  func capitals(tag: String) async throws {
    let text = #"[{"number": 1, "shapes": [], "tags": ["a", "A", "b", "B"], "counts": [], "parts": [], "dates": []}]"#
    let (_, changed, again) = try await item(in: text) { $0.tags.remove(tag) }
    #expect(again == changed)
    #expect(again?.tags.count == 3)
  }

  @Test("What is changed in a dictionary of other keys than texts is what changes", arguments: Kind.allCases)
  func dictionary(kind: Kind) async throws {
    for count in [nil, 7] {
      let (_, changed, again) = try await item(in: Self.text) { $0.counts[kind] = count }
      #expect(again == changed)
    }
  }

  @Test("An object in a set keeps what the model doesn't know of it, and one that is removed takes its own with it")
  func objects() async throws {
    for part in [Part(name: "p"), Part(name: "q", size: 2), Part(name: "r"), Part(name: "s")] {
      let (text, changed, again) = try await item(in: Self.text) { $0.parts.remove(part) }
      #expect(again == changed)
      let left = try JSONValue(parsing: text).array?[0]["parts"]?.array ?? []
      #expect(left.allSatisfy { $0["u"]?.int == ["p": 1, "q": 2, "r": 3, "s": 4][$0["name"]?.string] })
      #expect(left.count == 3)
    }
  }

  @Test("Dates in another form, and payloads, keep their place and their form where they stay")
  func forms() async throws {
    let (text, changed, again) = try await item(in: Self.text) {
      $0.dates.remove(at: 1)
      $0.shapes[1] = .circle(radius: 3)
      $0.price = nil
    }
    #expect(again == changed)
    #expect(text.contains(#"["2025-03-01T00:00:00+01:00", "2025-03-03T00:00:00.000Z"]"#))
    #expect(text.contains(#"{"circle": {"radius": 3, "u": 2}}"#))
    #expect(!text.contains("price"))
  }

  /// Texts in forms that are read and never written.
  private struct Loose: Identifiable, Codable, Equatable {
    struct Trimmed: Codable, Hashable {
      var text: String

      init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self).trimmingCharacters(in: .whitespaces)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
      }
    }

    var id = 1
    var days: Set<Date> = []
    var links: Set<UUID> = []
    var names: Set<Trimmed> = []
  }

  @Test("In a set of dates, identities or texts in a form of their own, too, what is taken out is what goes")
  func looseForms() async throws {
    let identities = (1...6).map { "7e4c1f0a-9a2b-4d3c-8e5f-12345678900\($0)" }
    let days = (1...6).map { "2025-03-0\($0)T00:00:00+02:00" }
    let names = (1...6).map { " name \($0)" }
    let text = try JSONEncoder().encode(["days": days, "links": identities, "names": names])
    let item = "[{\"id\": 1, " + String(decoding: text.dropFirst(), as: UTF8.self) + "]"
    for index in 0..<6 {
      try folder.write(item, to: "file.json")
      let store = Store(JSONFileStorage<Loose>(folder["file.json"]), context: .testing())
      await store.load()
      store.modify(id: 1) {
        $0.days.remove(at: $0.days.startIndex)
        $0.links = $0.links.filter { $0.uuidString.lowercased() != identities[index] }
        $0.names = $0.names.filter { " " + $0.text != names[index] }
      }
      let changed = try #require(store[id: 1])
      try await store.close()
      let again = Store(JSONFileStorage<Loose>(folder["file.json"]), context: .testing())
      await again.load()
      #expect(again[id: 1] == changed)
      // What stays keeps its form.
      let after = try folder.text(of: "file.json")
      #expect(identities.filter { after.contains($0) }.count == 5)
      #expect(days.filter { after.contains($0) }.count == 5)
    }
  }
}
