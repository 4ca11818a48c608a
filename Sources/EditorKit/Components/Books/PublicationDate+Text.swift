import Foundation

extension PublicationDate {
  /// Reads what services write: "1999", "1999-05", "1999-05-01", "2016-09-15T00:00:00+02:00".
  ///
  /// It never fails with an error: what can't be read is left out. So "1999-13" and "1999*" are the year 1999, and "199?"
  /// and an empty text are no date. Nor is "0000", which stands for what nobody knows. A time and its zone don't matter: the
  /// day is the one that is written.
  ///
  /// - Parameter text: The text.
  /// - Returns: The date; nil where there isn't even a year at the beginning, of four digits or, with a sign, of four or more.
  public init?(_ text: String) {
    var rest = Substring(text).drop(while: \.isWhitespace)
    let isSigned = rest.first == "+" || rest.first == "-"
    guard let year = isSigned ? rest.takeSignedYear() : rest.takeNumber(digits: 4...4), isSigned || year != 0 else {
      return nil
    }
    // Five digits aren't a year, and eight are a day as ISO 8601 writes it without dashes.
    if !isSigned, rest.first?.isASCIIDigit == true {
      guard let month = rest.takeNumber(digits: 2...2), let day = rest.takeNumber(digits: 2...2),
        rest.first?.isASCIIDigit != true
      else { return nil }
      self.init(year: year, month: month, day: day)
      return
    }
    let month = rest.takePart()
    self.init(year: year, month: month, day: month == nil ? nil : rest.takePart())
  }

  /// The date as services write it, which ``init(_:)`` reads. A year that isn't one of 1 to 9999 has a sign.
  public var text: String {
    let digits = String(year.magnitude)
    let sign = year < 0 ? "-" : (1...9999).contains(year) ? "" : "+"
    let year = sign + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return ([year] + [month, day].compactMap { $0.map { $0 < 10 ? "0\($0)" : "\($0)" } }).joined(separator: "-")
  }

  /// The date for a person, as precise as it is and no more: "1862", "May 1999", "15 September 2016".
  ///
  /// - Parameter locale: The language, and the order of the parts. The calendar is the Gregorian one in any locale.
  public func text(locale: Locale) -> String {
    // No calendar reaches further in every locale; no book does either.
    guard (-99_999...99_999).contains(year) else { return text }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    let era = year > 0 ? 1 : 0
    let parts = DateComponents(
      era: era, year: era == 1 ? year : 1 - year, month: month ?? 1, day: day ?? 1, hour: 12)
    guard let date = calendar.date(from: parts) else { return text }
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).year()
    if era == 0 { style = style.era() }
    if month != nil { style = style.month(.wide) }
    if day != nil { style = style.day() }
    return date.formatted(style)
  }
}

extension PublicationDate: Codable {
  /// Reads the text of a date.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = PublicationDate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a date; write it as 1999, 1999-05 or 1999-05-01")
    }
    self = date
  }

  /// Writes the text of the date.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Substring {
  /// Takes off a number of so many digits, or nothing.
  fileprivate mutating func takeNumber(digits count: ClosedRange<Int>) -> Int? {
    let digits = prefix(count.upperBound).prefix(while: \.isASCIIDigit)
    guard digits.count >= count.lowerBound, let number = Int(digits) else { return nil }
    self = self[digits.endIndex...]
    return number
  }

  /// Takes off a sign and all digits that follow, four at least, or nothing.
  fileprivate mutating func takeSignedYear() -> Int? {
    let digits = dropFirst().prefix(while: \.isASCIIDigit)
    guard digits.count >= 4, let number = Int(self[..<digits.endIndex]) else { return nil }
    self = self[digits.endIndex...]
    return number
  }

  /// Takes off a dash and a number of one or two digits, or nothing: "1999-2005" has no month.
  fileprivate mutating func takePart() -> Int? {
    var rest = self
    guard rest.popFirst() == "-", let number = rest.takeNumber(digits: 1...2), rest.first?.isASCIIDigit != true else {
      return nil
    }
    self = rest
    return number
  }
}
