import EditorKitTesting
import Foundation
import Observation
import Testing

@testable import EditorKit

@Suite("A loader's phases")
@MainActor struct LoaderTests {
  let clock = TestClock()
  let context: Context
  let source = ScriptedSource<String>()

  init() {
    context = Context.testing(clock: clock)
  }

  private func loader() -> Loader<String> { Loader(source, context: context) }

  @Test("It is idle, loading at once when it appears, and loaded")
  func loaded() async {
    let loader = loader()
    #expect(loader.phase.text == "idle")
    loader.appear()
    #expect(loader.phase.text == "loading")
    await context.settle()
    source.calls[0].end(.success("A"))
    await context.settle()
    #expect(loader.phase.text == "loaded A")
    #expect(context.work.pendingCount == 0)
  }

  @Test("A slow load that is superseded by a fast one never lands, although it ignores cancellation")
  func superseded() async {
    let slow = ScriptedSource<String>()
    let loader = Loader(slow, context: context)
    loader.start()
    await context.settle()
    loader.start(with: SlowSource("B", .milliseconds(20), clock: clock))
    await context.advance(by: .milliseconds(20))
    #expect(loader.phase.text == "loaded B")
    slow.calls[0].end(.success("A"))
    await context.settle()
    #expect(loader.phase.text == "loaded B")
    #expect(slow.calls[0].sawCancellation)
    #expect(context.work.pendingCount == 0)
  }

  @Test("A slow load that heeds cancellation ends when a fast one supersedes it")
  func supersededAndHeeding() async {
    let loader = Loader(SlowSource("A", .milliseconds(200), clock: clock), context: context)
    loader.start()
    await context.advance(by: .milliseconds(10))
    loader.start(with: SlowSource("B", .milliseconds(20), clock: clock))
    await context.advance(by: .milliseconds(20))
    #expect(loader.phase.text == "loaded B")
    #expect(context.work.pendingCount == 0)
  }

  @Test(
    "Cancellation that comes from the source is no error: the phase is what it was before",
    arguments: [CancellationError(), URLError(.cancelled), CocoaError(.userCancelled)] as [any Error]
  )
  func cancellation(error: any Error) async {
    let loader = loader()
    loader.appear()
    await context.settle()
    source.calls[0].end(.failure(error))
    await context.settle()
    #expect(loader.phase.text == "idle")
    #expect(loader.loadError == nil)
    loader.disappear()
    loader.appear()
    await context.settle()
    #expect(source.calls.count == 2)
    source.calls[1].end(.success("A"))
    await context.settle()
    loader.refresh()
    await context.settle()
    source.calls[2].end(.failure(error))
    await context.settle()
    #expect(loader.phase.text == "loaded A")
  }

  @Test("Cancelling restores the phase at once, and drops what comes late")
  func cancel() async {
    let loader = loader()
    loader.start()
    await context.settle()
    loader.cancel()
    #expect(loader.phase.text == "idle")
    source.calls[0].end(.success("late"))
    await context.settle()
    #expect(loader.phase.text == "idle")
    loader.start()
    await context.settle()
    source.calls[1].end(.failure(Failure("down")))
    await context.settle()
    loader.retry()
    #expect(loader.phase.text == "loading")
    loader.cancel()
    #expect(loader.phase.text == "failed down")
    await context.settle()
    #expect(source.calls.count == 2)
  }

  @Test("Two appearances are one load, and leaving cancels it only when the last leaves")
  func presence() async {
    let loader = loader()
    loader.appear()
    loader.appear()
    await context.settle()
    loader.appear()
    await context.settle()
    #expect(source.calls.count == 1)
    for _ in 0..<2 { loader.disappear() }
    #expect(loader.phase.text == "loading")
    loader.disappear()
    #expect(loader.phase.text == "idle")
    source.calls[0].end(.success("late"))
    await context.settle()
    #expect(source.calls[0].sawCancellation)
    #expect(loader.phase.text == "idle")
  }

  @Test("Coming back loads again, unless there is a value")
  func comingBack() async {
    let loader = loader()
    loader.appear()
    loader.disappear()
    loader.appear()
    await context.settle()
    #expect(source.calls.count == 1)
    source.calls[0].end(.success("A"))
    await context.settle()
    loader.disappear()
    loader.appear()
    await context.settle()
    #expect(source.calls.count == 1)
    #expect(loader.phase.text == "loaded A")
  }

  @Test("A retry keeps the error, shows that it loads at once, and ignores a second tap")
  func retry() async {
    let loader = Loader(source, options: .init(progressDelay: .seconds(1)), context: context)
    loader.start()
    await context.settle()
    source.calls[0].end(.failure(Failure("down")))
    await context.settle()
    #expect(loader.phase.text == "failed down")
    loader.retry()
    loader.retry()
    #expect(loader.phase.text == "loading")
    #expect(loader.isProgressVisible)
    #expect(loader.loadError as? Failure == Failure("down"))
    await context.settle()
    #expect(source.calls.count == 2)
    source.calls[1].end(.success("A"))
    await context.settle()
    #expect(loader.phase.text == "loaded A")
    #expect(loader.loadError == nil)
  }

  @Test("A refresh keeps the value on screen, and a failed one keeps value and error")
  func refresh() async {
    let loader = loader()
    loader.start()
    await context.settle()
    source.calls[0].end(.success("A"))
    await context.settle()
    loader.refresh()
    #expect(loader.phase.text == "loading over A")
    await context.settle()
    source.calls[1].end(.failure(Failure("down")))
    await context.settle()
    #expect(loader.phase.text == "failed down over A")
    loader.retry()
    #expect(loader.phase.text == "loading over A")
    #expect(loader.loadError != nil)
  }

  @Test("Another input never shows the value of the one before; the same input keeps it")
  func otherInput() async {
    let loader = Loader(source, id: 1, context: context)
    loader.start()
    await context.settle()
    source.calls[0].end(.success("A"))
    await context.settle()
    loader.start(with: source, id: 1)
    #expect(loader.phase.text == "loaded A")
    loader.start(with: source, id: 2)
    #expect(loader.phase.text == "loading")
    #expect(loader.value == nil)
    await context.settle()
    #expect(source.calls.count == 2)
    source.calls[1].end(.failure(Failure("down")))
    await context.settle()
    #expect(loader.phase.text == "failed down")
  }

  @Test("Progress that a source reports is shown, and that of a superseded load isn't")
  func progress() async {
    let loader = loader()
    loader.start()
    await context.settle()
    source.calls[0].reporter.report(fraction: 0.5, detail: "half")
    guard case .loading(let progress, _) = loader.phase else {
      Issue.record("\(loader.phase)")
      return
    }
    #expect(progress == LoadProgress(fraction: 0.5, detail: "half"))
    loader.start()
    await context.settle()
    source.calls[0].reporter.report(fraction: 0.75)
    guard case .loading(let fresh, _) = loader.phase else {
      Issue.record("\(loader.phase)")
      return
    }
    #expect(fresh == LoadProgress())
    for call in source.calls { call.end(.success("")) }
    await context.settle()
  }

  @Test("Preloading has the value ready, or the work under way, when the view appears")
  func preload() async {
    let loader = loader()
    loader.preload()
    loader.preload()
    await context.settle()
    loader.appear()
    await context.settle()
    #expect(source.calls.count == 1)
    source.calls[0].end(.success("A"))
    await context.settle()
    loader.preload()
    #expect(loader.phase.text == "loaded A")
  }

  @Test("Observers are told of every change of phase, and find the new one")
  func observation() async {
    let loader = loader()
    loader.start()
    await context.settle()
    let log = Probe.Log()
    withObservationTracking {
      _ = loader.phase
    } onChange: {
      MainActor.assumeIsolated { log.events.append(loader.phase.text) }
    }
    source.calls[0].end(.success("A"))
    await context.settle()
    #expect(log.events == ["loaded A"])
    #expect(loader.phase.text == "loaded A")
  }

  @Test("A thousand starts in a row are one load and one result")
  func thousand() async {
    let loader = loader()
    for _ in 0..<1000 { loader.start() }
    await context.settle()
    #expect(source.calls.count == 1)
    source.calls[0].end(.success("A"))
    await context.settle()
    #expect(loader.phase.text == "loaded A")
    #expect(context.work.pendingCount == 0)
  }

  @Test("A hundred loaders made and dropped start nothing")
  func made() async {
    for _ in 0..<100 { _ = Loader(source, context: context) }
    #expect(context.work.pendingCount == 0)
    await context.settle()
    #expect(source.calls.isEmpty)
  }

  @Test("Dropping a loader cancels what it runs")
  func dropped() async {
    var loader: Loader<String>? = loader()
    weak let weakLoader = loader
    loader?.start()
    await context.settle()
    loader = nil
    #expect(weakLoader == nil)
    source.calls[0].end(.success("late"))
    await context.settle()
    #expect(source.calls[0].sawCancellation)
    #expect(context.work.pendingCount == 0)
  }
}
