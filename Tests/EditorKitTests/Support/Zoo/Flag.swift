import Observation

/// Whether something has happened.
///
/// It is Sendable although nothing checks it: it is used on the main actor only, also where Observation calls back.
final class Flag: @unchecked Sendable {
  private var isSet = false

  /// Returns whether an observer of a value is notified of a change.
  static func isNotified<Value>(reading value: @autoclosure () -> Value, of change: () throws -> Void) rethrows -> Bool
  {
    let flag = Flag()
    withObservationTracking {
      _ = value()
    } onChange: {
      flag.isSet = true
    }
    try change()
    return flag.isSet
  }
}
