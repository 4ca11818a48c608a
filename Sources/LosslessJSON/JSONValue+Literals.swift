// There is no literal nil: `isOn ? value : nil` would then be null, where the absence of a value is meant. Null is `.null`.

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes `true` or `false`.
  public init(booleanLiteral bool: Bool) {
    self = .bool(bool)
  }

  /// Makes a number.
  public init(integerLiteral integer: Int) {
    self = .number(Number(integer))
  }

  /// Makes the shortest number that reads as a value. Traps for a literal that is beyond what a `Double` holds.
  public init(floatLiteral double: Double) {
    self = .number(Number(floatLiteral: double))
  }

  /// Makes a text.
  public init(stringLiteral content: String) {
    self = .string(StringToken(content))
  }

  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  /// Makes an object with the members as they are written, in their order.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(key: StringToken($0), value: $1) })
  }
}

extension JSONValue {
  /// Makes a text.
  public init(_ content: String) {
    self = .string(StringToken(content))
  }

  /// Makes `true` or `false`.
  public init(_ bool: Bool) {
    self = .bool(bool)
  }

  /// Makes a number.
  public init(_ integer: some BinaryInteger) {
    self = .number(Number(integer))
  }

  /// Makes the shortest number that reads as a value: `0.25`, and `1` rather than `1.0`, as `JSONEncoder` writes it.
  ///
  /// - Throws: `EncodingError.invalidValue` for an infinite value and for one that isn't a number.
  public init(_ double: Double) throws(EncodingError) {
    self = .number(try Number(double))
  }
}
