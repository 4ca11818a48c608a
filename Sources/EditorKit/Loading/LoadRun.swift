/// What a run needs besides its sources.
struct LoadSettings {
  var context: Context
  var retry: RetryPolicy
  var timeout: Duration?
}

/// Asks the sources of a loader once: carries out what ``AttemptsMachine`` says.
@MainActor final class LoadRun<Part> {
  typealias Machine = AttemptsMachine<any Error>

  /// One source, as what the main actor calls.
  typealias Ask = @MainActor (LoadReporter) async throws -> Part

  private let sources: [Ask]
  private let order: Machine.Order
  private let settings: LoadSettings
  private let report: (LoadProgress) -> Void
  private let finish: (Machine.Outcome, [Part?]) -> Void
  private var machine: Machine
  private var parts: [Part?]
  private var progress: [LoadProgress]
  private var hasReported = false
  private var tasks: [Task<Void, Never>?]
  /// For each source what waits for time to pass: its time-out, or its next attempt.
  private var alarms: [Task<Void, Never>?]

  /// Makes a run, which doesn't begin before ``begin()``.
  ///
  /// - Parameters:
  ///   - sources: The sources, in order.
  ///   - order: Which of them are asked.
  ///   - kept: What earlier runs have brought; those sources aren't asked.
  ///   - settings: What a run needs besides.
  ///   - report: Told how far it is.
  ///   - finish: Told once how it ended, with what each source has brought.
  init(
    _ sources: [Ask],
    order: Machine.Order,
    kept: [Part?]? = nil,
    settings: LoadSettings,
    report: @escaping (LoadProgress) -> Void,
    finish: @escaping (Machine.Outcome, [Part?]) -> Void
  ) {
    self.sources = sources
    self.order = order
    self.settings = settings
    self.report = report
    self.finish = finish
    let parts = kept ?? Array(repeating: nil, count: sources.count)
    self.parts = parts
    machine = Machine(
      count: sources.count, order: order, done: kept == nil ? [] : Set(parts.indices.filter { parts[$0] != nil }))
    progress = parts.map { LoadProgress(fraction: $0 == nil ? nil : 1) }
    tasks = Array(repeating: nil, count: sources.count)
    alarms = tasks
  }

  deinit {
    for task in tasks { task?.cancel() }
    for alarm in alarms { alarm?.cancel() }
  }

  /// Begins to ask the sources.
  func begin() { handle(.begin) }

  private func handle(_ event: Machine.Event) {
    for effect in machine.handle(event) { perform(effect) }
  }

  private func perform(_ effect: Machine.Effect) {
    switch effect {
    case .start(let attempt): start(attempt)
    case .stop(let attempt):
      tasks[attempt.part]?.cancel()
      tasks[attempt.part] = nil
      alarms[attempt.part]?.cancel()
      alarms[attempt.part] = nil
    case .wait(let attempt, let duration):
      alarms[attempt.part] = alarm(duration) { $0.handle(.due(attempt)) }
    case .finish(let outcome): finish(outcome, parts)
    }
  }

  private func start(_ attempt: Machine.Attempt) {
    let part = attempt.part
    let ask = sources[part]
    let reporter = LoadReporter { [weak self] in self?.report($0, of: attempt) }
    // What attempts before this one have reported says nothing about it.
    if hasReported { publish(LoadProgress(), of: part) }
    // The source may outlive the run; the run never waits for it.
    tasks[part] = settings.context.work.start { [weak self] in
      // A run that was superseded before its task came round doesn't bother the source.
      guard !Task.isCancelled else { return }
      do {
        let value = try await ask(reporter)
        self?.succeed(attempt, value)
      } catch {
        self?.fail(attempt, error)
      }
    }
    guard let timeout = settings.timeout else { return }
    alarms[part] = alarm(timeout) { $0.fail(attempt, LoadError.timedOut(after: timeout)) }
  }

  private func succeed(_ attempt: Machine.Attempt, _ value: Part) {
    let effects = machine.handle(.succeeded(attempt))
    // A late result of an attempt that nobody waits for any more is dropped.
    guard !effects.isEmpty else { return }
    parts[attempt.part] = value
    progress[attempt.part] = LoadProgress(fraction: 1)
    for effect in effects { perform(effect) }
  }

  private func fail(_ attempt: Machine.Attempt, _ error: any Error) {
    if LoadError.isCancellation(error) {
      handle(.gaveUp(attempt))
    } else {
      handle(.failed(attempt, error, retryIn: settings.retry.wait(afterAttempt: attempt.number, error)))
    }
  }

  private func alarm(_ duration: Duration, _ ring: @escaping @MainActor (LoadRun) -> Void) -> Task<Void, Never> {
    settings.context.work.start { [weak self, clock = settings.context.clock] in
      try? await clock.sleep(for: duration)
      if !Task.isCancelled, let self { ring(self) }
    }
  }

  private func report(_ new: LoadProgress, of attempt: Machine.Attempt) {
    guard machine.isRunning(attempt) else { return }
    hasReported = true
    publish(new, of: attempt.part)
  }

  /// Passes progress on: of several sources that are asked at once, the share that is done.
  private func publish(_ new: LoadProgress, of part: Int) {
    progress[part] = new
    guard order == .all, progress.count > 1 else { return report(new) }
    let isKnown = progress.contains { $0.fraction != nil }
    let done = progress.reduce(0) { $0 + ($1.fraction ?? 0) } / Double(progress.count)
    report(LoadProgress(fraction: isKnown ? done : nil, detail: new.detail))
  }
}
