import Foundation
import TestSupport
import Testing

@testable import LosslessJSON

@Suite("JSON values that are kept as they are written")
struct JSONValueTests {
  @Test(
    "Reading and writing loses nothing but white space",
    arguments: [
      "null", "true", "false", "1.10", "12345678901234567890", "1E400", "-0", "-0.0e-00", #""\u00e9é\/\ud800""#, "[]",
      "{}", #"{"b":1,"a":2,"b":[3,{}],"":null}"#, #"[[1,2.50],"\n",{"\u0061":"a"}]"#,
    ]
  )
  func lossless(text: String) throws {
    #expect(try JSONValue(parsing: text).description == text)
    #expect(try JSONValue(parsing: " \r\n" + text + "\t").description == text)
    #expect(try JSONValue(parsing: Data(text.utf8)).data() == Data(text.utf8))
  }

  @Test("A value can be matched by its kind")
  func matching() throws {
    guard case .object(let members) = try JSONValue(parsing: #"{"name":"A","gain":1.10}"#) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key.content) == ["name", "gain"])
    guard case .number(let gain) = members[1].value else {
      Issue.record("no number")
      return
    }
    #expect(gain.token == "1.10")
    #expect(gain.double == 1.1)
  }

  @Test("Accessors read their own kind only")
  func accessors() {
    let values: [JSONValue] = [.null, true, 1.5, "text", [1], ["a": 1]]
    #expect(values.map(\.isNull) == [true, false, false, false, false, false])
    #expect(values.map(\.bool) == [nil, true, nil, nil, nil, nil])
    #expect(values.map(\.double) == [nil, nil, 1.5, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, "text", nil, nil])
    #expect(values.map(\.array) == [nil, nil, nil, nil, [1], nil])
    #expect(values.map(\.members?.count) == [nil, nil, nil, nil, nil, 1])
  }

  @Test(
    "A number is an integer if it is exactly one, however it is written",
    arguments: [
      ("0", 0), ("-0", 0), ("1", 1), ("1.0", 1), ("1e2", 100), ("100e-2", 1), ("0.05e2", 5), ("1.5", nil),
      ("1e-1", nil),
      ("9223372036854775807", .max), ("9223372036854775808", nil), ("-9223372036854775808", .min),
      ("-9223372036854775809", nil), ("922337203685477580.7e1", .max), ("1e18", 1_000_000_000_000_000_000),
      ("1e19", nil), ("1e999999999999999999999", nil), ("0e999999999999999999999", 0),
      ("1e-999999999999999999999", nil),
    ] as [(String, Int?)]
  )
  func integers(token: String, int: Int?) throws {
    #expect(try JSONValue(parsing: token).int == int)
  }

  @Test("A number beyond the largest Double has none, and one that is too small is zero")
  func doubles() throws {
    #expect(try JSONValue(parsing: "1E400").double == nil)
    #expect(try JSONValue(parsing: "-1E400").double == nil)
    #expect(try JSONValue(parsing: "1E-400").double == 0)
    #expect(try JSONValue(parsing: "1.7976931348623157e308").double == .greatestFiniteMagnitude)
    #expect(try JSONValue(parsing: "5e-324").double == .leastNonzeroMagnitude)
    #expect(try JSONValue(parsing: "-0").double?.sign == .minus)
    #expect(try JSONValue(parsing: "0.1000000000000000055511151231257827").double == 0.1)
  }

  @Test("Every Double can be written and read", arguments: 0..<4)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let double = Double(bitPattern: random.next())
      guard double.isFinite else { continue }
      let value = try JSONValue(double)
      #expect(value.double?.bitPattern == double.bitPattern)
      #expect(try JSONValue(parsing: value.description) == value)
    }
  }

  @Test(
    "A Double is written as short as can be",
    arguments: [
      (1, "1"), (-0.0, "-0"), (0.25, "0.25"), (1e20, "1e+20"), (.leastNonzeroMagnitude, "5e-324"), (100, "100"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (0.1 + 0.2, "0.30000000000000004"),
    ] as [(Double, String)]
  )
  func shortest(double: Double, token: String) throws {
    let value = try JSONValue(double)
    #expect(value.description == token)
    #expect(value.double?.bitPattern == double.bitPattern)
    #expect(try JSONValue(encoding: double) == value)
  }

  @Test("There is no value for infinity and for what isn't a number", arguments: [Double.infinity, -.infinity, .nan])
  func infinity(double: Double) {
    #expect { try JSONValue(double) } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.debugDescription == "\(double) can't be written as JSON. Leave it away, or write null."
    }
  }

  @Test("Literals keep their order and what is there twice")
  func literals() {
    let value: JSONValue = ["b": .null, "a": [true, -1, 2.5, "\"\\\n\u{1}é/"], "b": [:]]
    #expect(value.description == #"{"b":null,"a":[true,-1,2.5,"\"\\\n\u0001é/"],"b":{}}"#)
    #expect(JSONValue(UInt64.max).description == "18446744073709551615")
    #expect(JSONValue("a" + "b") == "ab")
    #expect(JSONValue(!false) == true)
    #expect(JSONValue.number(1.5) == 1.5)
    #expect(JSONValue.string("a") == "a")
  }

  @Test("Tokens are taken as they are, if they are any")
  func tokens() {
    #expect(JSONValue.Number(token: "1.10")?.token == "1.10")
    #expect(JSONValue.StringToken(token: #""\u00e9""#)?.content == "é")
    for token in ["", " 1", "1 ", "01", "+1", "1.", "true", "\"1\"", "\u{FEFF}1"] {
      #expect(JSONValue.Number(token: token) == nil)
    }
    for token in ["", "a", "\"a", "\"a\" ", " \"a\"", "\"\\x\"", "1", "\"a\"b"] {
      #expect(JSONValue.StringToken(token: token) == nil)
    }
  }

  @Test(
    "A text says what its escapes say",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u4E2D""#, "Aé中"), (#""\uD83D\uDE00""#, "😀"),
      (#""\ud800""#, "\u{FFFD}"), (#""\udc00a""#, "\u{FFFD}a"), (#""\ud800\ud800\udc00""#, "\u{FFFD}\u{10000}"),
      (#""\ud800\n""#, "\u{FFFD}\n"), (#""\ud800\u0041""#, "\u{FFFD}A"), (#""\u0000""#, "\u{0}"),
      (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), ("\"\"", ""),
    ]
  )
  func content(token: String, content: String) throws {
    let string = try #require(try JSONValue(parsing: token).string)
    #expect(Array(string.utf8) == Array(content.utf8))
    // What is written for the content reads as the content.
    #expect(try JSONValue(parsing: JSONValue(content).description).string == content)
  }
}
