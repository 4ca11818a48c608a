import EditorKit
import EditorKitTesting
import Observation
import Testing

@MainActor @Suite("Work")
struct WorkTests {
  let clock = TestClock()
  let context: Context
  let gate = Gate()
  let log = Probe.Log()
  var work: Work { context.work }

  init() {
    context = .testing(clock: clock)
  }

  @Test("is pending from the moment it is started until it has returned")
  func pendingCount() async {
    #expect(work.isIdle)
    work.start { await gate.wait() }
    #expect(work.pendingCount == 1)
    work.start {}
    #expect(work.pendingCount == 2)
    await context.settle()
    #expect(work.pendingCount == 1)
    #expect(!work.isIdle)
    gate.open()
    await context.settle()
    #expect(work.pendingCount == 0)
    #expect(work.isIdle)
  }

  @Test("stays pending after it was cancelled, until it has returned")
  func cancelled() async {
    let task = work.start {
      await gate.wait()
      log.events.append("\(Task.isCancelled)")
    }
    task.cancel()
    await context.settle()
    #expect(work.pendingCount == 1)
    gate.open()
    await context.settle()
    #expect(work.pendingCount == 0)
    #expect(log.events == ["true"])
  }

  @Test("started by other work leaves no moment in which nothing is pending")
  func nested() async {
    let idle = Box(false)
    work.start {
      work.start {
        idle.value = work.isIdle
      }
    }
    await work.waitUntilIdle()
    #expect(!idle.value)
    #expect(work.isIdle)
  }

  @Test("nobody waits for it where none is pending")
  func idleAtOnce() async {
    await work.waitUntilIdle()
    #expect(await work.waitUntilIdle(atMost: .seconds(1), clock: clock))
    #expect(clock.sleeperCount == 0)
  }

  @Test("everybody who waits goes on when the last of it has returned", arguments: [1, 5])
  func severalWait(count: Int) async {
    for _ in 0..<count { work.start { await gate.wait() } }
    let waiting = (0..<count).map { number in
      Task {
        await work.waitUntilIdle()
        log.events.append("\(number) \(work.pendingCount)")
      }
    }
    work.start { gate.open() }
    for task in waiting { await task.value }
    #expect(log.events.sorted() == (0..<count).map { "\($0) 0" })
  }

  @Test("waiting for it with a limit ends when the work does")
  func limitNotReached() async {
    work.start { await gate.wait() }
    let answer = Box<Bool?>(nil)
    let waiting = Task { answer.value = await work.waitUntilIdle(atMost: .seconds(10), clock: clock) }
    await context.settle()
    #expect(answer.value == nil)
    gate.open()
    await waiting.value
    #expect(answer.value == true)
  }

  @Test("waiting with no time left only looks", arguments: [Duration.zero, .seconds(-1)])
  func noTime(limit: Duration) async {
    work.start { await gate.wait() }
    #expect(await work.waitUntilIdle(atMost: limit, clock: clock) == false)
    #expect(clock.sleeperCount == 0)
    gate.open()
    await work.waitUntilIdle()
  }

  @Test("tells observers when it begins and when all of it has ended, and not in between")
  func observable() async {
    func observe() {
      withObservationTracking {
        _ = work.isIdle
      } onChange: {
        MainActor.assumeIsolated { log.events.append("changed") }
      }
    }
    observe()
    work.start { await gate.wait() }
    #expect(log.events.count == 1)
    observe()
    work.start {}
    await context.settle()
    #expect(log.events.count == 1)
    gate.open()
    await context.settle()
    #expect(log.events.count == 2)
  }

  @Test("runs without a launcher of a test")
  func defaultLauncher() async {
    let work = Work()
    work.start { log.events.append("ran") }
    #expect(log.events.isEmpty)
    await work.waitUntilIdle()
    #expect(log.events == ["ran"])
  }

  @Test("that is put off is pending at once, and runs after its delay")
  func delayed() async {
    work.start(after: .seconds(2), on: clock) { log.events.append("ran") }
    #expect(work.pendingCount == 1)
    await context.advance(by: .seconds(1.9))
    #expect(log.events == [])
    await context.advance(by: .seconds(0.2))
    #expect(log.events == ["ran"])
    #expect(work.pendingCount == 0)
  }

  @Test("that is put off isn't done once it has been cancelled, and no longer pending")
  func cancelledDelay() async {
    work.start(after: .seconds(2), on: clock) { log.events.append("ran") }.cancel()
    await context.settle()
    #expect(work.pendingCount == 0)
    await context.advance(by: .seconds(5))
    #expect(log.events == [])
  }

  @Test("that is put off is done at once when work is hurried, and so is what comes later")
  func hurried() async {
    work.start(after: .seconds(3600), on: clock) { log.events.append("first") }
    await context.settle()
    work.skipDelays()
    await context.settle()
    #expect(log.events == ["first"])
    work.start(after: .seconds(3600), on: clock) { log.events.append("second") }
    await context.settle()
    #expect(log.events == ["first", "second"])
    #expect(work.pendingCount == 0)
  }

  @Test("without a delay isn't put off", arguments: [Duration.zero, .seconds(-1)])
  func noDelay(delay: Duration) async {
    work.start(after: delay, on: clock) { log.events.append("ran") }
    await context.settle()
    #expect(log.events == ["ran"])
  }
}
