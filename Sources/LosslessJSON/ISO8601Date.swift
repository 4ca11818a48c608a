import Foundation

/// Dates as ISO 8601 text, without losing anything.
package enum ISO8601Date {
  /// The text for a date, in UTC; nil for a date that such a text can't say.
  package static func text(for date: Date) -> String? {
    let time = date.timeIntervalSinceReferenceDate
    let whole = time.rounded(.down)
    // From 1600 to 9999: before that, calendars differ.
    guard whole >= -12_622_780_800, whole < 252_455_616_000 else { return nil }
    let text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    let fraction = time - whole
    if fraction == 0 { return text }
    // As few digits as will do, in threes.
    for (digits, scale) in [(3, 1e3), (6, 1e6), (9, 1e9), (12, 1e12), (15, 1e15)] {
      var decimal = String(Int((fraction * scale).rounded()))
      decimal = String(repeating: "0", count: max(0, digits - decimal.count)) + decimal
      guard decimal.count == digits, let value = Double("0." + decimal), whole + value == time else { continue }
      while decimal.hasSuffix("0") { decimal.removeLast() }
      return text.dropLast() + "." + decimal + "Z"
    }
    return nil
  }

  /// The date that a text means; nil where it means none. A day without a time begins in the present time zone.
  package static func date(from text: String) -> Date? {
    guard text.utf8.count > 10 else {
      guard isInRange(text) else { return nil }
      return try? Date(text, strategy: .iso8601.year().month().day().inPresentZone)
    }
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
    guard isInRange(plain), let date = try? Date(plain, strategy: .iso8601) else { return nil }
    return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + fraction)
  }
}

extension ISO8601Date {
  /// Whether there is such a day and such a time: Foundation takes the hour 25 for one o'clock of the next day.
  private static func isInRange(_ text: String) -> Bool {
    let fields = text.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
    guard fields.count >= 3, (1...12).contains(fields[1]) else { return false }
    let lengths =
      [31, fields[0] % 4 == 0 && (fields[0] % 100 != 0 || fields[0] % 400 == 0) ? 29 : 28, 31, 30, 31, 30]
      + [31, 31, 30, 31, 30, 31]
    guard (1...lengths[fields[1] - 1]).contains(fields[2]) else { return false }
    return zip(fields.dropFirst(3), [23, 59, 60]).allSatisfy { $0 <= $1 }
  }
}

extension Date.ISO8601FormatStyle {
  fileprivate var inPresentZone: Self {
    var style = self
    style.timeZone = .current
    return style
  }
}
