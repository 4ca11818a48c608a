/// The bytes of a token, compared as bytes: a `String` takes texts for equal that are other scalars.
struct JSONToken: Hashable, Sendable {
  /// The token. Up to 15 bytes take no memory of their own.
  let text: String

  init(_ text: String) {
    var text = text
    // Where a text comes from outside Swift, its bytes may not be in one piece.
    text.makeContiguousUTF8()
    self.text = text
  }

  /// Makes the token of bytes that are UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.withBytes { left in right.withBytes { right in left.elementsEqual(right) } }
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  /// Lends the bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.utf8.withBytes(body)
  }
}
