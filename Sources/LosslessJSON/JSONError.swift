/// Bytes aren't JSON (RFC 8259): what is wrong, and at which place.
public struct JSONError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What is wrong there, in English.
  public var message: String
  /// The line, counted from 1. A line ends with a line feed, whether or not a carriage return stands before it.
  public var line: Int
  /// The column in the line, counted from 1 in Unicode scalars. A byte order mark isn't counted.
  public var column: Int
  /// How many bytes stand before the place.
  public var offset: Int

  /// Makes an error about a place in a document.
  ///
  /// - Parameters:
  ///   - message: What is wrong there.
  ///   - line: The line, counted from 1.
  ///   - column: The column in the line, counted from 1 in Unicode scalars.
  ///   - offset: How many bytes stand before the place.
  init(message: String, line: Int, column: Int, offset: Int) {
    self.message = message
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// A phrase such as "line 2, column 5: there is no value".
  public var description: String { "line \(line), column \(column): \(message)" }
}

extension JSONError {
  /// Makes the error of a fault, whose line and column are only counted now.
  init(_ fault: JSONFault, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var lineStart = JSONScanner.markLength(bytes)
    for position in lineStart..<max(lineStart, fault.offset) where bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    var column = 1
    // Continuation bytes of UTF-8 aren't columns of their own.
    for position in lineStart..<max(lineStart, fault.offset) where bytes[position] & 0xC0 != 0x80 { column += 1 }
    self.init(message: fault.problem.message, line: line, column: column, offset: fault.offset)
  }
}
