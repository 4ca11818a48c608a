import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

/// A model that isn't Sendable.
private final class Page {
  var title: String
  init(_ title: String) { self.title = title }
}

/// Three types that become one model.
private struct Volume: Loadable {
  var title: String
  func load() async throws -> Page { Page(title) }
}

private struct Doc: Loadable {
  var name: String
  func load() async throws -> Page { Page(name) }
}

private struct Broken: Loadable {
  func load() async throws -> Page { throw Failure("broken") }
}

private func isOnMainThread() -> Bool { Thread.isMainThread }

/// A source whose work is on the main actor.
private struct OnMain: Loadable {
  @MainActor func load() async throws -> Int {
    MainActor.assertIsolated()
    return 1
  }
}

@Suite("Where a loader's models come from")
@MainActor struct LoaderSourcesTests {
  let clock = TestClock()
  let context: Context

  init() {
    context = Context.testing(clock: clock)
  }

  @Test("Different types that become one model fit one loader, and it may be an object that isn't Sendable")
  func types() async {
    let sources: [any Loadable<Page>] = [Volume(title: "War"), Doc(name: "Peace")]
    var titles: [String] = []
    for source in sources {
      let loader = Loader(source, context: context)
      loader.start()
      await context.settle()
      titles.append(loader.value?.title ?? "")
    }
    #expect(titles == ["War", "Peace"])
    let loader = Loader(Volume(title: "War"), context: context)
    loader.start(with: Doc(name: "Peace"))
    await context.settle()
    #expect(loader.value?.title == "Peace")
  }

  @Test("Closures run off the main actor, or on it where they ask to")
  func closures() async {
    let off = Loader(context: context) { Page("off") }
    let page = Page("on")
    let on = Loader(context: context, onMainActor: { page })
    let asked = Loader(OnMain(), context: context)
    for start in [off.start, on.start, asked.start] { start() }
    await context.settle()
    #expect(off.value?.title == "off")
    #expect(on.value === page)
    #expect(asked.value == 1)
  }

  @Test("Work runs off the main actor in an app")
  func offMainActor() async {
    let context = Context()
    let loader = Loader(context: context) { isOnMainThread() }
    loader.start()
    await context.work.waitUntilIdle()
    #expect(loader.value == false)
  }

  @Test("In order, the first that succeeds is loaded, and none behind it is asked")
  func firstOf() async {
    let last = ScriptedSource<String>()
    let loader = Loader(
      firstOf: [FailingSource("A"), SlowSource("B", .seconds(1), clock: clock), last], context: context)
    loader.start()
    await context.advance(by: .seconds(1))
    #expect(loader.phase.text == "loaded B")
    #expect(last.calls.isEmpty)
  }

  @Test("In order, where all fail the reasons of all are told, and a retry asks all again")
  func firstOfNone() async {
    let last = ScriptedSource<String>()
    let loader = Loader(firstOf: [FailingSource("A"), last], context: context)
    loader.start()
    await context.settle()
    last.calls[0].end(.failure(Failure("B")))
    await context.settle()
    #expect(LoadError.messages(of: loader.loadError!, .english) == ["A", "B"])
    #expect(String(describing: loader.loadError!) == "A\nB")
    loader.retry()
    await context.settle()
    #expect(last.calls.count == 2)
    last.calls[1].end(.success("C"))
    await context.settle()
    #expect(loader.phase.text == "loaded C")
  }

  @Test("Merged, all are asked at once and joined in their order, whichever is first")
  func merged() async {
    let sources = [ScriptedSource<[Int]>(), ScriptedSource<[Int]>()]
    let loader = Loader(merging: sources, context: context)
    loader.start()
    await context.settle()
    sources[1].calls[0].end(.success([3]))
    await context.settle()
    #expect(loader.phase.text == "loading")
    sources[0].calls[0].end(.success([1, 2]))
    await context.settle()
    #expect(loader.phase.text == "loaded [1, 2, 3]")
  }

  @Test("Merged, one that fails doesn't hide the others, and a retry asks only that one")
  func mergedFailure() async {
    let sources = [ScriptedSource<[Int]>(), ScriptedSource<[Int]>(), ScriptedSource<[Int]>()]
    let loader = Loader(merging: sources, context: context)
    loader.start()
    await context.settle()
    sources[0].calls[0].end(.success([1]))
    sources[1].calls[0].end(.failure(Failure("down")))
    sources[2].calls[0].end(.success([3]))
    await context.settle()
    #expect(loader.phase.text == "failed down over [1, 3]")
    loader.retry()
    await context.settle()
    #expect(sources.map(\.calls.count) == [1, 2, 1])
    sources[1].calls[1].end(.success([2]))
    await context.settle()
    #expect(loader.phase.text == "loaded [1, 2, 3]")
  }

  @Test("Merged, a source that fails in a refresh keeps what it brought before; a refresh asks all")
  func mergedRefresh() async {
    let sources = [ScriptedSource<[Int]>(), ScriptedSource<[Int]>()]
    let loader = Loader(merging: sources, context: context)
    loader.start()
    await context.settle()
    for (index, source) in sources.enumerated() { source.calls[0].end(.success([index])) }
    await context.settle()
    loader.refresh()
    await context.settle()
    sources[0].calls[1].end(.success([10]))
    sources[1].calls[1].end(.failure(Failure("down")))
    await context.settle()
    #expect(loader.phase.text == "failed down over [10, 1]")
  }

  @Test("Merged, where all fail there is no value, and all reasons are told")
  func mergedNone() async {
    let loader = Loader(merging: [FailingSource<[Int]>("A"), FailingSource<[Int]>("B")], context: context)
    loader.start()
    await context.settle()
    #expect(loader.phase.text == "failed A\nB")
    #expect(loader.value == nil)
  }

  @Test("Sources of different types are put together by a closure")
  func combined() async {
    let sources: [any Loadable<Page>] = [Volume(title: "War"), Broken(), Doc(name: "Peace")]
    let loader = Loader(merging: sources, context: context) { $0.map(\.title).joined(separator: " & ") }
    loader.start()
    await context.settle()
    #expect(loader.phase.text == "failed broken over War & Peace")
  }

  @Test("Of several sources, progress is the share of all")
  func mergedProgress() async {
    let sources = [ScriptedSource<[Int]>(), ScriptedSource<[Int]>()]
    let loader = Loader(merging: sources, context: context)
    loader.start()
    await context.settle()
    sources[0].calls[0].reporter.report(fraction: 0.5)
    guard case .loading(let progress, _) = loader.phase else {
      Issue.record("\(loader.phase)")
      return
    }
    #expect(progress.fraction == 0.25)
    for source in sources { source.calls[0].end(.success([])) }
    await context.settle()
  }

  @Test("In order, progress is that of the source that is asked")
  func firstOfProgress() async {
    let source = ScriptedSource<String>()
    let loader = Loader(firstOf: [FailingSource("A"), source, source], context: context)
    loader.start()
    await context.settle()
    source.calls[0].reporter.report(fraction: 0.5)
    guard case .loading(let progress, _) = loader.phase else {
      Issue.record("\(loader.phase)")
      return
    }
    #expect(progress.fraction == 0.5)
    source.calls[0].end(.success(""))
    await context.settle()
  }

  @Test("No sources: merged they are an empty list, and in order there is nothing to load")
  func none() async {
    let merged = Loader(merging: [any Loadable<[Int]>](), context: context)
    let first = Loader(firstOf: [any Loadable<Int>](), context: context)
    merged.appear()
    first.appear()
    await context.settle()
    #expect(merged.phase.text == "loaded []")
    #expect(first.phase.text == "idle")
  }

  @Test("A loader without a source waits for one, for example for a search")
  func search() async {
    let loader = Loader(firstOf: [any Loadable<String>](), context: context)
    let driver = Driver(LoaderView(loader, context: context) { Probe($0) }, context: context)
    #expect(driver.controls.isEmpty)
    loader.start(id: "war") { "War" }
    #expect(driver.shows("Loading…"))
    await driver.settle()
    #expect(loader.phase.text == "loaded War")
    loader.start(id: "war") { "again" }
    await driver.settle()
    #expect(loader.phase.text == "loaded War")
    loader.start(id: "peace") { "Peace" }
    #expect(loader.value == nil)
    await driver.settle()
    #expect(loader.phase.text == "loaded Peace")
  }

  @Test("A late success of an attempt that was given up isn't among what is merged")
  func lateSuccess() async {
    let (good, late) = (ScriptedSource<[Int]>(), ScriptedSource<[Int]>())
    let options = LoaderOptions<[Int]>(retry: .backoff(from: .zero, limit: 1), timeout: .seconds(1))
    let loader = Loader(merging: [good, late], options: options, context: context)
    loader.start()
    await context.settle()
    good.calls[0].end(.success([1]))
    await context.advance(by: .seconds(1))
    #expect(late.calls.count == 2)
    late.calls[0].end(.success([2]))
    await context.settle()
    #expect(loader.phase.text == "loading")
    late.calls[1].end(.failure(Failure("down")))
    await context.settle()
    #expect(loader.phase.text == "failed down over [1]")
  }

  @Test("The next page is added; a page that fails keeps the earlier ones, and a retry asks for that page only")
  func pages() async {
    let service = Service()
    let loader = Loader(context: context, pages: { try await service.page(from: $0) })
    loader.loadNext()
    await context.settle()
    #expect(service.asked.isEmpty)
    loader.start()
    await context.settle()
    #expect(loader.value == Pages([0, 1], next: 2))
    service.fails = true
    loader.loadNext()
    #expect(loader.phase.isLoading)
    await context.settle()
    #expect(loader.phase.text == "failed down over \(Pages([0, 1], next: 2))")
    service.fails = false
    loader.retry()
    await context.settle()
    #expect(loader.value == Pages([0, 1, 2, 3], next: nil))
    #expect(service.asked == [nil, 2, 2])
    loader.loadNext()
    await context.settle()
    #expect(service.asked.count == 3)
    loader.refresh()
    await context.settle()
    #expect(loader.value == Pages([0, 1], next: 2))
  }
}

/// A source that always fails.
private struct FailingSource<Model>: Loadable {
  var reason: String
  init(_ reason: String) where Model == String { self.reason = reason }
  init(_ reason: String) { self.reason = reason }
  func load() async throws -> Model { throw Failure(reason) }
}

/// A service that has four items, and gives two at a time.
@MainActor private final class Service {
  var fails = false
  private(set) var asked: [Int?] = []

  func page(from start: Int?) throws -> Pages<Int, Int> {
    asked.append(start)
    if fails { throw Failure("down") }
    let first = start ?? 0
    return Pages([first, first + 1], next: first + 2 < 4 ? first + 2 : nil)
  }
}
