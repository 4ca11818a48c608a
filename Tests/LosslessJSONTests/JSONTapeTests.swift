import Foundation
import TestSupport
import Testing

@testable import LosslessJSON

@Suite("Finding the place where bytes stop being JSON")
struct JSONTapeTests {
  private func problem(_ text: String) -> JSONError? {
    JSONTape.problem(in: text.utf8)
  }

  private func foundationReads(_ data: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
  }

  @Test(
    "JSON has no problem",
    arguments: [
      "null", "true", "false", "0", "-0", "-0.0", "1e5", "1E+5", "1.5e-7", "123456789012345678901234567890", "\"\"",
      "[]",
      "{}", " [ ] ", "\t{\r\n}\n", "[[],[[]]]", "{\"\":0}", "{\"a\":{\"b\":[null]}}", "{\"a\":1,\"a\":2}",
      #""\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00""#, #"["\u0000"]"#, "\"\u{7F}\u{2028}😀é\"", "[1,2 , 3]", "[-1.0E-0]",
    ]
  )
  func accepted(text: String) {
    #expect(problem(text) == nil)
    #expect(foundationReads(Data(text.utf8)))
  }

  @Test(
    "The first place that isn't JSON is told, in lines and columns that are counted from 1",
    arguments: [
      ("", 1, 1), (" ", 1, 2), ("\n\n", 3, 1), ("[", 1, 2), ("[1", 1, 3), ("[1,", 1, 4), ("[1,]", 1, 4), ("[,1]", 1, 2),
      ("[1 2]", 1, 4), ("[1]]", 1, 4), ("]", 1, 1), ("{", 1, 2), ("{a:1}", 1, 2), ("{\"a\"}", 1, 5), ("{\"a\":}", 1, 6),
      ("{\"a\":1,}", 1, 8), ("{\"a\":1 \"b\":2}", 1, 8), ("{1:1}", 1, 2), ("\"", 1, 2), ("\"a", 1, 3), ("'a'", 1, 1),
      (#""\x""#, 1, 3), (#""\u12G4""#, 1, 6), (#""\u"#, 1, 4), ("\"\t\"", 1, 2), ("\"a\nb\"", 1, 3), ("01", 1, 2),
      ("-", 1, 2), ("+1", 1, 1), (".5", 1, 1), ("1.", 1, 3), ("1.e5", 1, 3), ("1e", 1, 3), ("1e+", 1, 4), ("-a", 1, 2),
      ("0x1", 1, 2), ("NaN", 1, 1), ("Infinity", 1, 1), ("nul", 1, 1), ("True", 1, 1), ("truee", 1, 5), ("1 //", 1, 3),
      ("/**/1", 1, 1), ("\u{FEFF}[", 1, 2), ("\u{FEFF}", 1, 1), ("[\u{FEFF}]", 1, 2), ("\u{A0}1", 1, 1),
      ("[\n  {\"id\": 1,\n  }\n]", 3, 3),
      ("[\r\n\"é😀\" x]", 2, 6), ("[{\"id\":", 1, 8), ("１", 1, 1), (#"["a\"#, 1, 5),
    ]
  )
  func refused(text: String, line: Int, column: Int) {
    let problem = problem(text)
    #expect(problem?.line == line)
    #expect(problem?.column == column)
    #expect(problem?.description == "line \(line), column \(column): \(problem?.message ?? "")")
  }

  @Test("Nesting is followed to a depth, and no further", arguments: ["[", "{\"a\":"])
  func nesting(opening: String) throws {
    let closing = opening == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "0" + String(repeating: closing, count: depth)
    }
    #expect(problem(nested(512)) == nil)
    #expect(problem(nested(513))?.message == "values are nested more than 512 deep")
    #expect(problem(nested(513))?.offset == 512 * opening.utf8.count)
    #expect(problem(String(repeating: opening, count: 100_000))?.offset == 512 * opening.utf8.count)
    // A value of the greatest depth is made, written and compared too.
    let value = try JSONValue(parsing: nested(512))
    #expect(value.description == nested(512))
    #expect(value.isEquivalent(to: try JSONValue(parsing: nested(512).replacing("0", with: "0.0"))))
  }

  @Test("What an encoder writes has no problem, and loses it with its last byte")
  func encoded() throws {
    struct Value: Encodable {
      var text = "“\u{0}\u{1F}\\\"/😀"
      var numbers = [0.1, -1e300, 2.5e-308]
      var none: Int?
      var nested = [["a": true], [:]]
    }
    let encoder = JSONEncoder()
    for formatting: JSONEncoder.OutputFormatting in [[], .prettyPrinted, [.prettyPrinted, .withoutEscapingSlashes]] {
      encoder.outputFormatting = formatting
      let data = try encoder.encode(Value())
      #expect(JSONTape.problem(in: data) == nil)
      for count in 0..<data.count { #expect(JSONTape.problem(in: data.prefix(count)) != nil) }
    }
  }

  @Test("No bytes make it trap, and it agrees with Foundation", arguments: 0..<8)
  func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "a", "1", "0", "-", ".", "e", "true", "null", " ", "\n",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...12, using: &random)
      var text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      if Bool.random(using: &random) { text = "[" + text + "]" }
      var bytes = Array(text.utf8)
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes.insert(.random(in: 0...255, using: &random), at: .random(in: 0...bytes.count, using: &random))
      }
      let problem = JSONTape.problem(in: bytes)
      // Foundation doesn't look at all of UTF-8, reads other encodings, and takes a comma after the last element.
      let packed = text.filter { !$0.isWhitespace }
      if !packed.contains(",]"), String(validating: bytes, as: UTF8.self) != nil {
        #expect((problem == nil) == foundationReads(Data(bytes)), "\(text.debugDescription)")
      }
      if let problem { #expect(problem.line >= 1 && problem.column >= 1) }
    }
  }
}
