import Foundation

/// A date of publication that knows how precise it is: a year, a month or a day.
///
/// It is a date of the Gregorian calendar without a time zone: what is printed in a book.
public struct PublicationDate: Hashable, Sendable {
  /// How much of a date is known.
  public enum Precision: Sendable {
    /// Only the year.
    case year
    /// The year and the month.
    case month
    /// The day.
    case day
  }

  /// The year; 0 is the year before 1, as in ISO 8601.
  public let year: Int
  /// The month, from 1 to 12; nil where it isn't known.
  public let month: Int?
  /// The day of the month, from 1; nil where it isn't known.
  public let day: Int?

  /// Makes a date. What can't be is left out, and makes the date less precise: a thirteenth month, 30 February.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month; nil where it isn't known.
  ///   - day: The day; nil where it isn't known. It counts only with a month.
  public init(year: Int, month: Int? = nil, day: Int? = nil) {
    self.year = year
    let month = month.flatMap { (1...12).contains($0) ? $0 : nil }
    self.month = month
    self.day = month.flatMap { month in
      day.flatMap { (1...Self.length(of: month, in: year)).contains($0) ? $0 : nil }
    }
  }

  /// How much of the date is known.
  public var precision: Precision {
    if day != nil { .day } else if month != nil { .month } else { .year }
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension PublicationDate: Comparable {
  /// Whether one date comes before another. A less precise one comes before the more precise ones that lie in it.
  public static func < (left: PublicationDate, right: PublicationDate) -> Bool {
    (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
  }
}
