import Foundation

extension TodoProtocol {
  /// Whether it should have been done before a date.
  ///
  /// A todo that is due on a day without a time is overdue from the next day on; one that is due at a time, from that time on. One
  /// that is done or has no date is never overdue.
  ///
  /// - Parameters:
  ///   - now: The date.
  ///   - calendar: The person's calendar, with the time zone in which days begin.
  public func isOverdue(at now: Date, in calendar: Calendar) -> Bool {
    guard !isCompleted, let dueDate else { return false }
    guard dueDate == calendar.startOfDay(for: dueDate) else { return dueDate < now }
    // The day after begins at another hour where the clocks are changed.
    let end = calendar.date(byAdding: .day, value: 1, to: dueDate).map { calendar.startOfDay(for: $0) }
    return (end ?? dueDate) <= now
  }
}
