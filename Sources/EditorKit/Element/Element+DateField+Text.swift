import Foundation

extension Element.DateField {
  /// A date as a person types it: `2025-03-01`, with ` 14:30` where the time of day matters.
  ///
  /// It is written in the Gregorian calendar, in the time zone of ``calendar``, and ``date(from:)`` takes it back.
  public func text(for date: Date) -> String {
    let parts = gregorian.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    let year = parts.era == 0 ? 1 - (parts.year ?? 1) : parts.year ?? 0
    let sign = year < 0 ? "-" : ""
    let day = sign + padded(abs(year), 4) + "-" + padded(parts.month, 2) + "-" + padded(parts.day, 2)
    return includesTime ? day + " " + padded(parts.hour, 2) + ":" + padded(parts.minute, 2) : day
  }

  /// The date that a person has typed as `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`.
  ///
  /// - Parameter text: What the person typed. Spaces around it don't matter.
  /// - Returns: The date in the time zone of ``calendar``; without a time, when that day begins. Nil where there is no such
  ///   day or time.
  public func date(from text: String) -> Date? {
    let fields = text.split { $0.isWhitespace || $0 == "T" }
    guard (1...2).contains(fields.count), let day = numbers(in: fields[0], separator: "-", widths: [4, 2, 2]) else {
      return nil
    }
    var parts = DateComponents(year: day[0], month: day[1], day: day[2], hour: 0, minute: 0)
    if fields.count == 2 {
      guard let time = numbers(in: fields[1], separator: ":", widths: [2, 2]), time[0] < 24, time[1] < 60 else {
        return nil
      }
      (parts.hour, parts.minute) = (time[0], time[1])
    }
    // A calendar makes 2 March of 30 February. A time that the clocks skip is moved on, and that is meant.
    guard let date = gregorian.date(from: parts) else { return nil }
    let found = gregorian.dateComponents([.year, .month, .day], from: date)
    return [found.year, found.month, found.day] == day ? date : nil
  }

  private var gregorian: Calendar {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    return gregorian
  }

  private func padded(_ number: Int?, _ width: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private func numbers(in text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == widths, parts.joined().allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return parts.compactMap { Int($0) }
  }
}
