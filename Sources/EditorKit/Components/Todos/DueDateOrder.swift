import Foundation

/// An order of todos by due date. What has no date comes last in either direction, and equal dates stay in their order.
public enum DueDateOrder: CaseIterable, Sendable {
  /// What is due first comes first.
  case earliestFirst
  /// What is due last comes first.
  case latestFirst

  /// A number that is the lesser the earlier a date comes in this order.
  public func key(for date: Date?) -> Double {
    guard let date else { return .infinity }
    let time = date.timeIntervalSinceReferenceDate
    return self == .earliestFirst ? time : -time
  }

  /// Todos in this order.
  ///
  /// - Complexity: O(*n* log *n*).
  public func sorted<Todo: TodoProtocol>(_ todos: some Sequence<Todo>) -> [Todo] {
    todos.sorted { key(for: $0.dueDate) < key(for: $1.dueDate) }
  }
}
