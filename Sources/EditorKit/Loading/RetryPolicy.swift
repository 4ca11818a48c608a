import Foundation

/// Whether a source that failed is asked again without a person having to say so, and when.
///
///     RetryPolicy.backoff(from: .milliseconds(500), limit: 3) { ($0 as? StatusError)?.isTemporary == true }
public struct RetryPolicy: Sendable {
  /// The largest number of attempts after the first.
  public var limit: Int
  /// How long to wait before another attempt, given how many there have been and the last one's error; nil to give up.
  public var delay: @Sendable (_ attempts: Int, any Error) -> Duration?

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - limit: The largest number of attempts after the first; zero or less for none.
  ///   - delay: How long to wait before another attempt, given how many there have been, 1 or more, and the last one's
  ///     error; nil to give up. Less than zero counts as zero.
  public init(limit: Int, delay: @escaping @Sendable (_ attempts: Int, any Error) -> Duration?) {
    self.limit = limit
    self.delay = delay
  }

  /// A failure is final.
  public static var never: RetryPolicy { RetryPolicy(limit: 0) { _, _ in nil } }

  /// Waits longer each time.
  ///
  /// - Parameters:
  ///   - first: The wait before the second attempt.
  ///   - factor: The factor by which every further wait is longer than the one before. With one that isn't a number, the waits
  ///     are all the same.
  ///   - longest: The longest wait.
  ///   - limit: The largest number of attempts after the first.
  ///   - isWorthwhile: Whether another attempt may succeed after an error. After "no such page" it may not.
  public static func backoff(
    from first: Duration = .milliseconds(500),
    factor: Double = 2,
    atMost longest: Duration = .seconds(30),
    limit: Int = 3,
    when isWorthwhile: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> RetryPolicy {
    RetryPolicy(limit: limit) { attempts, error in
      guard isWorthwhile(error) else { return nil }
      let seconds = first / .seconds(1) * pow(factor, Double(max(attempts, 1) - 1))
      if seconds.isNaN { return min(first, longest) }
      // Compared before it becomes a duration, which can't be that long.
      return seconds < longest / .seconds(1) ? .seconds(seconds) : longest
    }
  }

  /// How long to wait after a failed attempt; nil to give up.
  func wait(afterAttempt number: Int, _ error: any Error) -> Duration? {
    guard number <= limit else { return nil }
    // A clock can't add more to its present time than an instant can hold.
    return delay(number, error).map { min(max($0, .zero), .seconds(365 * 24 * 60 * 60)) }
  }
}
