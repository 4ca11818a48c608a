import Foundation

/// A text that a person entered and that can't be taken. The model has kept its value.
public struct InputError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and with which text, in the person's language.
  public var description: String

  /// Makes an error that says what is wrong.
  public init(_ description: String) {
    self.description = description
  }
}

extension Element.Slider {
  /// Takes a number that a person has typed, as one step of undo.
  ///
  /// A point and the locale's decimal separator both divide the fraction. A number outside of the bounds is held at the
  /// nearer one, and any number goes to the nearest position.
  ///
  /// - Parameter text: What the person typed.
  /// - Throws: ``InputError`` when the text isn't a number. The value is as it was, and the component has been told what
  ///   to show beside the slider.
  @MainActor public func enter(_ text: String) throws(InputError) {
    guard let number = DecimalText.number(from: text, locale: locale) else {
      let error = InputError(notANumber.replacingOccurrences(of: "%@", with: text))
      report(error.description)
      throw error
    }
    report(nil)
    move(to: number)
  }

  /// Moves to the position nearest to a number, as one step of undo.
  @MainActor public func move(to number: Double) {
    onEditingChanged(true)
    value.wrappedValue = position(nearestTo: number)
    onEditingChanged(false)
  }
}

extension Element.TextField {
  /// Puts a text in the place of the present one, as one step of undo.
  @MainActor public func enter(_ text: String) {
    onEditingChanged(true)
    self.text.wrappedValue = text
    onEditingChanged(false)
  }
}

/// Numbers as people type them.
enum DecimalText {
  /// The finite number that a text stands for, with a point or the locale's separator before the fraction; nil for junk.
  static func number(from text: String, locale: Locale) -> Double? {
    var digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let separator = locale.decimalSeparator { digits = digits.replacingOccurrences(of: separator, with: ".") }
    digits = String(digits.map(asciiForm))
    // Double also takes "nan", "infinity" and hexadecimal, which nobody means here.
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else {
      return nil
    }
    guard let number = Double(digits), number.isFinite else { return nil }
    return number
  }

  private static func asciiForm(_ character: Character) -> Character {
    if character == "\u{2212}" { return "-" }
    // A superscript, a circled digit and 五 have number values too, but aren't digits of a number.
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber, let digit = character.wholeNumberValue
    else { return character }
    return Character(String(digit))
  }
}
