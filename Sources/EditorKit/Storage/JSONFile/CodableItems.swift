import Foundation
import LosslessJSON

/// Items to and from JSON by Codable, with one call of Foundation's coders for many of them.
enum CodableItems<Item> {
  /// An item, or why there is none: so that one bad element doesn't spoil the others.
  private struct Attempt: Decodable where Item: Decodable {
    let result: Result<Item, any Error>

    init(from decoder: any Decoder) {
      let depth = decoder.codingPath.count
      result = Result { try Item(from: decoder) }.mapError { CodingPlace.error($0, below: depth) }
    }
  }

  /// Makes items of the bytes of values.
  static func decode(_ texts: ArraySlice<ArraySlice<UInt8>>) -> [Result<Item, any Error>] where Item: Decodable {
    let decoder = JSONDateFormat.decoder()
    if let attempts = try? decoder.decode([Attempt].self, from: array(texts)), attempts.count == texts.count {
      return attempts.map(\.result)
    }
    // Foundation takes offence at something in one of them.
    return texts.map { text in Result { try decoder.decode(Item.self, from: Data(text)) } }
  }

  /// Makes the bytes of values of items.
  ///
  /// - Parameter first: The index of the first of them, for errors.
  /// - Throws: ``ItemEncodingError``.
  static func encode(_ items: ArraySlice<Item>, _ dates: JSONDateFormat, startingAt first: Int = 0) throws -> [[UInt8]]
  where Item: Encodable {
    do {
      return try split(dates.encoder().encode(Array(items)))
    } catch let error as EncodingError {
      guard case .invalidValue(_, let context) = error, let index = context.codingPath.first?.intValue else {
        throw error
      }
      throw ItemEncodingError(
        index: first + index, description: CodingPlace.description(of: CodingPlace.error(error, below: 1)))
    }
  }

  /// What the items made of the bytes of values would be written as; nil where they can't be made or written.
  static func modelForm(_ texts: ArraySlice<ArraySlice<UInt8>>, _ dates: JSONDateFormat) -> [[UInt8]?]
  where Item: Codable {
    let items = decode(texts).map { try? $0.get() }
    let written = try? encode(items.compactMap { $0 }[...], dates)
    var next = 0
    return items.map { item in
      guard item != nil, let written, next < written.count else { return nil }
      defer { next += 1 }
      return written[next]
    }
  }

  private static func array(_ texts: ArraySlice<ArraySlice<UInt8>>) -> Data {
    var data = Data(capacity: texts.reduce(2) { $0 + $1.count + 1 })
    data.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { data.append(UInt8(ascii: ",")) }
      data.append(contentsOf: text)
    }
    data.append(UInt8(ascii: "]"))
    return data
  }

  private static func split(_ array: Data) throws -> [[UInt8]] {
    try array.withUnsafeBytes { bytes in
      let bytes = bytes.assumingMemoryBound(to: UInt8.self)
      let tape = try JSONTape(bytes, depth: 1)
      return tape.children(of: 0).map { child in Array(bytes[tape.nodes[child].start..<tape.nodes[child].end]) }
    }
  }
}
