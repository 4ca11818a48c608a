import EditorKit
import EditorKitTesting
import Testing

@MainActor @Suite("A test clock")
struct TestClockTests {
  let clock = TestClock()
  let context: Context
  let log = Probe.Log()

  init() {
    context = .testing(clock: clock)
  }

  @discardableResult private func sleep(_ name: String, for duration: Duration) -> Task<Void, Never> {
    context.work.start { [clock, log] in
      do {
        try await clock.sleep(for: duration)
        log.events.append(name)
      } catch {
        log.events.append("\(name): \(Swift.type(of: error))")
      }
    }
  }

  @Test("stands still until it is moved")
  func standsStill() async {
    #expect(clock.now == TestClock.Instant(elapsed: .zero))
    clock.advance(by: .milliseconds(1500))
    clock.advance(by: .zero)
    #expect(clock.elapsed == .milliseconds(1500))
  }

  @Test("wakes a sleeper at its deadline, and not before")
  func wakesAtDeadline() async {
    sleep("a", for: .seconds(2))
    await context.settle()
    #expect(clock.sleeperCount == 1)
    #expect(clock.nextDeadline == TestClock.Instant(elapsed: .seconds(2)))
    clock.advance(by: .seconds(2) - .nanoseconds(1))
    await context.settle()
    #expect(log.events.isEmpty)
    clock.advance(by: .nanoseconds(1))
    #expect(clock.sleeperCount == 0)
    await context.settle()
    #expect(log.events == ["a"])
  }

  @Test("wakes sleepers with one deadline in the order in which they came")
  func sameDeadline() async {
    let names = (1...50).map { "\($0)" }
    names.forEach { sleep($0, for: .seconds(1)) }
    await context.settle()
    clock.advance(by: .seconds(1))
    await context.settle()
    #expect(log.events == names)
  }

  @Test("wakes whoever is passed in one move in the order of the deadlines")
  func severalDeadlines() async {
    sleep("c", for: .seconds(3))
    sleep("a", for: .seconds(1))
    sleep("d", for: .seconds(4))
    sleep("b", for: .seconds(2))
    await context.settle()
    clock.advance(by: .seconds(3))
    await context.settle()
    #expect(log.events == ["a", "b", "c"])
    #expect(clock.sleeperCount == 1)
  }

  @Test("returns at once from a deadline that isn't in the future", arguments: [Duration.seconds(-1), .zero])
  func pastDeadline(duration: Duration) async {
    sleep("a", for: duration)
    await context.settle()
    #expect(log.events == ["a"])
    #expect(clock.nextDeadline == nil)
  }

  @Test("lets a cancelled sleeper go at once, and forgets it")
  func cancelled() async {
    let task = sleep("a", for: .seconds(1))
    sleep("b", for: .seconds(1))
    await context.settle()
    task.cancel()
    #expect(clock.sleeperCount == 1)
    await context.settle()
    #expect(log.events == ["a: CancellationError"])
    clock.advance(by: .seconds(1))
    await context.settle()
    #expect(log.events == ["a: CancellationError", "b"])
  }

  @Test("doesn't let anybody sleep whose task was cancelled before", arguments: [Duration.zero, .seconds(1)])
  func cancelledBefore(duration: Duration) async {
    let task = sleep("a", for: duration)
    task.cancel()
    await context.settle()
    #expect(log.events == ["a: CancellationError"])
    #expect(clock.sleeperCount == 0)
  }

  @Test("can be used from many threads")
  func manyThreads() async {
    let clock = clock
    let woken = await withTaskGroup(of: Bool.self) { group in
      for number in 1...200 {
        group.addTask { (try? await clock.sleep(for: .milliseconds(number % 7))) != nil }
      }
      let moving = Task.detached {
        while !Task.isCancelled {
          clock.advance(by: .milliseconds(1))
          await Task.yield()
        }
      }
      var woken = 0
      for await result in group where result { woken += 1 }
      moving.cancel()
      return woken
    }
    #expect(woken == 200)
    #expect(clock.sleeperCount == 0)
  }
}
