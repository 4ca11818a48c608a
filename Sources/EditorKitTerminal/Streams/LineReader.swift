/// Reads lines from a file descriptor, on a thread of its own, when they are asked for.
///
/// A terminal, a pipe, a file, `/dev/null` and a closed descriptor are all alike. Lines end in LF or CRLF; a last line
/// without a break counts. Bytes that aren't UTF-8 become U+FFFD, and a byte order mark at the start is left out.
package actor LineReader {
  private let descriptor: Int32
  private let executor = BlockingExecutor(label: "EditorKitTerminal.LineReader")
  private var lines = LineBuffer()
  private var isAtEnd = false

  /// Makes a reader, which reads nothing yet. It doesn't close the descriptor.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The next line without its break, as soon as there is one; nil at the end, and ever after.
  package func next() -> String? {
    while true {
      if let line = lines.next() { return line }
      if isAtEnd { return lines.last() }
      let bytes = Descriptor.read(descriptor, atMost: 1 << 16)
      if bytes.isEmpty { isAtEnd = true } else { lines.append(bytes) }
    }
  }
}
