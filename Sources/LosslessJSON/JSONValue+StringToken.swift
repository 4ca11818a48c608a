extension JSONValue {
  /// A text as it is written, escapes and all. `==` compares what is written.
  public struct StringToken: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// What is written between the quotes.
    let inner: JSONToken

    /// Makes the token of a text: with only those escapes that JSON asks for.
    public init(_ content: String) {
      let needsEscape = content.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
      inner = JSONToken(needsEscape ? Self.escaped(content) : content)
    }

    /// Makes the token of a text.
    public init(stringLiteral content: String) {
      self.init(content)
    }

    /// Takes a token as it is written, with its quotes. Nil if it isn't one.
    public init?(token: String) {
      let node = token.utf8.withBytes { bytes in
        let tape = try? JSONTape(bytes, depth: 0)
        return tape?.nodes.first.flatMap { $0.kind == .string && $0.end - $0.start == bytes.count ? $0 : nil }
      }
      guard node != nil else { return nil }
      inner = JSONToken(String(token.dropFirst().dropLast()))
    }

    /// The text as it is written, with its quotes and escapes.
    public var token: String { "\"\(inner.text)\"" }

    /// What the text says. Half a surrogate pair (`\ud800` alone) is grammatical and no character: it reads as U+FFFD.
    public var content: String { hasEscapes ? unescaped() : inner.text }

    /// The token.
    public var description: String { token }

    /// Whether two texts say the same, Unicode scalar by Unicode scalar, however they are written.
    package func isEquivalent(to other: StringToken) -> Bool {
      inner == other.inner
        || (hasEscapes || other.hasEscapes) && JSONToken(content) == JSONToken(other.content)
    }

    /// What the text says, as something that is the same only for the same scalars.
    var identity: JSONToken { hasEscapes ? JSONToken(unescaped()) : inner }
  }
}

extension JSONValue.StringToken {
  private var hasEscapes: Bool { inner.withBytes { $0.contains(UInt8(ascii: "\\")) } }

  private static func escaped(_ content: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.utf8.count + 16)
    for byte in content.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x08: bytes += [0x5C, UInt8(ascii: "b")]
      case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
      case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
      case 0x0C: bytes += [0x5C, UInt8(ascii: "f")]
      case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
      case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func unescaped() -> String {
    inner.withBytes { bytes in
      var content: [UInt8] = []
      content.reserveCapacity(bytes.count)
      var position = 0
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        guard byte == UInt8(ascii: "\\") else {
          content.append(byte)
          continue
        }
        let escape = bytes[position]
        position += 1
        switch escape {
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
          let scalar = Self.scalar(bytes, &position)
          content += UTF8.encode(scalar)!
        default: content.append(escape)
        }
      }
      return String(decoding: content, as: UTF8.self)
    }
  }

  /// The scalar of one or two escapes with `\u`, of which the first `u` has been read.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Unicode.Scalar {
    let first = unit(bytes, position)
    position += 4
    let isFollowed = position + 6 <= bytes.count && bytes[position] == UInt8(ascii: "\\")
    if first & 0xFC00 == 0xD800, isFollowed, bytes[position + 1] == UInt8(ascii: "u") {
      let second = unit(bytes, position + 2)
      if second & 0xFC00 == 0xDC00 {
        position += 6
        let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt16 {
    bytes[start..<start + 4].reduce(0) { $0 << 4 | (JSONScanner.hexadecimal($1) ?? 0) }
  }
}
