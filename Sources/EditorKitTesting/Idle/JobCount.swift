/// How many jobs of a test's work have been handed to an executor, and how many of those have not run yet.
final class JobCount: Sendable {
  /// What is known at one moment.
  struct Reading: Equatable, Sendable {
    /// Jobs that wait for their turn, or are running.
    var pending = 0
    /// All jobs so far.
    var total = 0
  }

  private let state = Locked(Reading())

  /// What is known now.
  var reading: Reading { state.withLock { $0 } }

  /// A job waits for its turn.
  func began() {
    state.withLock {
      $0.pending += 1
      $0.total += 1
    }
  }

  /// A job has run, and has handed on whatever follows from it.
  func ended() {
    state.withLock { $0.pending -= 1 }
  }
}
