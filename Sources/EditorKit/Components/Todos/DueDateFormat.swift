import Foundation

/// Writes due dates for a person, and reads them back.
///
/// Dates are written in the locale's way, but always in the Gregorian calendar, as the person types them: where the locale
/// has another calendar, 2026 stays 2026.
public struct DueDateFormat {
  /// The locale.
  public var locale: Locale
  /// The time zone in which days begin.
  public var timeZone: TimeZone
  /// What is written where there is no date.
  public var noDate: String

  /// Makes a format.
  public init(locale: Locale, timeZone: TimeZone, noDate: String) {
    self.locale = locale
    self.timeZone = timeZone
    self.noDate = noDate
  }

  /// A date as text: the day, and the time unless it is the beginning of the day.
  public func text(for date: Date?) -> String {
    guard let date else { return noDate }
    return date.formatted(style(includesTime: date != calendar.startOfDay(for: date)))
  }

  /// The date that a text means; nil where it means none.
  ///
  /// - Parameter text: What ``text(for:)`` writes, to the minute.
  public func date(from text: String) -> Date? {
    for includesTime in [true, false] {
      if let date = try? Date(text, strategy: style(includesTime: includesTime).parseStrategy) { return date }
    }
    return nil
  }

  private func style(includesTime: Bool) -> Date.FormatStyle {
    Date.FormatStyle(
      date: .abbreviated,
      time: includesTime ? .shortened : .omitted,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
