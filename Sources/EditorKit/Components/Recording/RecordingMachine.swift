/// What a recording editor does next: states, events and effects, with no task, clock or model in sight.
struct RecordingMachine: Equatable {
  /// What happened.
  enum Event: Equatable {
    /// The person wants to record, for the first time, instead of the present recording, or again after a failure.
    case record
    /// The person wants the recording to end and to be kept.
    case stop
    /// The person wants the recording to end without being kept, or a failure to be forgotten.
    case cancel
    /// The present recording is to go.
    case trash
    /// The recorder reports how far it is.
    case progress(session: Int, elapsed: Duration, level: Double)
    /// The recorder has returned.
    case ended(session: Int, Outcome)
  }

  /// How a recorder ended.
  enum Outcome: Equatable {
    case recorded
    case nothing
    case failed(String)
    /// It gave up as it was asked to, or of its own accord.
    case cancelled
  }

  /// What is to be done, in order.
  enum Effect: Equatable {
    case start(session: Int)
    case requestStop(session: Int)
    case cancel(session: Int)
    /// Keep what the session's recorder has handed over.
    case keep(session: Int)
    case trash
  }

  /// Why there is no recording although the person wanted one.
  enum Failure: Equatable {
    case nothingRecorded
    case reason(String)
  }

  /// A recorder that has been started and hasn't returned.
  struct Session: Equatable {
    enum Progress: Equatable { case active, stopping, cancelling }
    var id: Int
    var progress = Progress.active
    var elapsed = Duration.zero
    var level = 0.0
  }

  private(set) var session: Session?
  private(set) var failure: Failure?
  /// Whether another recording is to start as soon as the session has ended: a recorder never runs twice at a time.
  private(set) var isWaiting = false
  /// The failure that shows again if the session is cancelled.
  private var failureBefore: Failure?
  private var sessionCount = 0

  /// Changes state, and says what is to be done.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .record: record()
    case .stop: stop()
    case .cancel: cancel()
    case .trash: trash()
    case .progress(let id, let elapsed, let level): progress(id, elapsed, level)
    case .ended(let id, let outcome): ended(id, outcome)
    }
  }

  private mutating func record() -> [Effect] {
    guard let session else { return start() }
    if session.progress != .active { isWaiting = true }
    return []
  }

  private mutating func start() -> [Effect] {
    sessionCount += 1
    session = Session(id: sessionCount)
    isWaiting = false
    failureBefore = failure
    failure = nil
    return [.start(session: sessionCount)]
  }

  private mutating func stop() -> [Effect] {
    isWaiting = false
    guard let id = session?.id, session?.progress == .active else { return [] }
    session?.progress = .stopping
    return [.requestStop(session: id)]
  }

  private mutating func cancel() -> [Effect] {
    if isWaiting {
      isWaiting = false
      return []
    }
    guard let session else {
      failure = nil
      return []
    }
    guard session.progress != .cancelling else { return [] }
    self.session?.progress = .cancelling
    failure = failureBefore
    return [.cancel(session: session.id)]
  }

  private mutating func trash() -> [Effect] {
    guard session == nil || session?.progress == .cancelling else { return [] }
    failure = nil
    failureBefore = nil
    return [.trash]
  }

  private mutating func progress(_ id: Int, _ elapsed: Duration, _ level: Double) -> [Effect] {
    if session?.id == id, session?.progress == .active {
      session?.elapsed = elapsed
      session?.level = level
    }
    return []
  }

  private mutating func ended(_ id: Int, _ outcome: Outcome) -> [Effect] {
    guard let ended = session, ended.id == id else { return [] }
    session = nil
    var effects: [Effect] = []
    if ended.progress != .cancelling {
      switch outcome {
      case .recorded: effects.append(.keep(session: id))
      case .nothing: failure = .nothingRecorded
      case .failed(let reason): failure = .reason(reason)
      case .cancelled: failure = failureBefore
      }
    }
    return isWaiting ? effects + start() : effects
  }
}
