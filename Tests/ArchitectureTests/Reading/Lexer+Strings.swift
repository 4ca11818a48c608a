// String literals: on one line or several, raw or not.
extension Lexer {
  /// Reads a raw string, a regular expression or a directive from its first "#" on.
  mutating func readHash() {
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      position += hashes
      readString(hashes: hashes)
    } else if byte(hashes) == UInt8(ascii: "/") {
      position += hashes + 1
      skipRegularExpression(hashes: hashes)
    } else {
      var end = position + hashes
      while end < bytes.count, Self.isPartOfName(bytes[end]) { end += 1 }
      add(.symbol, from: position, to: end)
    }
  }

  /// Reads a string literal from its first quote on.
  ///
  /// - Parameter hashes: The number of "#" in front of the quote.
  mutating func readString(hashes: Int) {
    add(.string, from: position, to: position)
    let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
    position += quotes
    while let byte = byte(0) {
      if byte == UInt8(ascii: "\""), ends(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      if byte == UInt8(ascii: "\n") {
        // A literal on one line ends here at the latest, so that a mistake of the lexer spoils one line only.
        if quotes == 1 { return }
        line += 1
      }
      if byte == UInt8(ascii: "\\"), isFollowedByHashes(1, hashes) {
        position += 1 + hashes
        if self.byte(0) == UInt8(ascii: "(") {
          add(.symbol, from: position, to: position + 1)
          readCode(isInterpolation: true)
        } else if self.byte(0) != UInt8(ascii: "\n") {
          position += 1
        }
      } else {
        position += 1
      }
    }
  }

  private func ends(quotes: Int, hashes: Int) -> Bool {
    for distance in 0..<quotes where byte(distance) != UInt8(ascii: "\"") { return false }
    return isFollowedByHashes(quotes, hashes)
  }

  private func isFollowedByHashes(_ distance: Int, _ hashes: Int) -> Bool {
    for index in 0..<hashes where byte(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func skipRegularExpression(hashes: Int) {
    while let byte = byte(0) {
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if byte == UInt8(ascii: "/"), isFollowedByHashes(0, hashes) {
        position += hashes
        return
      }
    }
  }
}
