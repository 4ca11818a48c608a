/// When a store saves: a pure state machine, which knows nothing of tasks, clocks and storages.
///
/// The first change is saved at once, and those of the following interval together at its end.
struct SavingMachine {
  /// What happens.
  enum Event {
    /// Something has changed that isn't saved yet.
    case changed
    /// The interval since the start of the last save is over.
    case intervalEnded
    /// Somebody waits for everything to be saved.
    case flush
    /// A save has ended.
    case saved
    /// A save has failed.
    case failed
  }

  /// What is to be done about it.
  enum Effect: Equatable {
    /// Save all that has changed. A timer that is running is to be stopped.
    case save
    /// Start a timer for what is left of the interval.
    case startTimer
    /// Tell whoever waits that there is nothing more to wait for.
    case finish
  }

  /// Whether something has changed that isn't saved yet.
  private(set) var isDirty = false
  /// Whether a save is under way.
  private(set) var isSaving = false
  private var isPausing = false
  private var isTiming = false
  private var isFlushing = false
  /// Whether the last save has failed. It is tried again at the next change or flush, and not by itself without end.
  private var hasFailed = false

  /// Takes an event, and says what is to be done.
  mutating func handle(_ event: Event) -> Effect? {
    switch event {
    case .changed: (isDirty, hasFailed) = (true, false)
    case .intervalEnded: (isPausing, isTiming) = (false, false)
    case .flush: (isFlushing, hasFailed) = (true, false)
    case .saved: isSaving = false
    case .failed: (isSaving, isDirty, hasFailed) = (false, true, true)
    }
    return next()
  }

  private mutating func next() -> Effect? {
    guard !isSaving else { return nil }
    guard isDirty, !hasFailed else {
      guard isFlushing else { return nil }
      isFlushing = false
      return .finish
    }
    if isFlushing || !isPausing {
      (isDirty, isSaving, isPausing, isTiming) = (false, true, true, false)
      return .save
    }
    guard !isTiming else { return nil }
    isTiming = true
    return .startTimer
  }
}
