import Foundation

/// How dates are written in a JSON file. Either way, both are read.
public enum JSONDates: Sendable {
  /// As text such as "2025-03-01T14:30:00.25Z" (ISO 8601), with as many digits as the date needs to be read back exactly.
  case iso8601
  /// As the number of seconds since the beginning of 2001, which is what Foundation's encoder does by default.
  case secondsSince2001
}

extension JSONDates {
  /// An encoder that writes dates in this way.
  func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    // An order that doesn't change from one save to the next.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if case .iso8601 = self {
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        if let text = DateText.text(for: date) { try container.encode(text) } else { try container.encode(date) }
      }
    }
    return encoder
  }

  /// A decoder that reads dates in both ways.
  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
      let text = try container.decode(String.self)
      if let date = DateText.date(from: text) { return date }
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” isn't a date such as 2025-03-01T14:30:00Z or 2025-03-01"
      )
    }
    return decoder
  }
}

/// Dates as ISO 8601 text, without losing anything.
enum DateText {
  /// The text for a date, in UTC; nil for a date that such a text can't say.
  static func text(for date: Date) -> String? {
    let time = date.timeIntervalSinceReferenceDate
    let whole = time.rounded(.down)
    // From the year 1 to the year 9999.
    guard whole >= -63_113_904_000, whole < 252_423_993_600 else { return nil }
    let text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    let fraction = time - whole
    if fraction == 0 { return text }
    for digits in [3, 6, 9, 12, 15, 18] {
      let decimal = fraction.formatted(
        .number.precision(.fractionLength(0...digits)).locale(Locale(identifier: "en_US_POSIX")))
      guard decimal.hasPrefix("0."), let rounded = Double(decimal), whole + rounded == time else { continue }
      return text.dropLast() + decimal.dropFirst() + "Z"
    }
    return nil
  }

  /// The date that a text means; nil where it means none. A day without a time begins in the present time zone.
  static func date(from text: String) -> Date? {
    guard text.utf8.count > 10 else { return try? Date(text, strategy: .iso8601.year().month().day().inPresentZone) }
    let plain: String
    var fraction = 0.0
    if let dot = text.firstIndex(where: { $0 == "." || $0 == "," }) {
      let digits = text[text.index(after: dot)...].prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, let value = Double("0." + digits) else { return nil }
      fraction = value
      plain = String(text[..<dot] + text[digits.endIndex...])
    } else {
      plain = text
    }
    guard let date = try? Date(plain, strategy: .iso8601) else { return nil }
    return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + fraction)
  }
}

extension Date.ISO8601FormatStyle {
  fileprivate var inPresentZone: Self {
    var style = self
    style.timeZone = .current
    return style
  }
}
