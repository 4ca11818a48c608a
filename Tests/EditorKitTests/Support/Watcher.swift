import Observation

/// Reads something, and reads it again at once whenever it is told of a change, as a view does.
///
/// It is Sendable although nothing checks it: it is used on the main actor only, also where Observation calls back.
final class Watcher<Value>: @unchecked Sendable {
  /// Everything that has been read, in order.
  private(set) var values: [Value] = []
  private let read: () -> Value

  init(_ read: @escaping () -> Value) {
    self.read = read
    look()
  }

  private func look() {
    values.append(
      withObservationTracking(read) { [weak self] in
        self?.look()
      })
  }
}
