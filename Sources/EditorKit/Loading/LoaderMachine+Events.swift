// What happens to a loader's machine, what it has done, and what it knows.
extension LoaderMachine {
  /// What a run is to bring.
  enum Purpose: Equatable {
    /// Everything, from the beginning.
    case all
    /// What the last run didn't bring.
    case rest
    /// What follows the present value.
    case next
  }

  /// What happened.
  enum Event {
    /// A view that shows the loader came on screen, or left it.
    case appear
    case disappear
    /// Somebody will want the value soon.
    case preload
    /// Load, whatever there is and whatever runs.
    case start
    /// Load, unless a run is under way that brings everything.
    case refresh
    /// Load what the last run didn't bring. Without a failure, load unless there is a value.
    case retry
    /// Load what follows the present value.
    case next
    /// The person wants what runs to end.
    case cancel
    /// From now on there is another thing to load.
    case changeInput
    /// There is a value from somewhere else, of an age.
    case restore(Value, age: Duration)
    case progress(run: Int, LoadProgress)
    case ended(run: Int, Outcome)
    /// A wait that an effect asked for is over.
    case progressDue(run: Int)
    case progressDone(run: Int)
  }

  /// How a run ended.
  enum Outcome {
    case loaded(Value)
    /// It failed, perhaps with a part of the value.
    case failed(Failure, Value?)
    /// It gave up of its own accord.
    case gaveUp
  }

  /// What is to be done, in order.
  enum Effect {
    case begin(run: Int, Purpose)
    /// Nothing waits any more for a run, which may still be running; nor for its waits.
    case abandon(run: Int)
    /// Tell when progress is to show.
    case showProgress(run: Int, in: Duration)
    /// Tell when progress has shown for long enough.
    case hideProgress(run: Int, in: Duration)
    /// Keep the value for others.
    case keep(Value)
  }

  /// What there is when no run is under way.
  enum Settled {
    case idle
    case loaded(Value)
    case failed(Failure, Value?)

    var value: Value? {
      switch self {
      case .idle: nil
      case .loaded(let value): value
      case .failed(_, let value): value
      }
    }
  }

  /// A run that has begun and whose outcome counts.
  struct Run {
    var id: Int
    var purpose: Purpose
    /// Whether it began before anybody was there to see it.
    var isPreload = false
    var progress = LoadProgress()
    /// Since when progress shows; nil while it doesn't.
    var shownSince: Duration?
    /// The outcome, while it waits for progress to have shown for long enough.
    var held: Outcome?
  }

  /// How long things take.
  struct Times: Equatable {
    var progressDelay = Duration.zero
    var progressMinimum = Duration.zero
    var timeToLive: Duration?
  }
}

extension LoaderMachine.Outcome: Equatable where Value: Equatable, Failure: Equatable {}
extension LoaderMachine.Effect: Equatable where Value: Equatable, Failure: Equatable {}
extension LoaderMachine.Settled: Equatable where Value: Equatable, Failure: Equatable {}
