import EditorKit

extension Driver {
  /// Runs everything that can run without time passing.
  ///
  /// It is exact for what goes through the context's work, see ``EditorKit/Work/testing(clock:)``.
  ///
  /// - Returns: Whether it came to rest. Work that never waits for anything is given up after very many turns.
  @discardableResult public func settle() async -> Bool {
    await quiet.settle()
  }

  /// Moves the test clock on, from deadline to deadline, and lets everything run at each of them.
  ///
  /// - Parameter duration: How far; zero or more. The context's clock must be a ``TestClock``.
  public func advance(by duration: Duration) async {
    await quiet.advance(by: duration)
  }

  /// Lets everything run, and moves the test clock on from deadline to deadline, until no work is pending.
  ///
  /// Where nobody sleeps on the clock and work is pending all the same, it waits for what a file, a thread or the network
  /// does: returning as soon as that is done, and giving up after a time. It never hangs.
  ///
  /// - Parameter patience: The longest real time to wait for what comes from outside. Zero doesn't wait for it at all.
  /// - Throws: ``DriverError`` when work remains pending, with the reason. The clock stays where it has come to.
  public func wait(patience: Duration = .seconds(10)) async throws(DriverError) {
    guard let reason = await quiet.finish(patience: patience) else { return }
    throw .pending(context.work.pendingCount, reason, on: description)
  }

  private var quiet: IdleWaiter {
    IdleWaiter(work: context.work, clock: context.clock as? TestClock) { [self] in draw() }
  }
}
