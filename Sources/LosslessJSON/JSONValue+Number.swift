import Foundation

extension JSONValue {
  /// A number as it is written, with any number of digits. `==` compares what is written.
  public struct Number: Hashable, Sendable, CustomStringConvertible, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
  {
    let digits: JSONToken

    init(digits: JSONToken) {
      self.digits = digits
    }

    /// Takes a token as it is written, such as `1.10` or `1E400`. Nil if it isn't a number of JSON.
    public init?(token: String) {
      let isNumber = token.utf8.withBytes { bytes in
        let node = (try? JSONTape(bytes, depth: 0))?.nodes.first
        return node?.kind == .number && node?.start == 0 && node?.end == bytes.count
      }
      guard isNumber else { return nil }
      digits = JSONToken(token)
    }

    /// Makes the token of an integer.
    public init(_ integer: some BinaryInteger) {
      digits = JSONToken(String(integer))
    }

    /// Makes the shortest token that reads as a value: `0.25`, and `1` rather than `1.0`, as `JSONEncoder` writes it.
    ///
    /// - Throws: `EncodingError.invalidValue` for an infinite value and for one that isn't a number: JSON has no word for
    ///   them, and a member that vanished in silence would be worse than an error.
    public init(_ double: Double) throws(EncodingError) {
      guard double.isFinite else {
        let context = EncodingError.Context(
          codingPath: [], debugDescription: "\(double) can't be written as JSON. Leave it away, or write null."
        )
        throw .invalidValue(double, context)
      }
      self.init(finite: double)
    }

    /// Makes the token of an integer.
    public init(integerLiteral integer: Int) {
      self.init(integer)
    }

    /// Makes the shortest token that reads as a value. Traps for a literal that is beyond what a `Double` holds.
    public init(floatLiteral double: Double) {
      precondition(double.isFinite, "This literal is beyond what a Double holds: use Number(token:).")
      self.init(finite: double)
    }

    private init(finite double: Double) {
      let text = double.description
      digits = JSONToken(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    /// The number as it is written.
    public var token: String { digits.text }

    /// The nearest `Double`; nil beyond the largest one.
    public var double: Double? { Double(digits.text).flatMap { $0.isFinite ? $0 : nil } }

    /// The value, if it is an integer that fits, however it is written: `100`, `1e2` and `100.0` are the same.
    public var int: Int? { exactly(Int.self) }

    /// The token.
    public var description: String { token }

    /// Whether two numbers have exactly the same value, as decimal numbers of any length: `1.10`, `1.1` and `11e-1` have.
    ///
    /// Zero and minus zero have. Takes time in proportion to the length of the tokens, whatever their exponents.
    package func isEquivalent(to other: Number) -> Bool {
      digits == other.digits || JSONDecimal(digits) == JSONDecimal(other.digits)
    }

    /// The value as an integer of a type; nil if it isn't exactly one of that type.
    func exactly<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
      Integer(digits.text) ?? JSONDecimal(digits).integer()
    }
  }
}
