/// Finds the first place at which bytes stop being JSON (RFC 8259): Foundation's decoder doesn't say where.
struct JSONSyntax {
  /// What is wrong, and where.
  struct Problem: Error, Equatable {
    /// What is wrong there.
    var message: String
    /// The line, counted from 1.
    var line: Int
    /// The column in the line, counted from 1 in Unicode scalars.
    var column: Int

    /// A phrase such as "line 2, column 5: there is no value".
    var description: String { "line \(line), column \(column): \(message)" }
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The deepest nesting that is followed, far beyond what people write.
  private static let depthLimit = 512

  /// The first problem of a document; nil for JSON.
  static func problem(in bytes: some Sequence<UInt8>) -> Problem? {
    var scanner = JSONSyntax(bytes: Array(bytes))
    do throws(Problem) {
      try scanner.value(depth: 0)
      scanner.space()
      if scanner.position < scanner.bytes.count { throw scanner.problem("something follows the end of the value") }
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ message: String) -> Problem {
    let before = bytes[..<min(position, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes of UTF-8 aren't columns of their own.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return Problem(message: message, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column)
  }

  private mutating func space() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Problem) {
    space()
    guard let byte = next else { throw problem("the file ends where a value should be") }
    guard depth < Self.depthLimit else { throw problem("values are nested more than \(Self.depthLimit) deep") }
    switch byte {
    case UInt8(ascii: "{"): try members(depth: depth)
    case UInt8(ascii: "["): try elements(depth: depth)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: try literal()
    }
  }

  private mutating func members(depth: Int) throws(Problem) {
    position += 1
    space()
    if take("}") { return }
    repeat {
      space()
      guard next == UInt8(ascii: "\"") else { throw problem("a member's name in double quotes is missing") }
      try string()
      space()
      guard take(":") else { throw problem("the colon after a member's name is missing") }
      try value(depth: depth + 1)
      space()
    } while take(",")
    guard take("}") else { throw problem("a comma or the end of the object is missing") }
  }

  private mutating func elements(depth: Int) throws(Problem) {
    position += 1
    space()
    if take("]") { return }
    repeat {
      try value(depth: depth + 1)
      space()
    } while take(",")
    guard take("]") else { throw problem("a comma or the end of the array is missing") }
  }

  private mutating func string() throws(Problem) {
    position += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        position += 1
        try escape()
      case 0..<0x20: throw problem("a control character stands in a text without being escaped")
      default: position += 1
      }
    }
    throw problem("the file ends in the middle of a text")
  }

  private mutating func escape() throws(Problem) {
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { throw problem("there is no such escape in a text") }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit else {
        throw problem("four hexadecimal digits must follow \\u")
      }
      position += 1
    }
  }

  private mutating func number() throws(Problem) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
  }

  private mutating func digits() throws(Problem) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw problem("a digit is missing in a number") }
  }

  private mutating func literal() throws(Problem) {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    throw problem("there is no value")
  }
}
