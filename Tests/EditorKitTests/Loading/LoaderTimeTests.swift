import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

/// What a service answers with.
private struct StatusError: Error, CustomStringConvertible {
  var status: Int
  var retryAfter: Duration?
  var description: String { "status \(status)" }
}

@Suite("A loader and the clock")
@MainActor struct LoaderTimeTests {
  let clock = TestClock()
  let context: Context
  let source = ScriptedSource<String>()

  init() {
    context = Context.testing(clock: clock)
  }

  private func temporary(limit: Int = 3) -> RetryPolicy {
    .backoff(from: .milliseconds(500), limit: limit) { [429, 503].contains(($0 as? StatusError)?.status) }
  }

  @Test("Two responses with status 503 are retried after growing delays, and the third attempt loads")
  func backoff() async {
    let loader = Loader(source, options: .init(retry: temporary()), context: context)
    loader.start()
    await context.settle()
    source.calls[0].end(.failure(StatusError(status: 503)))
    await context.advance(by: .milliseconds(499))
    #expect(source.calls.count == 1)
    #expect(loader.phase.text == "loading")
    await context.advance(by: .milliseconds(1))
    #expect(source.calls.count == 2)
    source.calls[1].end(.failure(StatusError(status: 503)))
    await context.advance(by: .milliseconds(999))
    #expect(source.calls.count == 2)
    await context.advance(by: .milliseconds(1))
    source.calls[2].end(.success("A"))
    await context.settle()
    #expect(loader.phase.text == "loaded A")
    #expect(context.work.pendingCount == 0)
  }

  @Test("An error that isn't worth another attempt fails at once")
  func noRetry() async {
    let loader = Loader(source, options: .init(retry: temporary()), context: context)
    loader.start()
    await context.settle()
    source.calls[0].end(.failure(StatusError(status: 400)))
    await context.settle()
    #expect(loader.phase.text == "failed status 400")
    #expect(context.work.pendingCount == 0)
  }

  @Test("After the last attempt it fails, and a retry by hand begins anew")
  func limit() async {
    let loader = Loader(source, options: .init(retry: temporary(limit: 1)), context: context)
    loader.start()
    await context.settle()
    source.calls[0].end(.failure(StatusError(status: 429)))
    await context.advance(by: .seconds(1))
    source.calls[1].end(.failure(StatusError(status: 429)))
    await context.settle()
    #expect(loader.phase.text == "failed status 429")
    loader.retry()
    await context.settle()
    #expect(source.calls.count == 3)
    source.calls[2].end(.failure(StatusError(status: 429)))
    await context.settle()
    #expect(loader.phase.text == "loading")
    loader.cancel()
    await context.settle()
    #expect(context.work.pendingCount == 0)
    #expect(loader.phase.text == "failed status 429")
  }

  @Test("Waits grow by a factor, up to the longest, as often as the limit says")
  func waits() {
    let policy = RetryPolicy.backoff(from: .seconds(1), factor: 3, atMost: .seconds(5), limit: 3)
    #expect((1...4).map { policy.wait(afterAttempt: $0, Failure("")) } == [.seconds(1), .seconds(3), .seconds(5), nil])
    #expect(RetryPolicy.never.wait(afterAttempt: 1, Failure("")) == nil)
    let asked = RetryPolicy(limit: 9) { _, error in (error as? StatusError)?.retryAfter }
    #expect(asked.wait(afterAttempt: 1, StatusError(status: 503, retryAfter: .seconds(7))) == .seconds(7))
    #expect(asked.wait(afterAttempt: 1, StatusError(status: 503, retryAfter: .seconds(-7))) == .zero)
    #expect(asked.wait(afterAttempt: 1, Failure("")) == nil)
  }

  @Test("What takes too long fails with an error of its own, although it ignores cancellation")
  func timeout() async {
    let loader = Loader(source, options: .init(timeout: .seconds(5)), context: context)
    loader.start()
    await context.advance(by: .milliseconds(4999))
    #expect(loader.phase.text == "loading")
    await context.advance(by: .milliseconds(1))
    guard case .timedOut(.seconds(5)) = (loader.loadError as? LoadError)?.reason else {
      Issue.record("\(loader.phase)")
      return
    }
    #expect(loader.phase.loadError.map { "\($0)" }?.contains("5 s") == true)
    source.calls[0].end(.success("late"))
    await context.settle()
    #expect(source.calls[0].sawCancellation)
    #expect(loader.value == nil)
  }

  @Test("What is in time leaves no alarm behind")
  func inTime() async {
    let loader = Loader(source, options: .init(timeout: .seconds(5)), context: context)
    loader.start()
    await context.settle()
    source.calls[0].end(.success("A"))
    await context.settle()
    #expect(context.work.pendingCount == 0)
    #expect(clock.sleeperCount == 0)
    #expect(loader.phase.text == "loaded A")
  }

  @Test("A time-out can be retried, and counts for each attempt and each source")
  func timeoutOfEach() async {
    let other = ScriptedSource<[Int]>()
    let options = LoaderOptions<[Int]>(retry: .backoff(from: .seconds(1), limit: 1), timeout: .seconds(5))
    let loader = Loader(
      merging: [SlowSource([1], .seconds(4), clock: clock), other], options: options, context: context)
    loader.start()
    await context.advance(by: .seconds(6))
    #expect(other.calls.count == 2)
    await context.advance(by: .seconds(5))
    #expect(loader.value == [1])
    #expect(loader.loadError is LoadError)
    for call in other.calls { call.end(.success([2])) }
    await context.settle()
    #expect(loader.value == [1])
  }

  @Test("A value that is too old is loaded anew at the next appearance, and shown meanwhile")
  func timeToLive() async {
    let loader = Loader(source, options: .init(timeToLive: .seconds(60)), context: context)
    loader.appear()
    await context.settle()
    source.calls[0].end(.success("A"))
    await context.settle()
    loader.disappear()
    await context.advance(by: .seconds(59))
    loader.appear()
    #expect(loader.phase.text == "loaded A")
    loader.disappear()
    await context.advance(by: .seconds(1))
    loader.appear()
    #expect(loader.phase.text == "loading over A")
    #expect(clock.sleeperCount == 0)
    await context.settle()
    source.calls[1].end(.success("B"))
    await context.settle()
    #expect(loader.phase.text == "loaded B")
  }

  @Test("Progress shows after its delay, and then stays for its time")
  func progress() async {
    let options = LoaderOptions<String>(progressDelay: .milliseconds(200), progressMinimum: .milliseconds(500))
    let quick = Loader(SlowSource("A", .milliseconds(100), clock: clock), options: options, context: context)
    quick.appear()
    await context.advance(by: .milliseconds(99))
    #expect(quick.phase.text == "loading")
    #expect(!quick.isProgressVisible)
    await context.advance(by: .milliseconds(1))
    #expect(quick.phase.text == "loaded A")
    #expect(context.work.pendingCount == 0)

    let slow = Loader(SlowSource("B", .milliseconds(300), clock: clock), options: options, context: context)
    slow.appear()
    await context.advance(by: .milliseconds(199))
    #expect(!slow.isProgressVisible)
    await context.advance(by: .milliseconds(1))
    #expect(slow.isProgressVisible)
    await context.advance(by: .milliseconds(499))
    #expect(slow.isProgressVisible)
    #expect(slow.phase.text == "loading")
    await context.advance(by: .milliseconds(1))
    #expect(slow.phase.text == "loaded B")
    #expect(!slow.isProgressVisible)
    #expect(context.work.pendingCount == 0)
  }
}

@Suite("A cache of loaders' values")
@MainActor struct LoaderCacheTests {
  let clock = TestClock()
  let context: Context
  let source = ScriptedSource<String>()

  init() {
    context = Context.testing(clock: clock)
  }

  private func loader(_ cache: LoaderCache<Int, String>, _ key: Int, ttl: Duration? = nil) -> Loader<String> {
    Loader(source, options: .init(timeToLive: ttl, cache: cache.slot(for: key)), context: context)
  }

  @Test("A value in the cache is there at first, without any work")
  func synchronous() async {
    let cache = LoaderCache<Int, String>(context: context)
    cache[1] = "A"
    let loader = loader(cache, 1)
    #expect(loader.phase.text == "loaded A")
    loader.appear()
    #expect(context.work.pendingCount == 0)
  }

  @Test("What a loader has loaded is in the cache for the next")
  func keeps() async {
    let cache = LoaderCache<Int, String>(context: context)
    let first = loader(cache, 1)
    first.appear()
    await context.settle()
    source.calls[0].end(.success("A"))
    await context.settle()
    #expect(cache[1] == "A")
    #expect(loader(cache, 1).phase.text == "loaded A")
    #expect(loader(cache, 2).phase.text == "idle")
  }

  @Test("A value that is too old is shown while it is loaded anew")
  func old() async {
    let cache = LoaderCache<Int, String>(context: context)
    cache[1] = "A"
    await context.advance(by: .seconds(60))
    let loader = loader(cache, 1, ttl: .seconds(60))
    loader.appear()
    #expect(loader.phase.text == "loading over A")
    loader.cancel()
    await context.settle()
  }

  @Test("Another input reads and keeps its own place, and never that of the one before")
  func otherInput() async {
    let cache = LoaderCache<Int, String>(context: context)
    cache[1] = "A"
    cache[2] = "B"
    let loader = loader(cache, 1)
    #expect(loader.phase.text == "loaded A")
    loader.start(with: source, cache: cache.slot(for: 2))
    #expect(loader.phase.text == "loaded B")
    loader.start(with: source)
    #expect(loader.phase.text == "loading")
    await context.settle()
    source.calls[0].end(.success("C"))
    await context.settle()
    #expect(cache[1] == "A")
    #expect(cache[2] == "B")
  }

  @Test("The value that was used longest ago is dropped first")
  func limit() {
    let cache = LoaderCache<Int, String>(limit: 2, context: context)
    cache[1] = "A"
    cache[2] = "B"
    _ = cache[1]
    cache[3] = "C"
    #expect([1, 2, 3].map { cache[$0] } == ["A", nil, "C"])
    cache[1] = nil
    #expect(cache[1] == nil)
    cache.removeAll()
    #expect(cache[3] == nil)
  }
}
