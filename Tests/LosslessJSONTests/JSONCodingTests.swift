import Foundation
import Testing

@testable import LosslessJSON

@Suite("Coding JSON values")
struct JSONCodingTests {
  private struct Memo: Codable, Equatable {
    var name: String
    var gain: Double
    var extra: JSONValue?
  }

  @Test("What an encoder writes becomes a value, and is decoded from one")
  func encoded() throws {
    let memo = Memo(name: "é\n", gain: 0.1, extra: ["b": [1, .null, true, "x"], "c": 2.5])
    let value = try JSONValue(encoding: memo)
    #expect(value["name"] == "é\n")
    #expect(value["gain"] == 0.1)
    #expect(value["extra", "b"] == memo.extra?["b"])
    let decoded = try value.decode(Memo.self)
    #expect(decoded.name == memo.name)
    #expect(decoded.extra?.isEquivalent(to: try #require(memo.extra)) == true)
    #expect(throws: DecodingError.self) { try JSONValue.null.decode(Memo.self) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try JSONValue(encoding: memo, encoder: encoder).members?.map(\.key.content) == ["extra", "gain", "name"])
  }

  @Test(
    "Any coder keeps what a value means, and numbers to the digits that it knows",
    arguments: [
      "null", "true", "false", "0", "1.10", "-1e-7", "12345678901234567890", "-9223372036854775808", "1e300", "1e-300",
      "3.14159265358979323846264338", "\"\"", #""\ud83d\ude00\u0000""#, "[]", "{}", "[[1,[null]],{}]",
      #"{"b":{"c":[1.5,true]},"a":"x"}"#,
    ]
  )
  func coders(text: String) throws {
    let value = try JSONValue(parsing: text)
    let json = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    #expect(json.isEquivalent(to: value), "\(json)")
    guard !text.contains("null") else { return }
    let list = try PropertyListEncoder().encode(["value": value])
    let decoded = try PropertyListDecoder().decode([String: JSONValue].self, from: list)
    #expect(decoded["value"]?.isEquivalent(to: value) == true, "\(decoded)")
  }

  @Test("A number that no coder knows can't be encoded, and half a pair is the replacement character")
  func limits() throws {
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(JSONValue(parsing: "[1E400]")) }
    let half = try JSONValue(parsing: #"["\ud800"]"#)
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(half)) == ["\u{FFFD}"])
  }

  @Test("Of members of the same name, the last is decoded")
  func duplicates() throws {
    let value = try JSONValue(parsing: #"{"a":1,"a":2,"b":3,"\u0061":4}"#)
    #expect(try value.decode([String: Int].self) == ["a": 4, "b": 3])
    let coded = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    #expect(coded.isEquivalent(to: value))
  }
}
