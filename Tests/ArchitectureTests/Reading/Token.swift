/// A word or sign of Swift source.
struct Token: Equatable {
  /// The kind of a token.
  enum Kind {
    /// An identifier or a keyword. A keyword in backticks is an `escapedName`.
    case name, escapedName
    /// A number. Its text is its digits.
    case number
    /// The beginning of a string literal. Its text is empty.
    case string
    /// A bracket, an operator, or a directive such as `#if`.
    case symbol
  }

  var kind: Kind
  var text: String
  /// The line of the token, counted from 1.
  var line: Int

  /// Whether the token is an identifier, in backticks or not.
  var isName: Bool { kind == .name || kind == .escapedName }

  /// Whether the token is a symbol with a text.
  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
}
