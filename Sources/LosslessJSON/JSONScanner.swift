/// Finds where the tokens of JSON end. Every function takes the place where a token starts and gives back the place after it.
struct JSONScanner {
  let base: UnsafePointer<UInt8>
  let count: Int

  /// The bytes that are white space, as bits of a number.
  private static let spaces: UInt64 = 1 << 0x20 | 1 << 0x0A | 1 << 0x0D | 1 << 0x09

  /// How many bytes a UTF-8 byte order mark at the start takes: 3 or 0.
  static func markLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// Whether the first bytes are those of UTF-16 or UTF-32, in which the first character of JSON has bytes that are zero.
  var isOtherEncoding: Bool {
    guard count >= 2 else { return false }
    switch (base[0], base[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE): return true
    case (0, 0): return count >= 4 && (base[2] == 0xFE && base[3] == 0xFF || base[2] == 0 && base[3] != 0)
    case (0, _), (_, 0): return true
    default: return false
    }
  }

  @inline(__always) func space(_ start: Int) -> Int {
    var position = start
    while position < count, base[position] <= 0x20, Self.spaces >> UInt64(base[position]) & 1 != 0 { position &+= 1 }
    return position
  }

  /// `true`, `false` or `null`, of which the first letter has been seen.
  @inline(__always) func word(_ word: StaticString, _ start: Int) throws(JSONFault) -> Int {
    let length = word.utf8CodeUnitCount
    guard count &- start >= length else { throw JSONFault(.noValue, at: start) }
    for index in 0..<length where base[start &+ index] != word.utf8Start[index] {
      throw JSONFault(.noValue, at: start)
    }
    return start &+ length
  }

  @inline(__always) func number(_ start: Int) throws(JSONFault) -> Int {
    var position = start
    if base[position] == UInt8(ascii: "-") { position &+= 1 }
    if position < count, base[position] == UInt8(ascii: "0") {
      position &+= 1
    } else {
      position = try digits(position)
    }
    if position < count, base[position] == UInt8(ascii: ".") { position = try digits(position &+ 1) }
    if position < count, base[position] | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      if position < count, base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") { position &+= 1 }
      position = try digits(position)
    }
    return position
  }

  @inline(__always) private func digits(_ start: Int) throws(JSONFault) -> Int {
    var position = start
    while position < count, base[position] &- UInt8(ascii: "0") < 10 { position &+= 1 }
    if position == start { throw JSONFault(.noDigit, at: start) }
    return position
  }
}

extension JSONTape {
  /// The first byte of a document that is neither a byte order mark nor white space; nil if there is none.
  package static func firstByte(in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    guard let base = bytes.baseAddress else { return nil }
    let start = JSONScanner(base: base, count: bytes.count).space(JSONScanner.markLength(bytes))
    return start < bytes.count ? bytes[start] : nil
  }
}
