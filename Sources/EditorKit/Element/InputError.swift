/// A text that a person entered and that can't be taken. The model has kept its value.
public struct InputError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and with which text, in the person's language.
  public let description: String

  /// Makes an error that says what is wrong.
  init(_ description: String) {
    self.description = description
  }
}
