/// Cuts bytes, which come in pieces of any size, into lines.
package struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the next line starts in `bytes`.
  private var start = 0
  /// Up to where `bytes` has been searched for a line break.
  private var searched = 0
  private var isFirst = true

  /// Makes an empty buffer.
  package init() {}

  /// Takes in what comes next.
  package mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += more
  }

  /// The next line of which the break has come, without it.
  ///
  /// - Complexity: Each byte is looked at once, however long the line is and however it came.
  package mutating func next() -> String? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    let isCRLF = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return text(of: bytes[start..<(isCRLF ? end - 1 : end)])
  }

  /// What is left at the end of the input: a line without a break; nil when there is nothing.
  package mutating func last() -> String? {
    defer { self = LineBuffer() }
    return start < bytes.count ? text(of: bytes[start...]) : nil
  }

  private mutating func text(of line: ArraySlice<UInt8>) -> String {
    defer { isFirst = false }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: isFirst && line.starts(with: mark) ? line.dropFirst(mark.count) : line, as: UTF8.self)
  }
}
