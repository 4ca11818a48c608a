/// One run over the sources of a loader: which is asked next, and when the run has ended. No task, clock or model in sight.
struct AttemptsMachine<Failure> {
  /// Which of several sources are asked.
  enum Order: Equatable {
    /// One after the other, until one succeeds.
    case untilOneSucceeds
    /// All at once.
    case all
  }

  /// One call of one source.
  struct Attempt: Hashable {
    /// The source's index.
    var part: Int
    /// Counted from 1.
    var number: Int
  }

  /// What happened.
  enum Event {
    case begin
    case succeeded(Attempt)
    /// An attempt failed, or took too long; it is to be repeated after a time, or that was the last one.
    case failed(Attempt, Failure, retryIn: Duration?)
    /// An attempt gave up of its own accord.
    case gaveUp(Attempt)
    /// It is time for an attempt.
    case due(Attempt)
  }

  /// What is to be done, in order.
  enum Effect {
    case start(Attempt)
    /// Nothing waits any more for an attempt, which may still be running.
    case stop(Attempt)
    /// Tell when it is time for an attempt.
    case wait(Attempt, Duration)
    case finish(Outcome)
  }

  /// How a run ended.
  enum Outcome {
    case succeeded
    /// Some sources failed, at least one; others may have succeeded.
    case failed([Failure])
    /// Every source gave up of its own accord.
    case gaveUp
  }

  private enum State {
    case untouched
    case running(Int)
    case waiting(next: Int)
    case succeeded
    case failed(Failure)
    case gaveUp

    var isSettled: Bool {
      switch self {
      case .untouched, .running, .waiting: false
      case .succeeded, .failed, .gaveUp: true
      }
    }
  }

  private let order: Order
  private var states: [State]
  private var isFinished = false

  /// Makes a run that hasn't begun.
  ///
  /// - Parameters:
  ///   - count: The number of sources.
  ///   - order: Which of them are asked.
  ///   - done: The indices of those that needn't be asked.
  init(count: Int, order: Order, done: Set<Int> = []) {
    self.order = order
    states = (0..<count).map { done.contains($0) ? .succeeded : .untouched }
  }

  /// Changes state, and says what is to be done.
  mutating func handle(_ event: Event) -> [Effect] {
    guard !isFinished else { return [] }
    switch event {
    case .begin: return proceed()
    case .succeeded(let attempt): return settle(attempt, .succeeded)
    case .gaveUp(let attempt): return settle(attempt, .gaveUp)
    case .failed(let attempt, let failure, nil): return settle(attempt, .failed(failure))
    case .failed(let attempt, _, let wait?):
      guard isRunning(attempt) else { return [] }
      let next = Attempt(part: attempt.part, number: attempt.number + 1)
      states[attempt.part] = .waiting(next: next.number)
      return [.stop(attempt), .wait(next, wait)]
    case .due(let attempt):
      guard case .waiting(attempt.number) = states[attempt.part] else { return [] }
      states[attempt.part] = .running(attempt.number)
      return [.start(attempt)]
    }
  }

  /// Whether an attempt is under way, and something waits for it.
  func isRunning(_ attempt: Attempt) -> Bool {
    if case .running(attempt.number) = states[attempt.part] { true } else { false }
  }

  private mutating func settle(_ attempt: Attempt, _ state: State) -> [Effect] {
    guard isRunning(attempt) else { return [] }
    states[attempt.part] = state
    return [.stop(attempt)] + proceed()
  }

  /// Asks whoever is next, or finishes.
  private mutating func proceed() -> [Effect] {
    if case .untilOneSucceeds = order, states.contains(where: { if case .succeeded = $0 { true } else { false } }) {
      return finish()
    }
    var effects: [Effect] = []
    for part in states.indices where !states[part].isSettled {
      if case .untouched = states[part] {
        states[part] = .running(1)
        effects.append(.start(Attempt(part: part, number: 1)))
      }
      if order == .untilOneSucceeds { return effects }
    }
    return states.allSatisfy(\.isSettled) ? finish() : effects
  }

  private mutating func finish() -> [Effect] {
    isFinished = true
    var failures: [Failure] = []
    var (succeeded, gaveUp) = (false, false)
    for state in states {
      switch state {
      case .failed(let failure): failures.append(failure)
      case .succeeded: succeeded = true
      case .gaveUp: gaveUp = true
      default: break
      }
    }
    if order == .untilOneSucceeds, succeeded { return [.finish(.succeeded)] }
    if !failures.isEmpty { return [.finish(.failed(failures))] }
    return [.finish(gaveUp && !succeeded ? .gaveUp : .succeeded)]
  }
}

extension AttemptsMachine.Effect: Equatable where Failure: Equatable {}
extension AttemptsMachine.Outcome: Equatable where Failure: Equatable {}
