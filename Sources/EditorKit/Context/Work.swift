/// Knows exactly which work is pending: every effect of a component runs through here.
///
/// Work counts from the moment at which it is started, before its task has run at all, until its operation has returned.
/// So "no work is pending" is a fact, and waiting for it needs no guess about time.
@MainActor public final class Work {
  private typealias Launcher = @MainActor (_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never>

  /// How many operations have been started and have not returned yet.
  public private(set) var pendingCount = 0
  private let signal = Signal()
  private let launch: Launcher
  private var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var nextWaiter = 0
  private var delays: [Int: Task<Void, Never>] = [:]
  private var skipsDelays = false

  /// Makes a record of work, with none pending.
  ///
  /// - Parameter launch: Starts a task for an operation on the main actor.
  public init(
    launch: @escaping @MainActor (_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> = { work in
      Task { await work() }
    }
  ) {
    self.launch = launch
  }

  /// Whether no work is pending. Observable.
  public var isIdle: Bool {
    signal.read()
    return pendingCount == 0
  }

  /// Starts an operation on the main actor. It counts as pending before this returns.
  ///
  /// - Parameter operation: What to do. It ends itself when its task is cancelled.
  /// - Returns: The task. Cancelling it asks the operation to end; the work is pending until it has.
  @discardableResult
  public func start(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    pendingCount += 1
    if pendingCount == 1 { signal.notify() }
    return launch {
      await operation()
      self.end()
    }
  }

  /// Starts an operation after a delay, for work that waits only so that more of it can be done at once.
  ///
  /// It counts as pending from now on. ``skipDelays()`` cuts the delay short.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; zero or less doesn't wait.
  ///   - clock: The clock that measures the delay.
  ///   - operation: What to do then. It isn't called if the task has been cancelled before.
  /// - Returns: The task.
  @discardableResult
  public func start(
    after delay: Duration,
    on clock: any Clock<Duration>,
    _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    guard delay > .zero, !skipsDelays else { return start(operation) }
    let waiter = makeWaiter()
    let alarm = launch { try? await clock.sleep(for: delay) }
    delays[waiter] = alarm
    return start {
      await withTaskCancellationHandler {
        await alarm.value
      } onCancel: {
        alarm.cancel()
      }
      self.delays[waiter] = nil
      if !Task.isCancelled { await operation() }
    }
  }

  /// Ends all delays of work that waits to be started, now and from now on: the program is about to end.
  public func skipDelays() {
    skipsDelays = true
    for alarm in delays.values { alarm.cancel() }
  }

  /// Waits until no work is pending. Returns at once if none is.
  public func waitUntilIdle() async {
    guard pendingCount > 0 else { return }
    _ = await withCheckedContinuation { waiters[makeWaiter()] = $0 }
  }

  /// Waits until no work is pending, but no longer than a time.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait; zero or less only looks.
  ///   - clock: The clock that measures the time.
  /// - Returns: Whether no work is pending.
  public func waitUntilIdle(atMost limit: Duration, clock: any Clock<Duration>) async -> Bool {
    guard pendingCount > 0 else { return true }
    guard limit > .zero else { return false }
    let waiter = makeWaiter()
    // It isn't pending work, but a test keeps it in sight all the same.
    let alarm = launch {
      try? await clock.sleep(for: limit)
      self.waiters.removeValue(forKey: waiter)?.resume(returning: false)
    }
    defer { alarm.cancel() }
    return await withCheckedContinuation { waiters[waiter] = $0 }
  }

  private func makeWaiter() -> Int {
    nextWaiter += 1
    return nextWaiter
  }

  private func end() {
    pendingCount -= 1
    guard pendingCount == 0 else { return }
    signal.notify()
    let ready = waiters
    waiters = [:]
    for waiter in ready.values { waiter.resume(returning: true) }
  }
}
