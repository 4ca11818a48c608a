import Dispatch
import EditorKit
import Foundation
import Testing

@testable import EditorKitTesting

@MainActor @Suite("Waiting for quiet")
struct SettlingTests {
  let clock = TestClock()
  let context: Context
  let log = Probe.Log()

  init() {
    context = .testing(clock: clock)
  }

  private actor Counter {
    var count = 0
    func increment() -> Int {
      count += 1
      return count
    }
  }

  private nonisolated func hop(_ depth: Int) async -> Int {
    depth == 0 ? 0 : await elsewhere(depth - 1) + 1
  }

  @concurrent private nonisolated func elsewhere(_ depth: Int) async -> Int {
    await hop(depth)
  }

  @Test("nothing runs before the test waits")
  func nothingRunsBefore() async {
    context.work.start { log.events.append("ran") }
    #expect(log.events.isEmpty)
    #expect(context.work.pendingCount == 1)
    #expect(await context.settle())
    #expect(log.events == ["ran"])
    #expect(context.work.pendingCount == 0)
  }

  @Test("settling follows work through nonisolated functions, however many", arguments: [1, 10, 2000])
  func nonisolatedFunctions(depth: Int) async {
    context.work.start { log.events.append("\(await hop(depth))") }
    await context.settle()
    #expect(log.events == ["\(depth)"])
  }

  @Test("settling follows work through actors and back", arguments: [1, 10, 2000])
  func actors(count: Int) async {
    context.work.start {
      let counter = Counter()
      for _ in 0..<count { _ = await counter.increment() }
      log.events.append("\(await counter.count)")
    }
    await context.settle()
    #expect(log.events == ["\(count)"])
  }

  @Test("settling follows work through child tasks")
  func childTasks() async {
    context.work.start {
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 1...100 {
          group.addTask {
            await Task.yield()
            return number
          }
        }
        var sum = 0
        for await number in group { sum += number }
        return sum
      }
      log.events.append("\(sum)")
    }
    await context.settle()
    #expect(log.events == ["5050"])
  }

  @Test("settling follows work that yields on the main actor", arguments: [1, 2000])
  func yields(count: Int) async {
    context.work.start {
      for _ in 0..<count { await Task.yield() }
      log.events.append("done")
    }
    await context.settle()
    #expect(log.events == ["done"])
  }

  @Test("settling follows a stream from one piece of work to another")
  func streams() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    context.work.start {
      for await number in stream { log.events.append("\(number)") }
    }
    context.work.start {
      for number in 1...3 {
        continuation.yield(number)
        _ = await hop(3)
      }
      continuation.finish()
    }
    await context.settle()
    #expect(log.events == ["1", "2", "3"])
  }

  @Test("settling returns when all that is left sleeps")
  func sleeping() async {
    context.work.start {
      try? await clock.sleep(for: .seconds(1))
      log.events.append("woke")
    }
    #expect(await context.settle())
    #expect(clock.sleeperCount == 1)
    #expect(log.events.isEmpty)
  }

  @Test("settling follows work through a long row of calls on the main actor")
  func mainActorCalls() async {
    context.work.start {
      for _ in 0..<1000 { await step() }
      log.events.append("done")
    }
    await context.settle()
    #expect(log.events == ["done"])
  }

  private func step() async {}

  @Test("nothing comes between a check and the continuation that follows")
  func checkBeforeContinuation() async {
    let gate = Gate()
    for _ in 0..<10 { context.work.start { await gate.wait() } }
    context.work.start { gate.open() }
    await context.settle()
    #expect(context.work.isIdle)
  }

  @Test("work outside of the main actor is on the main queue, in order")
  func mainQueue() async {
    context.work.start {
      for number in 1...3 {
        await elsewhere { dispatchPrecondition(condition: .onQueue(.main)) }
        log.events.append("a\(number)")
      }
    }
    context.work.start {
      for number in 1...3 {
        await elsewhere {}
        log.events.append("b\(number)")
      }
    }
    await context.settle()
    #expect(log.events == ["a1", "b1", "a2", "b2", "a3", "b3"])
  }

  @concurrent private nonisolated func elsewhere(_ body: @Sendable () -> Void) async {
    body()
  }

  @Test("settling gives up on work that never rests")
  func neverRests() async {
    let task = context.work.start {
      while !Task.isCancelled { _ = await hop(1) }
    }
    var quiet = IdleWaiter(work: context.work, clock: clock)
    quiet.turnLimit = 1000
    #expect(await quiet.settle() == false)
    #expect(await quiet.finish(patience: .zero)?.contains("never rests") == true)
    task.cancel()
    #expect(await context.settle())
    #expect(context.work.isIdle)
  }

  @Test("work of one context leaves that of another alone")
  func contextsApart() async {
    let other = Context.testing()
    other.work.start { await Gate().wait() }
    #expect(await context.settle())
    #expect(context.work.isIdle)
    #expect(!other.work.isIdle)
  }

  @Test("advancing stops at every deadline on the way, also at those that come up meanwhile")
  func advancing() async {
    context.work.start {
      for _ in 0..<5 {
        try? await clock.sleep(for: .seconds(1))
        log.events.append("\(clock.elapsed)")
      }
    }
    await context.advance(by: .milliseconds(3500))
    #expect(log.events == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    #expect(clock.elapsed == .milliseconds(3500))
    await context.advance(by: .milliseconds(500))
    #expect(log.events.last == "4.0 seconds")
  }

  @Test("every run of the same work gives the same order", arguments: 0..<10)
  func sameOrder(run: Int) async {
    for (name, pause, depth) in [("a", 1, 3), ("b", 2, 1)] {
      context.work.start {
        while clock.elapsed < .seconds(4) {
          try? await clock.sleep(for: .seconds(pause))
          _ = await hop(depth)
          log.events.append("\(Int(clock.elapsed / .seconds(1)))\(name)")
        }
      }
    }
    await context.advance(by: .seconds(4))
    #expect(log.events == ["1a", "2b", "2a", "3a", "4b", "4a"])
    #expect(context.work.isIdle)
  }

  @Test("waiting moves the clock until no work is pending")
  func waiting() async throws {
    context.work.start {
      try? await clock.sleep(for: .seconds(60))
      context.work.start { try? await clock.sleep(for: .seconds(5)) }
    }
    try await context.wait()
    #expect(context.work.isIdle)
    #expect(clock.elapsed == .seconds(65))
  }

  @Test("waiting returns at once where nothing is pending")
  func nothingPending() async throws {
    try await context.wait(patience: .zero)
    #expect(clock.elapsed == .zero)
  }

  @Test("waiting waits for a thread of its own, and for the sleep that follows")
  func threads() async throws {
    context.work.start {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume() }
      }
      try? await clock.sleep(for: .seconds(1))
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume() }
      }
      log.events.append("done")
    }
    try await context.wait()
    #expect(log.events == ["done"])
    #expect(clock.elapsed == .seconds(1))
  }

  @Test("waiting says so when pending work waits for something that doesn't come")
  func stuck() async {
    let gate = Gate()
    context.work.start { await gate.wait() }
    let error = await #expect(throws: DriverError.self) { try await context.wait(patience: .zero) }
    #expect(error?.reason == .pending)
    #expect(error?.description.contains("1 operation is still pending") == true)
    gate.open()
    await #expect(throws: Never.self) { try await context.wait(patience: .zero) }
  }

  @Test("waiting gives up on work that sleeps again and again")
  func endlessSleep() async {
    let task = context.work.start {
      while !Task.isCancelled { try? await clock.sleep(for: .seconds(1)) }
    }
    var quiet = IdleWaiter(work: context.work, clock: clock)
    quiet.wakeLimit = 20
    #expect(await quiet.finish(patience: .zero)?.contains("again and again") == true)
    #expect(clock.elapsed == .seconds(20))
    task.cancel()
    await context.settle()
    #expect(context.work.isIdle)
  }
}
