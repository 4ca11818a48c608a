import Foundation

/// Measures the rows of one round, and prints a line of raw figures for each.
struct Harness {
  /// Parts of names, any of which selects a row; without one, all rows are wanted.
  let filters: [String]

  /// How often a round repeats what takes some milliseconds or more. A figure is the median over the repetitions.
  static let repetitions = 5
  /// How many slices a round makes of the calls of what takes less. A figure is the median over the slices, which are so short
  /// that most of them end before another process gets the core.
  static let slices = 1000
  private let clock = ContinuousClock()
  private let direct = Direct()

  /// Measures the time that one call of a closure takes, side by side with a direct access.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - count: How many calls a round makes, at least one a slice.
  ///   - body: Takes the number of the call, from 0.
  func measure(_ name: String, count: Int = 1_000_000, _ body: (Int) -> Void) {
    guard isWanted(name) else { return }
    var values: [Double] = []
    var baselines: [Double] = []
    // The two take turns, so that whatever else the machine does falls on both.
    for slice in 0..<Self.slices {
      values.append(nanoseconds(slice * count / Self.slices..<(slice + 1) * count / Self.slices, body))
      baselines.append(nanoseconds(0..<1000) { direct.store(Double($0)) })
    }
    let value = Benchmarks.median(values)
    report(name, value, "ns", ratio: value / Benchmarks.median(baselines))
  }

  /// Measures how many bytes a second an operation works through, side by side with another one that does the same.
  ///
  /// The ratio says how many times as fast as the other one it is.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - bytes: How many bytes one call works through.
  ///   - other: The other operation.
  ///   - body: The operation.
  func measureThroughput(_ name: String, bytes: Int, against other: () -> Void, _ body: () -> Void) {
    guard isWanted(name) else { return }
    var values: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<Self.repetitions {
      values.append(nanoseconds(0..<1) { _ in body() })
      baselines.append(nanoseconds(0..<1) { _ in other() })
    }
    let value = Benchmarks.median(values)
    // A byte a nanosecond is a thousand megabytes a second.
    report(name, Double(bytes) / value * 1000, "MB/s", ratio: Benchmarks.median(baselines) / value)
  }

  /// Measures the time that an operation takes, side by side with another one that does the same.
  ///
  /// The ratio says how many times as long as the other one it takes.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - repetitions: How often both operations run.
  ///   - count: How many things one call does. With more than one, the figure is the time of one of them, in nanoseconds.
  ///   - prepare: Runs before each repetition, outside of the measured time.
  ///   - other: The other operation.
  ///   - body: The operation.
  @MainActor func compare(
    _ name: String,
    repetitions: Int = Self.repetitions,
    count: Int = 1,
    preparing prepare: @MainActor () async throws -> Void = {},
    against other: @MainActor () throws -> Void,
    _ body: @MainActor () async throws -> Void
  ) async throws {
    guard isWanted(name) else { return }
    var values: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<repetitions {
      try await prepare()
      let start = clock.now
      try other()
      let middle = clock.now
      try await body()
      baselines.append(start.duration(to: middle) / .nanoseconds(1))
      values.append(middle.duration(to: clock.now) / .nanoseconds(1))
    }
    let value = Benchmarks.median(values)
    let shown = count > 1 ? (value / Double(count), "ns") : (value / 1e6, "ms")
    report(name, shown.0, shown.1, ratio: value / Benchmarks.median(baselines))
  }

  /// Prints the figure of a row, if the row is wanted.
  func report(_ name: String, _ value: Double, _ unit: String, ratio: Double? = nil) {
    guard isWanted(name) else { return }
    Self.printLine(Figure(name, value, unit, ratio: ratio).line)
  }

  /// Prints a line at once, also into a pipe: where a round fails, its last line tells how far it was.
  static func printLine(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Returns whether a filter selects a row. A row asks before it prepares what costs much.
  func isWanted(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }

  /// Returns whether a filter selects any of several rows.
  func isAnyWanted(_ names: [String]) -> Bool {
    names.contains(where: isWanted)
  }

  /// Returns the time of one call among several.
  private func nanoseconds(_ calls: Range<Int>, _ body: (Int) -> Void) -> Double {
    let elapsed = clock.measure { for index in calls { body(index) } }
    return elapsed / .nanoseconds(1) / Double(calls.count)
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

/// Returns a value in a way that the optimizer can't see through.
@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value {
  value
}
