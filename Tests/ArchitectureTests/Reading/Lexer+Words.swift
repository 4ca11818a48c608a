// Names, numbers, operators and comments.
extension Lexer {
  mutating func readName() {
    var end = position
    while end < bytes.count, Self.isPartOfName(bytes[end]) { end += 1 }
    add(.name, from: position, to: end)
  }

  mutating func readEscapedName() {
    position += 1
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    add(.escapedName, from: position, to: end)
    if byte(0) == UInt8(ascii: "`") { position += 1 }
  }

  mutating func readNumber() {
    var end = position
    while end < bytes.count {
      let isFraction =
        bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end + 1])
      guard Self.isPartOfName(bytes[end]) || isFraction else { break }
      end += 1
    }
    add(.number, from: position, to: end)
  }

  /// Reads an operator. Angle brackets and the marks of optionals are single tokens, since they also occur in types.
  mutating func readOperator() {
    let start = position
    var end = start
    let mayHoldDots = bytes[start] == UInt8(ascii: ".")
    while end < bytes.count, Self.isPartOfOperator(bytes[end]) || mayHoldDots && bytes[end] == UInt8(ascii: ".") {
      let isComment =
        bytes[end] == UInt8(ascii: "/") && end + 1 < bytes.count
        && (bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*"))
      if isComment { break }
      end += 1
    }
    let marks = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!")]
    if bytes[start..<end].allSatisfy({ marks.contains($0) }) {
      for index in start..<end { add(.symbol, from: index, to: index + 1) }
    } else {
      add(.symbol, from: start, to: end)
    }
  }

  mutating func skipLine() {
    while let byte = byte(0), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Skips a comment with the comments in it.
  mutating func skipComment() {
    var depth = 0
    while let byte = byte(0) {
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }
  }
}
