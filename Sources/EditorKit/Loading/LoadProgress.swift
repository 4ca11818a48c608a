/// How far loading is.
public struct LoadProgress: Equatable, Sendable {
  /// How much is done, from 0 to 1; nil when nobody knows.
  public var fraction: Double?
  /// More about it, for example "3 of 12 MB"; empty for nothing.
  public var detail: String

  /// Makes a report of progress.
  ///
  /// - Parameters:
  ///   - fraction: How much is done. What lies outside 0…1 is taken as the nearer of the two, and what isn't a number as unknown.
  ///   - detail: More about it.
  public init(fraction: Double? = nil, detail: String = "") {
    self.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    self.detail = detail
  }
}

/// Takes reports on how far loading is, from wherever the work runs.
///
///     await reporter.report(fraction: 0.5, detail: "6 of 12 MB")
public struct LoadReporter: Sendable {
  private let receive: @MainActor @Sendable (LoadProgress) -> Void

  /// Makes a reporter, for running a ``Loadable`` without a loader.
  ///
  /// - Parameter receive: Told of every report.
  public init(receive: @escaping @MainActor @Sendable (LoadProgress) -> Void = { _ in }) {
    self.receive = receive
  }

  /// Reports how far the work is. Reports of work that was given up are dropped.
  ///
  /// - Parameters:
  ///   - fraction: How much is done, from 0 to 1; nil when nobody knows.
  ///   - detail: More about it; empty for nothing.
  @MainActor public func report(fraction: Double? = nil, detail: String = "") {
    receive(LoadProgress(fraction: fraction, detail: detail))
  }
}
