/// A JSON value as it is written: nothing is lost by reading and writing it, but white space.
///
/// Numbers and texts are kept as their tokens (`1.10`, `12345678901234567890`, `1E400`, `"\u00e9"`), members in their order,
/// and members of the same name all of them. So a program can hold what it doesn't understand, and give it back untouched:
///
///     var value = try JSONValue(parsing: data)
///     value["recording", "trimStart"] = 0.25
///     try value.data(isPretty: true).write(to: url)
///
/// `==` compares what is written: the same tokens in the same order. ``isEquivalent(to:)`` compares what it means.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, with the digits as they are written.
  case number(Number)
  /// A text, with the escapes as they are written.
  case string(StringToken)
  /// The elements of an array.
  case array([JSONValue])
  /// The members of an object in their order, those of the same name too.
  case object([Member])

  /// A member of an object. Looking one up by its name takes time in proportion to the number of members.
  public struct Member: Hashable, Sendable {
    /// The name. Names are the same if their contents are, Unicode scalar by Unicode scalar.
    public var key: StringToken
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(key: StringToken, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}
