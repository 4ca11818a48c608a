import Foundation
import TestSupport
import Testing

@testable import LosslessJSON

private let styles: [JSONStyle] = [
  .compact, .pretty, JSONStyle(colon: ": ", comma: ", "),
  JSONStyle(indentation: "\t", lineBreak: "\r\n", colon: " : "),
  JSONStyle(indentation: "", colon: ": ", comma: ", "), JSONStyle(indentation: "    ", colon: ": ", comma: ", "),
]

@Suite("How JSON is laid out")
struct JSONStyleTests {
  private let value: JSONValue = ["a": 1, "b": [[], [:], ["c": "x, y: {}"]], "d": .null]

  private func text(_ style: JSONStyle, indentation: String = "") -> String {
    var bytes: [UInt8] = []
    value.write(style: style, indentation: Array(indentation.utf8), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A value is laid out in a style")
  func laidOut() {
    #expect(text(.compact) == #"{"a":1,"b":[[],{},{"c":"x, y: {}"}],"d":null}"#)
    #expect(
      text(JSONStyle(colon: ": ", comma: ", ")) == #"{"a": 1, "b": [[], {}, {"c": "x, y: {}"}], "d": null}"#
    )
    let pretty = """
      {
        "a": 1,
        "b": [
          [],
          {},
          {
            "c": "x, y: {}"
          }
        ],
        "d": null
      }
      """
    #expect(text(.pretty) == pretty)
    #expect(text(.pretty, indentation: "  ") == pretty.replacing("\n", with: "\n  "))
    #expect(String(decoding: value.data(isPretty: true), as: UTF8.self) == pretty + "\n")
    #expect(String(decoding: value.data(), as: UTF8.self) == text(.compact))
  }

  @Test("Bytes are laid out as values are, whatever their own style", arguments: styles, styles)
  func reformat(from: JSONStyle, to: JSONStyle) {
    var bytes: [UInt8] = []
    let original = Array(text(from).utf8)
    original.withUnsafeBufferPointer { to.reformat($0, indentation: [0x09], into: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == text(to, indentation: "\t"))
  }

  @Test("A style is found again in what it has laid out", arguments: styles)
  func detected(style: JSONStyle) {
    var style = style
    // Lines don't show what would stand after a comma on one.
    if style.indentation != nil { style.comma = JSONStyle.pretty.comma }
    #expect(JSONStyle.detected(in: Array(text(style).utf8)) == style)
  }

  @Test(
    "The style of an array is that of its first element",
    arguments: [
      ("[\n{\"a\":1,\"b\":2},\n{\"a\":3,\"b\":4}\n]", JSONStyle()),
      ("[\n  {\"a\": 1, \"b\": 2}\n]", JSONStyle(colon: ": ", comma: ", ")),
      ("[{\r\n    \"a\" : 1\r\n  }]", JSONStyle(indentation: "  ", lineBreak: "\r\n", colon: " : ", comma: ", ")),
      ("[\n\t1,\n\t2\n]", JSONStyle(indentation: "\t", colon: ": ", comma: ", ")), ("[1,2]", JSONStyle(colon: ": ")),
      ("[\n   {}\n]", JSONStyle(indentation: "   ", colon: ": ", comma: ", ")), ("[]", .pretty), ("{}", .pretty),
      ("1", .pretty), ("", .pretty), ("[", .pretty), ("[{\"a\":1}]", .compact),
      ("{\"a\": 1}", JSONStyle(colon: ": ", comma: ", ")),
    ]
  )
  func sample(text: String, style: JSONStyle) {
    #expect(JSONStyle.detected(in: Array(text.utf8)) == style)
  }

  @Test("Bytes that aren't JSON don't trap when they are laid out", arguments: 0..<4)
  func notJSON(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Array("[]{}:,\"\\ua1 \n\u{80}\u{0}".utf8).randomElement(using: &random)!
      }
      var result: [UInt8] = []
      bytes.withUnsafeBufferPointer { JSONStyle.pretty.reformat($0, into: &result) }
      // What isn't white space or part of the layout is all there.
      #expect(result.count { $0 == UInt8(ascii: "1") } == bytes.count { $0 == UInt8(ascii: "1") })
      _ = JSONStyle.detected(in: bytes)
    }
  }
}
