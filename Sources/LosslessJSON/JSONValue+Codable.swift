import Foundation

extension JSONValue {
  /// Makes the value that an encoder writes for something, with the tokens and the order that it writes.
  ///
  /// - Parameters:
  ///   - value: What is encoded.
  ///   - encoder: What encodes it.
  /// - Throws: What the encoder throws.
  public init(encoding value: some Encodable, encoder: JSONEncoder = JSONEncoder()) throws {
    try self.init(parsing: encoder.encode(value))
  }

  /// Decodes something from the value, from the tokens as they are written.
  ///
  /// Of members of the same name, the decoder sees the last only. (Given all of them, Foundation's takes the first.)
  ///
  /// - Parameters:
  ///   - type: What is decoded.
  ///   - decoder: What decodes it.
  /// - Throws: What the decoder throws, a `DecodingError` as a rule.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder()
  ) throws -> Value {
    try decoder.decode(type, from: withoutDuplicates.data())
  }
}

/// Any coder reads and writes a value, as exactly as the coder allows: numbers lose how they are written, and digits beyond
/// those that the coder keeps; members lose their order, and all but the last of the same name. Where that matters, go
/// through ``JSONValue/init(encoding:encoder:)`` and ``JSONValue/decode(_:decoder:)`` or ``JSONValue/data(isPretty:)``.
extension JSONValue: Codable {
  /// Reads a value from any decoder.
  ///
  /// - Throws: A `DecodingError` for what JSON has no kind for, such as a date of a property list.
  public init(from decoder: any Decoder) throws {
    let container = try? decoder.singleValueContainer()
    if let container, let scalar = Self.scalar(in: container) {
      self = scalar
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
    } else if let number = try? container?.decode(Decimal.self), !number.isNaN {
      // Coders that know no decimal numbers make a group of parts of them.
      self = .number(Number(number))
    } else {
      let members = try decoder.container(keyedBy: Name.self)
      self = .object(
        try members.allKeys.map { name in
          Member(key: StringToken(name.stringValue), value: try members.decode(JSONValue.self, forKey: name))
        }
      )
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) -> JSONValue? {
    if container.decodeNil() { return .null }
    if let text = try? container.decode(String.self) { return JSONValue(text) }
    if let bool = try? container.decode(Bool.self) { return .bool(bool) }
    return Number.read(container).map(JSONValue.number)
  }

  /// Writes the value to any encoder.
  ///
  /// - Throws: An `EncodingError` for a number beyond the largest `Double`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members { try container.encode(member.value, forKey: Name(stringValue: member.key.content)) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let bool):
      var container = encoder.singleValueContainer()
      try container.encode(bool)
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text.content)
    case .number(let number): try number.encode(to: encoder)
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }
}

extension JSONValue.Number {
  fileprivate init(_ decimal: Decimal) {
    digits = JSONToken(decimal.description)
  }

  /// The number in a container; nil if there is none.
  fileprivate static func read(_ container: any SingleValueDecodingContainer) -> Self? {
    guard let double = try? container.decode(Double.self), let nearest = try? Self(double) else { return nil }
    // More digits than a Double has, if it is the same number otherwise: a Decimal has other limits.
    if let integer = try? container.decode(Int.self), Double(integer) == double { return Self(integer) }
    if let integer = try? container.decode(UInt64.self), Double(integer) == double { return Self(integer) }
    guard let decimal = try? container.decode(Decimal.self), !decimal.isNaN else { return nearest }
    let exact = Self(decimal)
    return exact.double == double && !exact.isEquivalent(to: nearest) ? exact : nearest
  }

  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let int {
      return try container.encode(int)
    }
    if let integer = exactly(UInt64.self) {
      return try container.encode(integer)
    }
    guard let double, let nearest = try? Self(double) else {
      let context = EncodingError.Context(
        codingPath: encoder.codingPath, debugDescription: "\(token) is beyond the numbers that coders know."
      )
      throw EncodingError.invalidValue(self, context)
    }
    if !isEquivalent(to: nearest), let decimal = Decimal(string: token), Self(decimal).double == double {
      return try container.encode(decimal)
    }
    try container.encode(double)
  }
}
