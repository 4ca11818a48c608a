import Foundation
import Testing

@testable import LosslessJSON

@Suite("What is JSON and what isn't, byte by byte")
struct JSONConformanceTests {
  private func problem(_ bytes: [UInt8]) -> JSONError? {
    JSONTape.problem(in: bytes)
  }

  @Test(
    "Every byte that isn't UTF-8 is found, at its place",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82],
      [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x28, 0x80], [0xF0, 0x9F, 0x98, 0x28],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    // At every distance from the start, since texts are scanned by words.
    for count in 0..<18 {
      let before = Array("\"é\(String(repeating: "a", count: count))".utf8)
      let problem = problem(before + bytes + Array("\"".utf8))
      #expect(problem?.message == "the bytes here aren't UTF-8")
      #expect(problem?.offset == before.count)
      #expect(problem?.column == count + 3)
      #expect(self.problem(before + bytes)?.offset == before.count)
    }
  }

  @Test(
    "All of UTF-8 is read, up to the limits of each length",
    arguments: [
      "\u{80}", "\u{7FF}", "\u{800}", "\u{FFF}", "\u{1000}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}",
      "\u{3FFFF}",
      "\u{40000}", "\u{10FFFF}", "\u{7F}", "\u{FEFF}",
    ])
  func validUTF8(text: String) throws {
    for count in 0..<18 {
      let content = String(repeating: "a", count: count) + text
      #expect(
        try JSONValue(parsing: "\"\(content)\"").string?.unicodeScalars.elementsEqual(content.unicodeScalars) == true)
    }
  }

  @Test("Control characters in texts are refused, at their place", arguments: UInt8(0)..<0x20)
  func controlCharacters(byte: UInt8) {
    for count in 0..<18 {
      let before = Array("[\"\(String(repeating: "a", count: count))".utf8)
      let problem = problem(before + [byte] + Array("\"]".utf8))
      #expect(problem?.message == "a control character stands in a text without being escaped")
      #expect(problem?.offset == before.count)
    }
    // Outside texts, only four of them are white space.
    let isSpace = [0x09, 0x0A, 0x0D].contains(byte)
    #expect((problem([byte, 0x31, byte]) == nil) == isSpace)
  }

  @Test(
    "Other encodings than UTF-8 are called by their name",
    arguments: [
      .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
    ] as [String.Encoding], ["[1]", "{}", "12", "\"é\""])
  func encodings(encoding: String.Encoding, text: String) throws {
    let data = try #require(text.data(using: encoding))
    #expect(JSONTape.problem(in: data)?.message == "the document is UTF-16 or UTF-32, and JSON has to be UTF-8")
  }

  @Test("A byte order mark is skipped at the start, and nowhere else")
  func mark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONValue(parsing: mark + Array("[1]".utf8)) == [1])
    #expect(problem(mark + mark + [0x31])?.offset == 3)
    #expect(problem([0x31] + mark)?.offset == 1)
    #expect(problem(mark)?.column == 1)
    #expect(
      problem(mark + Array("[\r\n 1,]".utf8))
        == JSONError(
          message: "there is no value", line: 2, column: 4, offset: 9
        ))
    #expect(problem([0xEF, 0xBB])?.message == "there is no value")
  }

  @Test("A problem says what and where in a phrase")
  func description() throws {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: "{\r\n  \"é\": ,\r\n}") }
    #expect(error?.description == "line 2, column 8: there is no value")
    #expect(error?.offset == 11)
    #expect(
      JSONTape.problem(in: [UInt8](repeating: 0, count: 64))?.description == "line 1, column 1: there is no value")
  }

  @Test("Every kind of problem has a message of its own")
  func messages() {
    let messages = JSONFault.Problem.allCases.map(\.message)
    #expect(Set(messages).count == messages.count)
  }

  private static let rich = """
    {"id": "00000000-é", "n": [0, -1.50e+10, 1E400, 12345678901234567890], "t": true, "f": false, "z": null,\r
    \t"text": "a longer text, 😀 \\"quoted\\" \\u00e9\\ud800 \\/\\n", "o": {"": {}, "a": [], "a": [[{"x": [ ]}]]}}
    """

  @Test("No part of a document is a document")
  func truncated() {
    let bytes = Array(Self.rich.utf8)
    #expect(problem(bytes) == nil)
    for count in bytes.indices {
      let problem = problem(Array(bytes[..<count]))
      #expect(problem != nil)
      #expect((problem?.offset ?? 0) <= count)
    }
  }

  @Test("Whatever one byte is changed to, reading and writing agree")
  func mutated() throws {
    let bytes = Array(Self.rich.utf8)
    var accepted = 0
    for place in bytes.indices {
      for byte in [
        0, 0x09, 0x0A, 0x20, 0x22, 0x2C, 0x2D, 0x2E, 0x30, 0x31, 0x3A, 0x5B, 0x5C, 0x5D, 0x65, 0x75, 0x7B, 0x7D,
      ]
        + [0x7F, 0x80, 0xC3, 0xED, 0xF4, 0xFF] as [UInt8]
      {
        var changed = bytes
        changed[place] = byte
        guard problem(changed) == nil else { continue }
        accepted += 1
        let value = try JSONValue(parsing: changed)
        #expect(try JSONValue(parsing: value.description) == value)
      }
    }
    #expect(accepted > bytes.count)
  }

  @Test("Down to which depth nodes are kept changes nothing else", arguments: 0..<6)
  func depth(kept: Int) throws {
    let bytes = Array(Self.rich.utf8)
    try bytes.withUnsafeBufferPointer { bytes in
      let all = try JSONTape(bytes).nodes
      let some = try JSONTape(bytes, depth: kept).nodes
      // The nodes that are kept are those of all that have no more than so many around them.
      let wanted = all.filter { node in all.count { $0.start < node.start && node.end < $0.end } <= kept }
      #expect(some.map(\.start) == wanted.map(\.start))
      #expect(some.map(\.end) == wanted.map(\.end))
      #expect(some.map(\.kind) == wanted.map(\.kind))
      for (index, node) in some.enumerated() {
        let after = some.firstIndex { $0.start >= node.end } ?? some.count
        #expect(node.next == after)
        #expect(node.next > index)
      }
    }
  }

  @Test("The items of an array are found with their bytes")
  func items() throws {
    let text = #"[ {"a":[1]} , 2 ,"x,]" ]"#
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      let tape = try JSONTape(bytes, depth: 1)
      let items = tape.children(of: 0).map { tape.nodes[$0] }
      #expect(
        items.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) } == [#"{"a":[1]}"#, "2", #""x,]""#])
      #expect(tape.nodes.count == 4)
      #expect(try JSONTape(bytes, depth: -1).nodes.isEmpty)
    }
  }

  @Test("The deepest document needs little of the stack", arguments: ["[", "{\"a\":"])
  func stack(opening: String) async throws {
    let text =
      String(repeating: opening, count: 512) + "1.0" + String(repeating: opening == "[" ? "]" : "}", count: 512)
    let isSame = await withCheckedContinuation { continuation in
      let thread = Thread {
        let value = try? JSONValue(parsing: text)
        let bytes = JSONPatch.bytes(
          replacing: Array(text.utf8)[...], with: value ?? .null, modelForm: nil, style: .pretty
        )
        continuation.resume(returning: bytes == Array(text.utf8) && value?.description == text)
      }
      #if DEBUG
        thread.stackSize = 2048 * 1024
      #else
        // What threads other than the main one have on Apple's systems.
        thread.stackSize = 512 * 1024
      #endif
      thread.start()
    }
    #expect(isSame)
  }
}
