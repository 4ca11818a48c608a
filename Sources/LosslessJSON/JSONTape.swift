/// Where the values of a JSON document (RFC 8259) are, as a flat list that is made in one strict pass.
///
/// A value stands before what it holds. The nodes in an object are names and values, in turns.
package struct JSONTape {
  package enum Kind: UInt8 {
    case null, `true`, `false`, number, string, array, object
  }

  /// A value, or the name of a member, which is a string.
  package struct Node {
    private let start32: UInt32
    fileprivate var end32: UInt32
    fileprivate var next32: UInt32
    package let kind: Kind

    /// The place of the first byte.
    package var start: Int { Int(start32) }
    /// The place after the last byte.
    package var end: Int { Int(end32) }
    /// The index of the node after this one and all that it holds.
    var next: Int { Int(next32) }

    fileprivate init(_ kind: Kind, start: Int, end: Int, next: Int) {
      self.kind = kind
      // The length of a document is checked before it is scanned, and it has no more nodes than bytes.
      start32 = UInt32(truncatingIfNeeded: start)
      end32 = UInt32(truncatingIfNeeded: end)
      next32 = UInt32(truncatingIfNeeded: next)
    }
  }

  /// The deepest nesting of arrays and objects that is followed, far beyond what people write.
  static let depthLimit = 512

  /// The nodes. The first is the whole document's value.
  package private(set) var nodes: [Node] = []

  /// Scans a document.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8. A byte order mark at its start is skipped.
  ///   - depth: Down to which depth nodes are kept: 0 keeps the document's value alone, 1 also what that holds, and -1
  ///     nothing. Everything is checked all the same.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int = .max) throws(JSONError) {
    do throws(JSONFault) {
      try scan(bytes, keepingTo: depth)
    } catch {
      throw JSONError(error, in: bytes)
    }
  }

  /// The indices of the nodes that a node holds itself: the elements of an array, or names and values of an object.
  package func children(of index: Int) -> some Sequence<Int> {
    let end = nodes[index].next
    return sequence(state: index + 1) { child -> Int? in
      guard child < end else { return nil }
      defer { child = nodes[child].next }
      return child
    }
  }
}

extension JSONTape {
  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, keepingTo keptDepth: Int) throws(JSONFault) {
    guard let base = bytes.baseAddress, bytes.count > 0 else { throw JSONFault(.ended, at: 0) }
    guard bytes.count <= Int(UInt32.max) else { throw JSONFault(.tooLong, at: 0) }
    let scanner = JSONScanner(base: base, count: bytes.count)
    let count = bytes.count
    if scanner.isOtherEncoding { throw JSONFault(.otherEncoding, at: 0) }
    // What is open: the index of the node, twice, plus one for an object.
    var open = [Int](repeating: 0, count: Self.depthLimit)
    var depth = 0
    var position = JSONScanner.markLength(bytes)

    value: while true {
      position = scanner.space(position)
      guard position < count else { throw JSONFault(.ended, at: position) }
      let start = position
      switch base[start] {
      case UInt8(ascii: "\""):
        position = try scanner.text(start)
        if depth <= keptDepth { keep(.string, start, position) }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        position = try scanner.number(start)
        if depth <= keptDepth { keep(.number, start, position) }
      case UInt8(ascii: "{"):
        guard depth < Self.depthLimit else { throw JSONFault(.tooDeep, at: start) }
        open[depth] = nodes.count << 1 | 1
        if depth <= keptDepth { keep(.object, start, start) }
        depth &+= 1
        position = scanner.space(start &+ 1)
        if position < count, base[position] == UInt8(ascii: "}") { break }
        position = try name(scanner, position, isKept: depth <= keptDepth)
        continue value
      case UInt8(ascii: "["):
        guard depth < Self.depthLimit else { throw JSONFault(.tooDeep, at: start) }
        open[depth] = nodes.count << 1
        if depth <= keptDepth { keep(.array, start, start) }
        depth &+= 1
        position = scanner.space(start &+ 1)
        if position < count, base[position] == UInt8(ascii: "]") { break }
        continue value
      case UInt8(ascii: "t"):
        position = try scanner.word("true", start)
        if depth <= keptDepth { keep(.true, start, position) }
      case UInt8(ascii: "f"):
        position = try scanner.word("false", start)
        if depth <= keptDepth { keep(.false, start, position) }
      case UInt8(ascii: "n"):
        position = try scanner.word("null", start)
        if depth <= keptDepth { keep(.null, start, position) }
      default: throw JSONFault(.noValue, at: start)
      }
      // After a value: what is open goes on, or ends.
      while depth > 0 {
        position = scanner.space(position)
        let isObject = open[depth &- 1] & 1 == 1
        let byte = position < count ? base[position] : 0
        if byte == UInt8(ascii: ",") {
          position &+= 1
          if isObject { position = try name(scanner, scanner.space(position), isKept: depth <= keptDepth) }
          continue value
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw JSONFault(isObject ? .noObjectEnd : .noArrayEnd, at: position)
        }
        position &+= 1
        depth &-= 1
        if depth <= keptDepth {
          let index = open[depth] >> 1
          nodes[index].end32 = UInt32(truncatingIfNeeded: position)
          nodes[index].next32 = UInt32(truncatingIfNeeded: nodes.count)
        }
      }
      position = scanner.space(position)
      if position < count { throw JSONFault(.somethingFollows, at: position) }
      return
    }
  }

  @inline(__always) private mutating func keep(_ kind: Kind, _ start: Int, _ end: Int) {
    nodes.append(Node(kind, start: start, end: end, next: nodes.count &+ 1))
  }

  /// A member's name and the colon after it.
  @inline(__always)
  private mutating func name(_ scanner: JSONScanner, _ start: Int, isKept: Bool) throws(JSONFault) -> Int {
    guard start < scanner.count, scanner.base[start] == UInt8(ascii: "\"") else { throw JSONFault(.noName, at: start) }
    let end = try scanner.text(start)
    if isKept { keep(.string, start, end) }
    let colon = scanner.space(end)
    guard colon < scanner.count, scanner.base[colon] == UInt8(ascii: ":") else { throw JSONFault(.noColon, at: colon) }
    return colon &+ 1
  }
}

extension Sequence<UInt8> {
  /// Lends the bytes as a buffer, which is a copy only where they aren't in one piece.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withContiguousStorageIfAvailable(body) ?? Array(self).withUnsafeBufferPointer(body)
  }
}
