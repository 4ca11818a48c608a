/// A clock whose time moves only when a test moves it.
///
///     let clock = TestClock()
///     let context = Context.testing(clock: clock)
///     …
///     clock.advance(by: .seconds(1))
///
/// It can be used from any thread. To let whoever wakes run, and sleep again on the way, move it with
/// ``Driver/advance(by:)``.
public final class TestClock: Clock, Sendable {
  /// A moment of a test clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var elapsed: Duration

    /// Makes a moment.
    public init(elapsed: Duration) {
      self.elapsed = elapsed
    }

    /// The moment that lies a time after this one.
    public func advanced(by duration: Duration) -> Instant {
      Instant(elapsed: elapsed + duration)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration {
      other.elapsed - elapsed
    }

    /// Whether one moment comes before another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.elapsed < rhs.elapsed
    }
  }

  private struct Sleeper: Sendable {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: Sendable {
    var now = Instant(elapsed: .zero)
    /// In the order in which they are to wake.
    var sleepers: [Sleeper] = []
    var sleepCount = 0
  }

  private let state = Locked(State())
  /// The jobs of the work that sleeps on this clock.
  let jobs = JobCount()

  /// Makes a clock at which no time has passed.
  public init() {}

  /// The present moment.
  public var now: Instant { state.withLock { $0.now } }
  /// The time that has passed since the clock was made.
  public var elapsed: Duration { now.elapsed }
  /// Zero: time can be moved by any amount.
  public var minimumResolution: Duration { .zero }

  /// How many are asleep.
  package var sleeperCount: Int { state.withLock { $0.sleepers.count } }
  /// When the next one wakes; nil when nobody is asleep.
  package var nextDeadline: Instant? { state.withLock { $0.sleepers.first?.deadline } }
  /// How often anybody has gone to sleep so far.
  var sleepCount: Int { state.withLock { $0.sleepCount } }

  /// Sleeps until the test moves the clock to a deadline. Returns at once where it isn't in the future.
  ///
  /// - Parameters:
  ///   - deadline: When to wake. Those with the same deadline wake in the order in which they went to sleep.
  ///   - tolerance: Not used: everybody wakes on time.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.sleepCount += 1
      return state.sleepCount
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
        // A task counts as cancelled before its handler runs. So either this sees it, or the handler finds the sleeper.
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          let index = state.sleepers.firstIndex { $0.deadline > deadline } ?? state.sleepers.endIndex
          state.sleepers.insert(sleeper, at: index)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on and wakes whoever is due by then, in the order of the deadlines.
  ///
  /// They run after this has returned, so they all find the clock at its new time.
  ///
  /// - Parameter duration: How far; zero or more.
  public func advance(by duration: Duration) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves the clock on to a moment and wakes whoever is due by then, in the order of the deadlines.
  ///
  /// - Parameter instant: The new time, which isn't before the present one.
  public func advance(to instant: Instant) {
    let due = state.withLock { state in
      precondition(instant >= state.now, "Time doesn't run backwards: advance to the present moment or later")
      state.now = instant
      let due = state.sleepers.prefix { $0.deadline <= instant }
      state.sleepers.removeFirst(due.count)
      return Array(due)
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
