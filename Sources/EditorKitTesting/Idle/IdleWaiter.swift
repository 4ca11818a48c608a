import Dispatch
import EditorKit

/// Waits until all that can run without time passing has run, and moves a test clock on from deadline to deadline.
@MainActor struct IdleWaiter {
  /// The turns of the main queue in which nothing that is counted may move, while work is pending that doesn't sleep.
  ///
  /// All that counted work does is counted, but for the way back from a plain actor to the main actor, and what follows
  /// until the task is suspended next: that takes a turn for each hop. Only more hops in a row than this would be
  /// overlooked, and then in every run of the test.
  private static let calmTurns = 1000
  /// The same where there are at least as many asleep as there is work.
  private static let calmTurnsAsleep = 100

  /// The turns after which work that never rests is given up.
  var turnLimit = 1_000_000
  /// The deadlines after which work that sleeps again and again is given up.
  var wakeLimit = 10_000
  /// The longest real time for which one look at work outside lasts.
  private static let slice = Duration.milliseconds(5)

  /// The work that is to come to rest.
  let work: Work
  /// The clock on which it sleeps; nil where it is not a test's.
  let clock: TestClock?
  /// Draws what is shown: components may come and go thereby, and start work.
  let draw: @MainActor () -> Void

  /// Waits for work.
  init(work: Work, clock: TestClock?, draw: @escaping @MainActor () -> Void = {}) {
    self.work = work
    self.clock = clock
    self.draw = draw
  }

  /// What a turn of the main queue might move.
  private struct Reading: Equatable {
    var jobs: JobCount.Reading?
    var sleeps: Int?
    var work: Int
  }

  private var reading: Reading {
    Reading(jobs: clock?.jobs.reading, sleeps: clock?.sleepCount, work: work.pendingCount)
  }

  /// Runs everything that can run without time passing.
  ///
  /// - Returns: Whether it came to rest.
  func settle() async -> Bool {
    draw()
    if !isCounted { for _ in 0..<100 { await Task.yield() } }
    var last = reading
    var calm = 0
    return await turns(upTo: turnLimit) {
      let now = reading
      calm = now == last && now.jobs?.pending ?? 0 == 0 ? calm + 1 : 0
      last = now
      guard calm >= calmTurns else { return false }
      draw()
      if reading == now { return true }
      last = reading
      calm = 0
      return false
    }
  }

  private var calmTurns: Int {
    guard work.pendingCount > 0 else { return 1 }
    return clock?.sleeperCount ?? 0 < work.pendingCount ? Self.calmTurns : Self.calmTurnsAsleep
  }

  /// Whether jobs outside of the main actor are counted.
  private var isCounted: Bool {
    guard #available(macOS 15, iOS 18, visionOS 2, *) else { return false }
    return clock != nil
  }

  /// Moves the clock on, from deadline to deadline, and lets everything run at each.
  func advance(by duration: Duration) async {
    guard let clock else { preconditionFailure("Only a test clock can be moved: use Context.testing(clock:)") }
    precondition(duration >= .zero, "Time doesn't run backwards: advance by zero or more")
    _ = await settle()
    let end = clock.now.advanced(by: duration)
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(to: deadline)
      _ = await settle()
    }
    clock.advance(to: end)
    _ = await settle()
  }

  /// Lets everything run and moves the clock on until no work is pending.
  ///
  /// - Parameter patience: The longest real time to wait for what comes from outside.
  /// - Returns: Why work remains pending; nil if none does.
  func finish(patience: Duration) async -> String? {
    let end = ContinuousClock.now.advanced(by: patience)
    var wakes = 0
    while true {
      guard await settle() else { return "It never rests: it has run for \(turnLimit) turns without waiting." }
      guard work.pendingCount > 0 else { return nil }
      if let clock, let deadline = clock.nextDeadline {
        guard wakes < wakeLimit else { return "It sleeps again and again: it has woken \(wakes) times." }
        wakes += 1
        clock.advance(to: deadline)
      } else {
        // What happens on threads, in files and on other clocks tells nobody that it is under way.
        guard ContinuousClock.now < end else {
          return "It doesn't sleep on the test clock, and nothing came from outside within \(patience). "
            + "Perhaps it waits for something that the person does."
        }
        _ = await work.waitUntilIdle(atMost: Self.slice, clock: ContinuousClock())
      }
    }
  }

  /// Lets everything run that is in the main queue, again and again, and looks each time.
  ///
  /// It doesn't resume its own task in between, since that goes through the global pool.
  ///
  /// - Parameters:
  ///   - limit: The largest number of turns.
  ///   - isDone: Tells after each turn whether that was the last.
  /// - Returns: Whether `isDone` said so.
  private func turns(upTo limit: Int, until isDone: @escaping @MainActor () -> Bool) async -> Bool {
    await withCheckedContinuation { Self.turn(limit, isDone, $0) }
  }

  private static func turn(
    _ left: Int,
    _ isDone: @escaping @MainActor () -> Bool,
    _ end: CheckedContinuation<Bool, Never>
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if isDone() {
          end.resume(returning: true)
        } else if left == 0 {
          end.resume(returning: false)
        } else {
          turn(left - 1, isDone, end)
        }
      }
    }
  }
}
