/// Splits Swift source into tokens, without comments and without the text of string literals.
///
/// The code in a literal's interpolations is kept, between two parentheses. Regular expressions are read only between
/// `#/` and `/#`; the package has none without the `#`.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var line = 1
  private(set) var tokens: [Token] = []

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Returns the tokens of a source.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(source)
    lexer.readCode(isInterpolation: false)
    return lexer.tokens
  }

  /// Reads code up to the end of the source, or past the parenthesis that ends an interpolation.
  mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while let byte = byte(0) {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "`"): readEscapedName()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case _ where Self.isPartOfName(byte): readName()
      case _ where Self.isPartOfOperator(byte) || byte == UInt8(ascii: ".") && self.byte(1) == byte: readOperator()
      default:
        add(.symbol, from: position, to: position + 1)
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if isInterpolation, depth < 0 { return }
      }
    }
  }

  /// The byte at a distance from the position; nil behind the end.
  func byte(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Adds a token, and moves behind it.
  mutating func add(_ kind: Token.Kind, from start: Int, to end: Int) {
    tokens.append(Token(kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), line: line))
    position = end
  }

  static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  static func isPartOfOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
