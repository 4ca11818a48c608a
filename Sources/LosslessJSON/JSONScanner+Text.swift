extension JSONScanner {
  /// A text, of which the opening quote has been seen.
  @inline(__always) func text(_ start: Int) throws(JSONFault) -> Int {
    var position = start &+ 1
    while true {
      position = plain(position)
      guard position < count else { throw JSONFault(.endedInText, at: position) }
      switch base[position] {
      case UInt8(ascii: "\""): return position &+ 1
      case UInt8(ascii: "\\"): position = try escape(position &+ 1)
      case 0x80...: position = try scalar(position)
      default: throw JSONFault(.controlCharacter, at: position)
      }
    }
  }

  /// Skips what needs no look in a text: everything but quotes, backslashes, control characters and what isn't ASCII.
  @inline(__always) private func plain(_ start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var position = start
    // Eight bytes at a time. A byte of `found` has its top bit set where the byte is to be looked at; a borrow can set
    // more of them, but only above the first that is right.
    while count &- position >= 8 {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: position, as: UInt64.self)
      )
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5C)
      let found =
        ((quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word | word)
        & (ones &* 0x80)
      if found != 0 { return position &+ found.trailingZeroBitCount >> 3 }
      position &+= 8
    }
    while position < count {
      let byte = base[position]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      position &+= 1
    }
    return position
  }

  /// An escape, of which the backslash has been seen.
  private func escape(_ start: Int) throws(JSONFault) -> Int {
    guard start < count else { throw JSONFault(.endedInText, at: start) }
    switch base[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start &+ 1
    case UInt8(ascii: "u"):
      for position in start &+ 1..<start &+ 5 {
        guard position < count, Self.hexadecimal(base[position]) != nil else {
          throw JSONFault(.badHexadecimal, at: min(position, count))
        }
      }
      return start &+ 5
    default: throw JSONFault(.badEscape, at: start)
    }
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// A scalar beyond ASCII, in the shortest form and no surrogate (Unicode, table 3-7).
  private func scalar(_ start: Int) throws(JSONFault) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch base[start] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw JSONFault(.badUTF8, at: start)
    }
    guard count &- start >= length, second.contains(base[start &+ 1]) else { throw JSONFault(.badUTF8, at: start) }
    if length > 2, base[start &+ 2] & 0xC0 != 0x80 { throw JSONFault(.badUTF8, at: start) }
    if length > 3, base[start &+ 3] & 0xC0 != 0x80 { throw JSONFault(.badUTF8, at: start) }
    return start &+ length
  }
}
