extension JSONStyle {
  /// Adds a JSON value, such as an encoder's output, to bytes in this style, whatever its own.
  ///
  /// - Parameters:
  ///   - value: The value's bytes, which are JSON.
  ///   - base: What the line on which the value starts is indented by.
  ///   - bytes: What it is added to.
  package func reformat(
    _ value: UnsafeBufferPointer<UInt8>, indentation base: [UInt8] = [], into bytes: inout [UInt8]
  ) {
    guard let start = value.baseAddress else { return }
    let scanner = JSONScanner(base: start, count: value.count)
    bytes.reserveCapacity(bytes.count + value.count + value.count / 2)
    // What starts a line at each depth, made when a depth is reached.
    var lines = [lineBreak + base]
    var depth = 0
    var position = scanner.space(JSONScanner.markLength(value))
    while position < value.count {
      let byte = value[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        bytes.append(byte)
        let next = scanner.space(position + 1)
        // Braces and brackets are two apart.
        if next < value.count, value[next] == byte + 2 {
          bytes.append(byte + 2)
          position = next
        } else {
          depth += 1
          if let indentation {
            if lines.count == depth { lines.append(lines[depth - 1] + indentation) }
            bytes += lines[depth]
          }
        }
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(depth - 1, 0)
        if indentation != nil { bytes += lines[depth] }
        bytes.append(byte)
        position += 1
      case UInt8(ascii: ","):
        if indentation == nil {
          bytes += comma
        } else {
          bytes.append(byte)
          bytes += lines[depth]
        }
        position += 1
      case UInt8(ascii: ":"):
        bytes += colon
        position += 1
      default:
        let end = max(token(scanner, position), position + 1)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[position..<end]))
        position = end
      }
      position = scanner.space(position)
    }
  }

  /// The place after a text, a number or a word.
  private func token(_ scanner: JSONScanner, _ start: Int) -> Int {
    if scanner.base[start] == UInt8(ascii: "\"") { return (try? scanner.text(start)) ?? scanner.count }
    var end = start
    while end < scanner.count, isInToken(scanner.base[end]) { end += 1 }
    return end
  }

  private func isInToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"): false
    default: true
    }
  }
}
