import EditorKit
import Foundation
import Testing

@Suite("An array with bad elements")
struct LossyArrayTests {
  private struct Item: Decodable {
    var price: Int
  }

  private struct Response: Decodable {
    var items: LossyArray<Item>?
  }

  private func items(_ json: String) throws -> LossyArray<Item>? {
    try JSONDecoder().decode(Response.self, from: Data(json.utf8)).items
  }

  @Test("One bad element doesn't spoil the rest, and is reported with its place")
  func bad() throws {
    let items = try #require(try items(#"{"items": [{"price": 15}, {"prcie": 10}]}"#))
    #expect(items.elements.map(\.price) == [15])
    #expect(items.warnings == ["at items[1]: there is no “price”"])
  }

  @Test("A missing array decodes as an empty one", arguments: ["{}", #"{"items": null}"#])
  func missing(json: String) throws {
    #expect(try items(json) == nil)
  }

  @Test("Elements of any wrong kind are passed over, in any place")
  func kinds() throws {
    let json = #"{"items": [null, {"price": 1}, 7, [[]], "x", {"price": "9"}, {"price": 2}, {}]}"#
    let items = try #require(try items(json))
    #expect(items.elements.map(\.price) == [1, 2])
    #expect(items.warnings.count == 6)
    #expect(items.warnings.first?.contains("items[0]") == true)
  }

  @Test("What isn't an array is an error")
  func notAnArray() {
    #expect(throws: DecodingError.self) { try items(#"{"items": {"price": 1}}"#) }
  }
}
