/// A JSON file that holds an array of items, with everything in it that isn't an item kept byte for byte.
///
/// The array may be the whole file, or a member of an object. Elements that couldn't be understood are kept with the item
/// that they follow.
struct JSONItemsFile: Sendable {
  /// Bytes of a value: some of those that were read, or bytes of our own.
  enum Text: Sendable {
    case read(Range<Int>)
    case own([UInt8])
  }

  /// An element of the array, and what stood before it: white space, and a comma unless it was the first.
  struct Element: Sendable {
    var gap: Range<Int>?
    var text: Text
    /// Whether all of it was made by the item's own coding, so that there is nothing in it that the item doesn't know.
    var isOwn = false
  }

  /// An item, and the elements after it that couldn't be understood.
  struct Entry: Sendable {
    var item: Element
    var strangers: [Element] = []
    /// The index of what is to come in the item's place.
    var update: Int?
  }

  /// The bytes that were read.
  let bytes: [UInt8]
  /// The elements that were read, before anybody has tried to understand them.
  let elements: [Element]
  /// How new items are laid out.
  let style: JSONStyle
  private(set) var entries: [Entry] = []
  /// Elements before the first item that couldn't be understood.
  private var strangers: [Element] = []

  /// What stands before the array's elements and after them, brackets among it.
  private let head: Range<Int>
  private let tail: Range<Int>
  private let opening: [UInt8]
  private let closing: [UInt8]
  private let separator: [UInt8]
  /// What a line on which an item starts is indented by.
  let indentation: [UInt8]

  /// Why a file doesn't hold an array of items.
  struct Problem: Error {
    var description: String
  }

  /// Finds the array in a file.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds. A file without anything in it is as one that isn't there.
  ///   - key: The name of the member that holds the array, where the file is an object; nil for the only one that is an array.
  /// - Throws: ``JSONError``, or ``Problem`` when there is no array.
  init(_ bytes: [UInt8], key: String?) throws {
    guard !bytes.isEmpty else {
      try self.init(Self.empty(key), key: key)
      return
    }
    let file = try bytes.withUnsafeBufferPointer { bytes throws -> (JSONTape, Int?, JSONStyle) in
      let start = JSONScanner(base: bytes.baseAddress!, count: bytes.count).space(JSONScanner.markLength(bytes))
      let isArray = start < bytes.count && bytes[start] == UInt8(ascii: "[")
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
      throw Problem(description: "there is neither an array nor an object, but \(JSONValue(tape, at: 0, in: bytes))")
    }
    let children = Array(tape.children(of: 0))
    if children.isEmpty { return nil }
    var arrays: [Int] = []
    for index in stride(from: 0, to: children.count, by: 2) {
      let isArray = tape.nodes[children[index + 1]].kind == .array
      if let key, JSONValue(tape, at: children[index], in: bytes).string == key {
        guard isArray else { throw Problem(description: "at \(key): this isn't an array") }
        return children[index + 1]
      }
      if isArray { arrays.append(children[index + 1]) }
    }
    guard arrays.count == 1 else {
      let wanted = key.map { "a member “\($0)” that is an array" } ?? "one member that is an array"
      throw Problem(description: "the object doesn't have \(wanted)")
    }
    return arrays[0]
  }

  /// A file without items.
  private static func empty(_ key: String?) -> [UInt8] {
    var bytes: [UInt8] = []
    let array = JSONValue.array([])
    let value = key.map { JSONValue.object([JSONValue.Member(key: JSONValue.Text($0), value: array)]) } ?? array
    value.write(style: .pretty, into: &bytes)
    return bytes + [UInt8(ascii: "\n")]
  }

  /// The white space at the beginning of the last line.
  private static func lineIndentation(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let line = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[($0 + 1)...] } ?? bytes.prefix(0)
    return Array(line.prefix { $0 == 0x20 || $0 == 0x09 })
  }
}

extension JSONItemsFile {
  /// Makes the elements items, but for those that couldn't be understood.
  ///
  /// - Parameter strangers: The indices of these, ascending.
  mutating func setItems(except strangers: [Int]) {
    entries = []
    self.strangers = []
    entries.reserveCapacity(elements.count)
    var rest = strangers[...]
    for (index, element) in elements.enumerated() {
      if rest.first != index {
        entries.append(Entry(item: element))
        continue
      }
      rest.removeFirst()
      if entries.isEmpty {
        self.strangers.append(element)
      } else {
        entries[entries.count - 1].strangers.append(element)
      }
    }
  }

  /// The bytes of an element.
  func bytes(of element: Element) -> ArraySlice<UInt8> {
    switch element.text {
    case .read(let range): bytes[range]
    case .own(let own): own[...]
    }
  }

  /// The lines and columns at which elements were read.
  ///
  /// - Parameter indices: The indices of elements, ascending.
  /// - Complexity: O(*n*) for the whole file.
  func places(of indices: [Int]) -> [String] {
    var (line, column, position) = (1, 1, 0)
    return indices.map { index in
      guard case .read(let range) = elements[index].text else { return "" }
      for byte in bytes[position..<range.lowerBound] {
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      position = range.lowerBound
      return "line \(line), column \(column)"
    }
  }

  /// What the file holds now.
  func contents() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    result += bytes[head]
    var isFirst = true
    func add(_ element: Element) {
      if isFirst {
        result += opening
      } else if let gap = element.gap {
        result += bytes[gap]
      } else {
        result += separator
      }
      isFirst = false
      switch element.text {
      case .read(let range): result += bytes[range]
      case .own(let own): result += own
      }
    }
    for stranger in strangers { add(stranger) }
    for entry in entries {
      add(entry.item)
      for stranger in entry.strangers { add(stranger) }
    }
    if !isFirst { result += closing }
    result += bytes[tail]
    return result
  }
}

// MARK: - Changes

extension JSONItemsFile {
  /// A change of the items, where what they are is told by an index of values that come elsewhere.
  enum Change: Sendable {
    case insert(value: Int, at: Int)
    case update(value: Int, at: Int)
    case remove(at: Int)
    case move(from: Int, to: Int)
  }

  /// Makes changes, one after the other. Of items that are updated, only the index of the new value is noted.
  ///
  /// - Parameters:
  ///   - changes: The changes; offsets count items.
  ///   - values: The values of items that come in, as they are to stand in the file.
  mutating func apply(_ changes: [Change], values: [[UInt8]]) {
    var rest = changes[...]
    while let change = rest.first {
      switch change {
      case .insert:
        var arrivals: [(offset: Int, element: Entry)] = []
        while case .insert(let value, let offset)? = rest.first, offset > arrivals.last?.offset ?? -1 {
          arrivals.append((offset, Entry(item: Element(gap: nil, text: .own(values[value]), isOwn: true))))
          rest.removeFirst()
        }
        entries.insert(ascending: arrivals)
      case .remove:
        var offsets: [Int] = []
        while case .remove(let offset)? = rest.first, offset < offsets.last ?? .max {
          if entries.indices.contains(offset) { offsets.append(offset) }
          rest.removeFirst()
        }
        remove(offsets)
      case .move(let source, let target):
        rest.removeFirst()
        guard entries.indices.contains(source), entries.indices.contains(target) else { continue }
        leaveStrangers(of: source)
        var entry = entries.remove(at: source)
        entry.item.gap = nil
        entries.insert(entry, at: target)
      case .update(let value, let offset):
        rest.removeFirst()
        if entries.indices.contains(offset) { entries[offset].update = value }
      }
    }
  }

  /// Removes entries at descending offsets.
  private mutating func remove(_ offsets: [Int]) {
    for offset in offsets { leaveStrangers(of: offset) }
    entries.remove(atAscending: offsets.reversed())
  }

  /// Leaves what couldn't be understood in its place when the item before it goes.
  private mutating func leaveStrangers(of offset: Int) {
    let left = entries[offset].strangers
    guard !left.isEmpty else { return }
    entries[offset].strangers = []
    if offset == 0 { strangers += left } else { entries[offset - 1].strangers += left }
  }

  /// Puts the bytes of an item that has been updated in its place.
  mutating func finishUpdate(at offset: Int, _ text: [UInt8], isOwn: Bool) {
    entries[offset].update = nil
    entries[offset].item.text = .own(text)
    entries[offset].item.isOwn = isOwn
  }
}
