/// What a loader does next: states, events and effects, with no task, clock or source in sight.
struct LoaderMachine<Value, Failure> {
  let times: Times
  private(set) var settled = Settled.idle
  private(set) var run: Run?
  /// How many views show the loader.
  private(set) var presence = 0
  /// Changes whenever the value does.
  private(set) var version = 0
  /// What the run that failed last was to bring.
  private var unfinished = Purpose.all
  /// Whether a failure is to be shown to whoever appears next, before anything is loaded again.
  private var hasUnseenFailure = false
  /// Since when progress showed when the input changed, until it is known whether another run follows at once.
  private var shownForLastInput: Duration?
  private var loadedAt = Duration.zero
  private var runCount = 0

  /// Makes a machine for a loader that has done nothing yet.
  init(times: Times = Times()) {
    self.times = times
  }

  /// Changes state, and says what is to be done.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - now: When, counted from any moment that stays the same.
  mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch event {
    case .appear: return appear(at: now)
    case .disappear: return disappear(at: now)
    case .preload: return preload(at: now)
    case .start: return begin(.all, at: now)
    case .refresh: return run.map { $0.purpose != .all } ?? true ? begin(.all, at: now) : []
    case .retry: return run == nil && !isLoaded ? begin(missing(at: now), at: now) : []
    case .next: return run == nil && settled.value != nil ? begin(.next, at: now) : []
    case .cancel: return abandon()
    case .changeInput: return changeInput()
    case .restore(let value, let age):
      change(.loaded(value))
      loadedAt = now - age
      return []
    case .progress(let id, let progress):
      if run?.id == id, run?.held == nil { run?.progress = progress }
      return []
    case .ended(let id, let outcome): return ended(id, outcome, at: now)
    case .progressDue(let id):
      if run?.id == id, run?.shownSince == nil { run?.shownSince = now }
      return []
    case .progressDone(let id):
      guard let run, run.id == id, let held = run.held else { return [] }
      return land(run, held, at: now)
    }
  }

  /// Whether progress is to be shown.
  var isProgressVisible: Bool { run?.shownSince != nil }

  private var isLoaded: Bool {
    if case .loaded = settled { true } else { false }
  }

  private func isExpired(at now: Duration) -> Bool {
    times.timeToLive.map { settled.value != nil && now - loadedAt >= $0 } ?? false
  }

  private func needsRun(at now: Duration) -> Bool {
    run == nil && (!isLoaded || isExpired(at: now))
  }

  /// What a run has to bring so that nothing is missing.
  private func missing(at now: Duration) -> Purpose {
    if case .failed = settled, !isExpired(at: now) { unfinished } else { .all }
  }

  private mutating func appear(at now: Duration) -> [Effect] {
    presence += 1
    let isNews = hasUnseenFailure
    hasUnseenFailure = false
    return needsRun(at: now) && !isNews ? begin(missing(at: now), at: now) : []
  }

  private mutating func preload(at now: Duration) -> [Effect] {
    guard needsRun(at: now) else {
      shownForLastInput = nil
      return []
    }
    let effects = begin(missing(at: now), at: now)
    run?.isPreload = true
    return effects
  }

  private mutating func begin(_ purpose: Purpose, at now: Duration) -> [Effect] {
    // Progress that shows goes on showing.
    let before = run?.shownSince ?? shownForLastInput
    shownForLastInput = nil
    var effects = abandon()
    hasUnseenFailure = false
    runCount += 1
    var new = Run(id: runCount, purpose: purpose, shownSince: before)
    effects.append(.begin(run: new.id, purpose))
    var isRetry = false
    if case .failed = settled { isRetry = true }
    if before == nil {
      // Whoever tries again has to see that it happens.
      if isRetry || times.progressDelay <= .zero {
        new.shownSince = now
      } else {
        effects.append(.showProgress(run: new.id, in: times.progressDelay))
      }
    }
    run = new
    return effects
  }

  private mutating func abandon() -> [Effect] {
    guard let run else { return [] }
    self.run = nil
    return [.abandon(run: run.id)]
  }

  private mutating func disappear(at now: Duration) -> [Effect] {
    guard presence > 0 else { return [] }
    presence -= 1
    guard presence == 0, let run else { return [] }
    // Nobody looks any more, so nothing can flash.
    if let held = run.held { return land(run, held, at: now) }
    return abandon()
  }

  private mutating func changeInput() -> [Effect] {
    shownForLastInput = run?.shownSince
    let effects = abandon()
    unfinished = .all
    hasUnseenFailure = false
    change(.idle)
    return effects
  }

  private mutating func ended(_ id: Int, _ outcome: Outcome, at now: Duration) -> [Effect] {
    guard let run, run.id == id, run.held == nil else { return [] }
    if let since = run.shownSince, since + times.progressMinimum > now {
      self.run?.held = outcome
      return [.hideProgress(run: id, in: since + times.progressMinimum - now)]
    }
    return land(run, outcome, at: now)
  }

  private mutating func land(_ run: Run, _ outcome: Outcome, at now: Duration) -> [Effect] {
    self.run = nil
    var effects: [Effect] = [.abandon(run: run.id)]
    switch outcome {
    case .loaded(let value):
      change(.loaded(value))
      loadedAt = now
      effects.append(.keep(value))
    case .failed(let failure, let part):
      unfinished = run.purpose == .next ? .next : .rest
      hasUnseenFailure = run.isPreload && presence == 0
      if let part {
        change(.failed(failure, part))
        loadedAt = now
      } else {
        settled = .failed(failure, settled.value)
      }
    case .gaveUp: break
    }
    return effects
  }

  private mutating func change(_ new: Settled) {
    settled = new
    version += 1
  }
}
