import Foundation

/// Says where in a document a coding error is, and what it is.
enum CodingPlace {
  /// A phrase such as "at [2].recording.trimStart: expected Double but found a string".
  static func description(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context): text(context.codingPath, context.debugDescription)
    case DecodingError.keyNotFound(let key, let context):
      text(context.codingPath, "there is no “\(key.stringValue)”")
    case DecodingError.valueNotFound(let type, let context):
      text(context.codingPath, "there is null where \(type) should be")
    case DecodingError.typeMismatch(_, let context):
      text(context.codingPath, mismatch(context.debugDescription))
    case EncodingError.invalidValue(let value, let context):
      text(context.codingPath, "\(value) can't be written as JSON")
    default: String(describing: error)
    }
  }

  /// Foundation's words for a value of another kind, in which the types of Swift are those of JSON.
  private static func mismatch(_ description: String) -> String {
    description.replacingOccurrences(of: "Dictionary<String, Any>", with: "an object")
      .replacingOccurrences(of: "Array<Any>", with: "an array")
  }

  /// The same error, with its place told from a depth of the document on.
  static func error(_ error: any Error, below depth: Int) -> any Error {
    switch error {
    case DecodingError.dataCorrupted(let context): DecodingError.dataCorrupted(part(of: context, below: depth))
    case DecodingError.keyNotFound(let key, let context):
      DecodingError.keyNotFound(key, part(of: context, below: depth))
    case DecodingError.valueNotFound(let type, let context):
      DecodingError.valueNotFound(type, part(of: context, below: depth))
    case DecodingError.typeMismatch(let type, let context):
      DecodingError.typeMismatch(type, part(of: context, below: depth))
    case EncodingError.invalidValue(let value, let context):
      EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: Array(context.codingPath.dropFirst(depth)), debugDescription: context.debugDescription)
      )
    default: error
    }
  }

  private static func part(of context: DecodingError.Context, below depth: Int) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: Array(context.codingPath.dropFirst(depth)),
      debugDescription: context.debugDescription,
      underlyingError: context.underlyingError
    )
  }

  private static func text(_ path: [any CodingKey], _ description: String) -> String {
    var what = description
    if what.hasSuffix(".") { what.removeLast() }
    return path.isEmpty ? what : "at \(place(path)): \(what)"
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}
