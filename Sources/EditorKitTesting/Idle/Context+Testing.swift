import EditorKit
import Foundation

extension Context {
  /// Makes a context in which nothing comes from the system: the test decides the time, the language and the place.
  ///
  ///     let clock = TestClock()
  ///     let context = Context.testing(clock: clock)
  ///     let driver = Driver(component, context: context)
  ///
  /// - Parameters:
  ///   - clock: The clock. Time moves when the test says so.
  ///   - date: The date at which the clock begins: noon on 15 January 2025, if not given. The context's date moves with
  ///     the clock.
  ///   - locale: The locale for numbers and dates.
  ///   - timeZone: The time zone for dates.
  ///   - labels: The texts of the kit's components.
  public static func testing(
    clock: TestClock = TestClock(),
    date: Date = Date(timeIntervalSince1970: 1_736_942_400),
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    timeZone: TimeZone = .gmt,
    labels: Labels = .english
  ) -> Context {
    Context(
      clock: clock,
      date: { date.addingTimeInterval(clock.elapsed / .seconds(1)) },
      calendar: Calendar(identifier: .gregorian),
      locale: locale,
      timeZone: timeZone,
      labels: labels,
      work: .testing(clock: clock)
    )
  }

  /// Runs all work that can run without time passing.
  ///
  /// - Returns: Whether it came to rest. Work that never waits for anything is given up after very many turns.
  @discardableResult public func settle() async -> Bool {
    await quiet.settle()
  }

  /// Moves the test clock on, from deadline to deadline, and lets all work run at each of them.
  ///
  /// - Parameter duration: How far; zero or more. The context's clock must be a ``TestClock``.
  public func advance(by duration: Duration) async {
    await quiet.advance(by: duration)
  }

  /// Lets all work run, and moves the test clock on from deadline to deadline, until no work is pending.
  ///
  /// - Parameter patience: The longest real time to wait for what comes from outside, such as a file or a thread.
  /// - Throws: ``DriverError`` when work remains pending, with the reason. The clock stays where it has come to.
  public func wait(patience: Duration = .seconds(10)) async throws(DriverError) {
    guard let reason = await quiet.finish(patience: patience) else { return }
    throw .pending(work.pendingCount, reason)
  }

  private var quiet: IdleWaiter {
    IdleWaiter(work: work, clock: clock as? TestClock)
  }
}
