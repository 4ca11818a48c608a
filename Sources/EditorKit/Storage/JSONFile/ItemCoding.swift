import Foundation
import LosslessJSON

/// How items become JSON and come of it, many at a time.
@MainActor struct ItemCoding<Item> {
  /// Makes items of the bytes of values.
  let decode: @MainActor ([ArraySlice<UInt8>]) async -> [Result<Item, any Error>]
  /// Makes the bytes of values, on one line, of items.
  let encode: @MainActor ([Item]) async throws -> [[UInt8]]
  /// What items made of the bytes of values would be written as; nil where nothing is lost in between anyway.
  let modelForm: ModelForms?

  /// Coding by Codable, off the main actor.
  static func concurrent(_ dates: JSONDateFormat) -> ItemCoding where Item: Codable & Sendable {
    ItemCoding(
      decode: { await decodeConcurrently($0) },
      encode: { try await encodeConcurrently($0, dates) },
      modelForm: { await modelFormsConcurrently($0, dates) }
    )
  }

  /// Coding by Codable on the main actor, for objects: a few at a time, so that it is never held for long.
  static func onMainActor(_ dates: JSONDateFormat) -> ItemCoding where Item: Codable {
    ItemCoding(
      decode: { texts in
        await inBatches(texts) { CodableItems.decode($0) }
      },
      encode: { items in
        var offset = 0
        return try await inBatches(items) { batch in
          defer { offset += batch.count }
          return try CodableItems.encode(batch, dates, startingAt: offset)
        }
      },
      modelForm: { texts in
        await inBatches(texts) { CodableItems<Item>.modelForm($0.map { $0[...] }[...], dates) }
      }
    )
  }

  /// Coding by functions of the app's, on the main actor.
  static func functions(
    decode: @escaping @MainActor (JSONValue) throws -> Item,
    encode: @escaping @MainActor (Item) throws -> JSONValue
  ) -> ItemCoding {
    ItemCoding(
      decode: { texts in
        let values = await values(texts)
        return await inBatches(values) { $0.map { value in Result { try decode(value) } } }
      },
      encode: { items in
        try await inBatches(Array(items.enumerated())) { batch in
          try batch.map { offset, item in
            do {
              var bytes: [UInt8] = []
              try encode(item).write(style: .compact, into: &bytes)
              return bytes
            } catch {
              throw ItemEncodingError(index: offset, description: CodingPlace.description(of: error))
            }
          }
        }
      },
      modelForm: nil
    )
  }

  private static func inBatches<Part, Result>(
    _ parts: [Part],
    _ body: (ArraySlice<Part>) throws -> [Result]
  ) async rethrows -> [Result] {
    var results: [Result] = []
    var start = 0
    while start < parts.count {
      let end = min(start + 64, parts.count)
      results += try body(parts[start..<end])
      start = end
      if start < parts.count { await Task.yield() }
    }
    return results
  }

  @concurrent private static func values(_ texts: [ArraySlice<UInt8>]) async -> [JSONValue] {
    // They have been found by a scan, so that they are JSON.
    texts.map { (try? JSONValue(parsing: $0)) ?? .null }
  }
}

extension ItemCoding where Item: Codable & Sendable {
  @concurrent private static func decodeConcurrently(_ texts: [ArraySlice<UInt8>]) async -> [Result<Item, any Error>] {
    CodableItems.decode(texts[...])
  }

  @concurrent private static func encodeConcurrently(_ items: [Item], _ dates: JSONDateFormat) async throws -> [[UInt8]]
  {
    try CodableItems.encode(items[...], dates)
  }

  @concurrent private static func modelFormsConcurrently(_ texts: [[UInt8]], _ dates: JSONDateFormat) async
    -> [[UInt8]?]
  {
    CodableItems<Item>.modelForm(texts.map { $0[...] }[...], dates)
  }
}

/// An item can't be written as JSON.
struct ItemEncodingError: Error {
  /// Which of the items that were to be written.
  var index: Int
  /// Where in it, and what.
  var description: String
}
