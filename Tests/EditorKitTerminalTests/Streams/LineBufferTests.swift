import EditorKitTerminal
import Testing

@Suite("Cutting bytes into lines")
struct LineBufferTests {
  private func lines(_ bytes: [UInt8], pieces size: Int) -> [String] {
    var (buffer, lines) = (LineBuffer(), [String]())
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(Array(bytes[start..<min(start + size, bytes.count)]))
      while let line = buffer.next() { lines.append(line) }
    }
    if let line = buffer.last() { lines.append(line) }
    return lines
  }

  @Test(
    "Lines come out whole, however the bytes came in",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\n", ["", "", "a"]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("Árvíztűrő 漢字\n👨‍👩‍👦\n", ["Árvíztűrő 漢字", "👨‍👩‍👦"]),
      ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]),
    ] as [(String, [String])], [1, 2, 1000]
  )
  func cutting(input: (text: String, lines: [String]), size: Int) {
    #expect(lines(Array(input.text.utf8), pieces: size) == input.lines)
  }

  @Test("Bytes that aren't UTF-8 are repaired", arguments: [1, 1000])
  func repairing(size: Int) {
    #expect(lines([0x61, 0xFF, 0x62, 0x0A, 0xE6, 0xBC], pieces: size) == ["a\u{FFFD}b", "\u{FFFD}"])
  }

  @Test("A line of a megabyte is a line")
  func long() {
    let line = String(repeating: "x", count: 1 << 20)
    #expect(lines(Array((line + "\nend\n").utf8), pieces: 4096) == [line, "end"])
  }
}
