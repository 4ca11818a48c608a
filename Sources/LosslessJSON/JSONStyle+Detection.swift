extension JSONStyle {
  /// How the values in a document are laid out: those of its first element if it is an array, else its own.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - tape: The document's tape, which has to keep the document's value and what that holds.
  /// - Returns: The style; what the document doesn't show is as in ``pretty``.
  static func detected(in bytes: UnsafeBufferPointer<UInt8>, tape: JSONTape) -> JSONStyle {
    var style = JSONStyle.pretty
    guard let root = tape.nodes.first else { return style }
    let start = root.start
    style.readLineBreak(bytes[start..<root.end])
    guard let first = tape.children(of: 0).first(where: { _ in true }) else { return style }
    let firstNode = tape.nodes[first]
    let isSample = root.kind == .array && (firstNode.kind == .array || firstNode.kind == .object)
    let sample = isSample ? firstNode : root
    let part = UnsafeBufferPointer(rebasing: bytes[sample.start..<sample.end])
    // What a sample doesn't show the whole may: where an item is empty, it says nothing on indentation.
    if isSample { style.readIndentation(in: bytes, root.start, tape.nodes[first].start, root.end) }
    guard let inner = try? JSONTape(part), inner.nodes[0].next > 1 else { return style }
    style.read(inner, in: part)
    return style
  }

  /// How the values in a document are laid out; ``pretty`` where it isn't JSON.
  package static func detected(in bytes: [UInt8]) -> JSONStyle {
    bytes.withUnsafeBufferPointer { bytes in
      guard let tape = try? JSONTape(bytes, depth: 1) else { return .pretty }
      return detected(in: bytes, tape: tape)
    }
  }

  private mutating func readLineBreak(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let feed = bytes.firstIndex(of: 0x0A), feed > bytes.startIndex, bytes[feed - 1] == 0x0D else { return }
    lineBreak = [0x0D, 0x0A]
  }

  /// Reads the style of an array or object that isn't empty, of which the first node is it.
  private mutating func read(_ tape: JSONTape, in bytes: UnsafeBufferPointer<UInt8>) {
    readIndentation(in: bytes, 0, tape.nodes[1].start, bytes.count)
    if let object = tape.nodes.firstIndex(where: { $0.kind == .object && $0.end - $0.start > 2 }),
      tape.nodes[object].next > object + 1
    {
      colon = Self.onOneLine(bytes[tape.nodes[object + 1].end..<tape.nodes[object + 2].start]) ?? colon
    }
    guard indentation == nil else { return }
    let children = Array(tape.children(of: 0))
    let width = tape.nodes[0].kind == .object ? 2 : 1
    if children.count > width {
      comma =
        Self.onOneLine(bytes[tape.nodes[children[width - 1]].end..<tape.nodes[children[width]].start]) ?? comma
    } else {
      comma = colon.last == UInt8(ascii: ":") ? [UInt8(ascii: ",")] : comma
    }
  }

  /// Reads what a level is indented by, from what stands before the first value and before the closing bracket.
  private mutating func readIndentation(
    in bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ first: Int, _ end: Int
  ) {
    guard let line = bytes[start + 1..<first].lastIndex(of: 0x0A) else {
      indentation = nil
      return
    }
    var closing = end - 1
    while closing > first, bytes[closing - 1] == 0x20 || bytes[closing - 1] == 0x09 { closing -= 1 }
    let inner = bytes[line + 1..<first]
    let outer = bytes[closing..<end - 1]
    indentation = inner.count > outer.count && inner.starts(with: outer) ? Array(inner.dropFirst(outer.count)) : []
  }

  private static func onOneLine(_ gap: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    gap.contains(0x0A) || gap.contains(0x0D) ? nil : Array(gap)
  }
}
