import Foundation

/// Prints one line a measurement, by tabs: name, value, unit, and the ratio to something that was measured in the same run,
/// which is a direct access where nothing else is said.
struct Harness {
  /// Only names that contain this are measured.
  let filter: String

  static let rounds = 15
  private let clock = ContinuousClock()
  private let direct = Direct()

  /// Measures the time that one call of a closure takes, side by side with a direct access.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - count: How many calls make one round.
  ///   - body: What is measured, given the number of the call.
  func measure(_ name: String, count: Int = 200_000, _ body: (Int) -> Void) {
    guard isWanted(name) else { return }
    var values: [Double] = []
    var baselines: [Double] = []
    // The two take turns, so that whatever else the machine does falls on both.
    for _ in 0..<Self.rounds {
      values.append(nanoseconds(count, body))
      baselines.append(nanoseconds(count) { direct.store(Double($0)) })
    }
    let value = median(values)
    printLine(name, rounded(value), "ns", rounded(value / median(baselines)))
  }

  /// Measures how many bytes a second are worked through, side by side with another way of doing the same.
  ///
  /// The ratio says how many times as fast as the other way it is.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - bytes: How many bytes one call works through.
  ///   - other: The other way.
  ///   - body: What is measured.
  func measureThroughput(_ name: String, bytes: Int, against other: () -> Void, _ body: () -> Void) {
    guard isWanted(name) else { return }
    var values: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<Self.rounds {
      values.append(nanoseconds(1) { _ in body() })
      baselines.append(nanoseconds(1) { _ in other() })
    }
    let value = median(values)
    // A byte a nanosecond is a thousand megabytes a second.
    printLine(name, rounded(Double(bytes) / value * 1000), "MB/s", rounded(median(baselines) / value))
  }

  /// Measures the time that something takes, side by side with another way of doing the same.
  ///
  /// The ratio says how many times as long as the other way it takes.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - rounds: How often.
  ///   - count: How many things one call does: with more than one, the time of one of them is told, in nanoseconds.
  ///   - prepare: What is done before each call, and isn't measured.
  ///   - other: The other way.
  ///   - body: What is measured.
  @MainActor func compare(
    _ name: String,
    rounds: Int = Self.rounds,
    count: Int = 1,
    preparing prepare: @MainActor () async throws -> Void = {},
    against other: @MainActor () throws -> Void,
    _ body: @MainActor () async throws -> Void
  ) async throws {
    guard isWanted(name) else { return }
    var values: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<rounds {
      try await prepare()
      let start = clock.now
      try other()
      let middle = clock.now
      try await body()
      baselines.append(start.duration(to: middle) / .nanoseconds(1))
      values.append(middle.duration(to: clock.now) / .nanoseconds(1))
    }
    let value = median(values)
    let shown = count > 1 ? (value / Double(count), "ns") : (value / 1e6, "ms")
    printLine(name, rounded(shown.0), shown.1, rounded(value / median(baselines)))
  }

  /// Prints one line of something that has been measured elsewhere.
  func report(_ name: String, _ value: Double, _ unit: String, ratio: Double? = nil) {
    printLine(name, rounded(value), unit, ratio.map { "\(rounded($0))" } ?? "")
  }

  /// Whether a name passes the filter. Ask before preparing what costs much.
  func isWanted(_ name: String) -> Bool {
    filter.isEmpty || name.contains(filter)
  }

  /// Prints at once, also into a pipe.
  private func printLine(_ parts: Any...) {
    print(parts.map { "\($0)" }.joined(separator: "\t"))
    fflush(nil)
  }

  private func nanoseconds(_ count: Int, _ body: (Int) -> Void) -> Double {
    let elapsed = clock.measure { for index in 0..<count { body(index) } }
    return elapsed / .nanoseconds(1) / Double(count)
  }

  private func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }
}

/// The direct access: a store to a property of an object, behind a barrier for the optimizer.
private final class Direct {
  var field = 0.0

  @inline(never) func store(_ value: Double) {
    field = value
  }
}

/// Takes a value in a way that the optimizer can't see through.
@inline(never) func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Gives back a value in a way that the optimizer can't see through.
@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value {
  value
}
