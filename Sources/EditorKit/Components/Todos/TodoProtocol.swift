import Foundation

/// A model of something to do. Conform a type of yours, and the list with its screens is yours.
///
/// Structs and classes of any kind conform without a wrapper. What a feature doesn't ask for, a model needn't be; a
/// ``TodoList`` wants `Identifiable` ones.
///
/// The laws, which `TodoLaws` in `EditorKitTesting` checks for any conformer:
///
/// 1. What is set is read back, and setting one property changes no other.
/// 2. ``toggle()`` changes ``isCompleted``, and twice it leaves everything as it was.
/// 3. While ``isAlive`` is false, reading it is safe. Nothing else is read or written then.
public protocol TodoProtocol: ModelLifetime {
  /// What is to be done.
  var title: String { get set }

  /// Whether it is done.
  var isCompleted: Bool { get set }

  /// When it is due; nil for no date. The beginning of a day, in the person's calendar and zone, means that whole day.
  var dueDate: Date? { get set }

  /// Makes it done or not done. By default it sets ``isCompleted``.
  mutating func toggle()
}

extension TodoProtocol {
  /// Sets ``isCompleted``.
  public mutating func toggle() {
    isCompleted.toggle()
  }
}

extension TodoProtocol {
  /// Whether it should have been done before a date.
  ///
  /// What is due on a day without a time is overdue from the next day on; what is due at a time, from that time on. What is done
  /// or has no date is never overdue.
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
