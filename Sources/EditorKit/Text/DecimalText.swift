import Foundation

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
