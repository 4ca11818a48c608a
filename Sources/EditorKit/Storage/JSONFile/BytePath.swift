/// A path as the bytes that the system takes. Nothing in it is normalized or decoded.
struct BytePath: Hashable, Sendable {
  /// The bytes, without the NUL that ends a C string.
  let bytes: [UInt8]

  /// Creates a path of bytes.
  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Creates a path of text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The path for messages. Bytes that aren't UTF-8 are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes after the last "/"; empty if the path ends in "/".
  var name: ArraySlice<UInt8> { bytes[nameStart...] }

  /// The path of the folder that holds the file.
  var folder: BytePath {
    var folder = bytes[..<nameStart]
    if folder.isEmpty { return BytePath(".") }
    // "/" itself keeps its only character.
    while folder.count > 1, folder.last == Self.slash { folder.removeLast() }
    return BytePath(bytes: folder)
  }

  /// The path of another file in the same folder.
  func sibling(_ name: some Sequence<UInt8>) -> BytePath {
    BytePath(bytes: bytes[..<nameStart] + name)
  }

  /// The path that the contents of a symbolic link at this path lead to.
  func followingLink(to destination: BytePath) -> BytePath {
    destination.bytes.first == Self.slash ? destination : sibling(destination.bytes)
  }

  /// The reason why the path can't be a file's; nil if it can.
  var obstacle: String? {
    if bytes.isEmpty { return "the file name is empty" }
    // The system would read only what comes before it, which is another file's name.
    if bytes.contains(0) { return "the path contains a NUL character" }
    let isFolder = name.isEmpty || name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
    return isFolder ? "it names a folder, not a file" : nil
  }

  /// Calls a function with the path as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
  }

  private var nameStart: Int { bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0 }

  private static let slash = UInt8(ascii: "/")
}

extension BytePath {
  /// The most bytes that a file name may have.
  private static let longestName = 255
  /// The most bytes of a name that a hidden name contains.
  private static let longestHiddenStem = 180

  /// The path of a hidden file beside this one, `.NAME.SUFFIX`. Two names never share one.
  ///
  /// A long name is shortened, and followed by a hash of the whole name.
  func hidden(_ suffix: String) -> BytePath {
    var stem = Array(name)
    if stem.count > Self.longestHiddenStem {
      stem = Self.shortened(name, to: Self.longestHiddenStem) + Array("~\(Self.hash(of: name))".utf8)
    }
    return sibling(Array(".".utf8) + stem + Array(".\(suffix)".utf8))
  }

  /// The path of a file beside this one, such as `STEM.WORD-1.json`. A long stem is shortened.
  func numbered(_ word: String, _ number: Int) -> BytePath {
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.startIndex
    // A dot at the beginning or at the end is no extension, and neither are many bytes.
    let hasExtension = dot > name.startIndex && (2...64).contains(name.endIndex - dot)
    let (stem, ending) = hasExtension ? (name[..<dot], name[dot...]) : (name, [])
    let middle = Array(".\(word)-\(number)".utf8)
    return sibling(Self.shortened(stem, to: Self.longestName - middle.count - ending.count) + middle + ending)
  }

  /// The longest beginning of a name that has a limited number of bytes and ends at a character's end.
  private static func shortened(_ name: ArraySlice<UInt8>, to limit: Int) -> [UInt8] {
    guard name.count > limit else { return Array(name) }
    if var text = String(validating: name, as: UTF8.self) {
      while text.utf8.count > limit { text.removeLast() }
      // One character may be longer than the limit.
      if !text.isEmpty { return Array(text.utf8) }
    }
    var end = name.startIndex + limit
    // A byte 10xxxxxx continues a scalar.
    while end > name.startIndex + limit - 4, name[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(name[..<end])
  }

  /// The FNV-1a hash of a name, with the same result in every process.
  private static func hash(of name: ArraySlice<UInt8>) -> String {
    let hash = name.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
