/// A simulated recorder: it reports a level for a while, and then hands over a recording that you make.
///
/// It ends after its duration, or earlier when it is told to stop.
@MainActor public struct TimedRecorder<Recording>: Recorder {
  private let duration: Duration
  private let clock: any Clock<Duration>
  private let make: @MainActor (Duration) -> Recording?

  /// Makes a simulated recorder.
  ///
  /// - Parameters:
  ///   - duration: How long a recording takes that nobody stops; two seconds by default. Zero or less ends at once.
  ///   - clock: The clock that measures the time.
  ///   - make: Makes the recording, given how long it has taken; nil for nothing recorded.
  public init(
    _ duration: Duration = .seconds(2),
    clock: any Clock<Duration> = ContinuousClock(),
    make: @escaping @MainActor (_ elapsed: Duration) -> Recording?
  ) {
    self.duration = duration
    self.clock = clock
    self.make = make
  }

  /// Makes a simulated recorder whose recordings don't depend on how long they have taken.
  ///
  /// The parameters are those of ``init(_:clock:make:)``.
  public init(
    _ duration: Duration = .seconds(2),
    clock: any Clock<Duration> = ContinuousClock(),
    make: @escaping @MainActor () -> Recording
  ) {
    self.init(duration, clock: clock) { _ in make() }
  }

  /// Reports ten times a second until the time is up.
  public func record(_ control: RecordingControl) async throws -> Recording? {
    let elapsed = await run(on: clock, control)
    try Task.checkCancellation()
    return make(elapsed)
  }

  private func run<C: Clock<Duration>>(on clock: C, _ control: RecordingControl) async -> Duration {
    let start = clock.now
    let tick = Duration.milliseconds(100)
    var next = tick
    var elapsed = Duration.zero
    while elapsed < duration, !control.isStopped, !Task.isCancelled {
      let deadline = start.advanced(by: min(next, duration))
      await withTaskGroup(of: Void.self) { race in
        race.addTask { try? await clock.sleep(until: deadline, tolerance: nil) }
        race.addTask { await control.stopped() }
        await race.next()
        race.cancelAll()
      }
      elapsed = min(start.duration(to: clock.now), duration)
      next += tick
      control.report(elapsed: elapsed, level: Self.level(at: elapsed))
    }
    return elapsed
  }

  /// A level that rises and falls once a second.
  private static func level(at elapsed: Duration) -> Double {
    let phase = Double(elapsed.components.attoseconds) / 1e18
    return phase < 0.5 ? phase * 2 : 2 - phase * 2
  }
}
