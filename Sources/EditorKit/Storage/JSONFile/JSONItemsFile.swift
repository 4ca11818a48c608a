import LosslessJSON

/// A JSON file that holds an array of items, with everything in it that isn't an item kept byte for byte.
///
/// The array may be the whole file, or a member of an object. Elements that couldn't be understood are kept with the item
/// that they follow.
struct JSONItemsFile: Sendable {
  /// Bytes of a value: some of those that were read, or bytes of our own.
  enum Fragment: Sendable {
    case read(Range<Int>)
    case own([UInt8])
  }

  /// An element of the array, and what stood before it: white space, and a comma unless it was the first.
  struct Element: Sendable {
    var gap: Range<Int>?
    var text: Fragment
    /// Whether all of it was made by the item's own coding, so that there is nothing in it that the item doesn't know.
    var isOwn = false
  }

  /// An item, and the elements after it that couldn't be understood.
  struct Entry: Sendable {
    var item: Element
    /// The item as it was read first, whatever has become of it since.
    var origin: Fragment?
    var undecodable: [Element] = []
    /// The index of what is to come in the item's place.
    var update: Int?

    /// The item as it was read first, where it looks otherwise by now.
    var otherOrigin: Fragment? {
      if case .read(let first)? = origin, case .read(let present) = item.text, first == present { nil } else { origin }
    }
  }

  /// The bytes that were read.
  let bytes: [UInt8]
  /// The elements that were read, before anybody has tried to understand them.
  let elements: [Element]
  /// How new items are laid out.
  let style: JSONStyle
  var entries: [Entry] = []
  /// Elements before the first item that couldn't be understood.
  var undecodable: [Element] = []
  /// Items that aren't there any more, by numbers for their identities: if they come back, all is there again that they don't know.
  var departed: [Int: Entry] = [:]

  /// What stands before the array's elements, the bracket among it.
  let head: Range<Int>
  /// What stands after the array's elements, the bracket among it.
  let tail: Range<Int>
  /// What stands between the bracket and the first element, if there is one.
  let opening: [UInt8]
  /// What stands between the last element and the bracket.
  let closing: [UInt8]
  /// What stands between two elements, where one of them is new there.
  let separator: [UInt8]
  /// What a line on which an item starts is indented by.
  let indentation: [UInt8]

  /// Why a file doesn't hold an array of items.
  struct ShapeError: Error {
    var description: String
  }

  /// Finds the array in a file.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds. A file without anything in it is as one that isn't there.
  ///   - key: The name of the member that holds the array, where the file is an object; nil for the only one that is an array.
  /// - Throws: ``JSONError``, or ``ShapeError`` when there is no array.
  init(_ bytes: [UInt8], key: String?) throws {
    // White space is nothing, too.
    guard !bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      try self.init(Self.empty(key), key: key)
      return
    }
    let file = try bytes.withUnsafeBufferPointer { bytes throws -> (JSONTape, Int?, JSONStyle) in
      let isArray = JSONTape.firstByte(in: bytes) == UInt8(ascii: "[")
      let tape = try JSONTape(bytes, depth: isArray ? 1 : 2)
      guard let array = try Self.array(in: tape, bytes, key: key) else { return (tape, nil, .pretty) }
      let node = tape.nodes[array]
      let part = UnsafeBufferPointer(rebasing: bytes[node.start..<node.end])
      // How the items are laid out shows within the first of them.
      let first = tape.children(of: array).first { _ in true }
      let sample = first.map { UnsafeBufferPointer(rebasing: bytes[tape.nodes[$0].start..<tape.nodes[$0].end]) } ?? part
      return (tape, array, JSONStyle.detected(in: [UInt8](sample)))
    }
    guard let array = file.1 else {
      try self.init(Self.empty(key), key: key)
      return
    }
    self.init(bytes, file.0, array, file.2)
  }

  private init(_ bytes: [UInt8], _ tape: JSONTape, _ array: Int, _ style: JSONStyle) {
    let node = tape.nodes[array]
    var elements: [Element] = []
    var end = node.start + 1
    for child in tape.children(of: array) {
      let child = tape.nodes[child]
      elements.append(Element(gap: elements.isEmpty ? nil : end..<child.start, text: .read(child.start..<child.end)))
      end = child.end
    }
    self.bytes = bytes
    self.elements = elements
    self.style = style
    head = 0..<node.start + 1
    tail = node.end - 1..<bytes.count
    if case .read(let first)? = elements.first?.text {
      opening = Array(bytes[node.start + 1..<first.lowerBound])
      closing = Array(bytes[end..<node.end - 1])
    } else {
      let outer = Self.lineIndentation(bytes[..<node.start])
      let inner = style.indentation.map { style.lineBreak + outer + $0 }
      opening = inner ?? []
      closing = inner == nil ? [] : style.lineBreak + outer
    }
    indentation = Self.lineIndentation(opening[...])
    separator =
      elements.count > 1
      ? elements[1].gap.map { Array(bytes[$0]) } ?? []
      : opening.contains(UInt8(ascii: "\n")) ? [UInt8(ascii: ",")] + opening : style.comma
  }

  /// The index of the array of items; nil in an object that holds nothing.
  private static func array(in tape: JSONTape, _ bytes: UnsafeBufferPointer<UInt8>, key: String?) throws -> Int? {
    switch tape.nodes[0].kind {
    case .array: return 0
    case .object: break
    default:
      throw ShapeError(description: "there is neither an array nor an object, but \(JSONValue(tape, at: 0, in: bytes))")
    }
    let children = Array(tape.children(of: 0))
    if children.isEmpty { return nil }
    let values = stride(from: 0, to: children.count, by: 2).compactMap { index -> Int? in
      let value = children[index + 1]
      guard let key else { return tape.nodes[value].kind == .array ? value : nil }
      return JSONValue(tape, at: children[index], in: bytes).string == key ? value : nil
    }
    guard let key else {
      guard values.count == 1 else {
        let names = values.map { JSONValue(tape, at: $0 - 1, in: bytes).string ?? "" }
        let arrays = names.isEmpty ? "no member that is an array" : "several arrays (\(names.joined(separator: ", ")))"
        throw ShapeError(description: "the object has \(arrays), and the program doesn't say which member it wants")
      }
      return values[0]
    }
    // Readers differ in which of two counts, and so changing one could change what nobody sees.
    guard values.count == 1 else {
      throw ShapeError(
        description:
          "the object has \(values.isEmpty ? "no member" : "\(values.count) members") “\(key)”, and one is wanted")
    }
    guard tape.nodes[values[0]].kind == .array else { throw ShapeError(description: "at \(key): this isn't an array") }
    return values[0]
  }

  /// A file without items.
  private static func empty(_ key: String?) -> [UInt8] {
    var bytes: [UInt8] = []
    let array = JSONValue.array([])
    let value = key.map { JSONValue.object([JSONValue.Member(key: JSONValue.StringToken($0), value: array)]) } ?? array
    value.write(style: .pretty, into: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }

  /// The white space at the beginning of the last line.
  private static func lineIndentation(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let line = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[($0 + 1)...] } ?? bytes.prefix(0)
    return Array(line.prefix { $0 == 0x20 || $0 == 0x09 })
  }
}
