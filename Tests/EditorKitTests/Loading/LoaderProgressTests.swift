import EditorKitTesting
import Testing

@testable import EditorKit

@Suite("How far a loader is")
@MainActor struct LoaderProgressTests {
  let clock = TestClock()
  let context: Context

  init() {
    context = Context.testing(clock: clock)
  }

  private func fraction(_ loader: Loader<some Any>) -> Double? {
    if case .loading(let progress, _) = loader.phase { progress.fraction } else { nil }
  }

  private var again: RetryPolicy { RetryPolicy(limit: 1) { _, _ in .seconds(1) } }

  @Test("Another attempt begins without the progress of the one before, whose late reports are dropped")
  func anotherAttempt() async {
    let source = ScriptedSource<String>()
    let loader = Loader(source, options: .init(retry: again, timeout: .seconds(5)), context: context)
    loader.start()
    await context.settle()
    source.calls[0].reporter.report(fraction: 0.9)
    #expect(fraction(loader) == 0.9)
    await context.advance(by: .seconds(6))
    #expect(source.calls.count == 2)
    #expect(fraction(loader) == nil)
    source.calls[0].reporter.report(fraction: 0.95)
    #expect(fraction(loader) == nil)
    source.calls[1].reporter.report(fraction: 0.1)
    #expect(fraction(loader) == 0.1)
    for call in source.calls { call.end(.success("")) }
    await context.settle()
  }

  @Test("A late success of an attempt that was given up doesn't count as done")
  func lateSuccess() async {
    let sources = [ScriptedSource<[Int]>(), ScriptedSource<[Int]>()]
    let loader = Loader(merging: sources, options: .init(retry: again, timeout: .seconds(5)), context: context)
    loader.start()
    await context.advance(by: .seconds(6))
    sources[0].calls[0].end(.success([1]))
    await context.settle()
    sources[1].calls[1].reporter.report(fraction: 0.5)
    #expect(fraction(loader) == 0.25)
    for call in sources.flatMap(\.calls) { call.end(.success([])) }
    await context.settle()
  }

  @Test("In a retry, what the other sources have brought counts as done")
  func retry() async {
    let (good, bad) = (ScriptedSource<[Int]>(), ScriptedSource<[Int]>())
    let loader = Loader(merging: [good, bad], context: context)
    loader.start()
    await context.settle()
    good.calls[0].end(.success([1]))
    bad.calls[0].end(.failure(Failure("down")))
    await context.settle()
    loader.retry()
    await context.settle()
    bad.calls[1].reporter.report(fraction: 0.5)
    #expect(fraction(loader) == 0.75)
    bad.calls[1].end(.success([2]))
    await context.settle()
    #expect(loader.value == [1, 2])
  }
}
