import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("A view of a loader")
@MainActor struct LoaderViewTests {
  let clock = TestClock()
  let context: Context
  let source = ScriptedSource<String>()
  let log = Probe.Log()

  init() {
    context = Context.testing(clock: clock)
  }

  private func view(_ options: LoaderOptions<String> = .init(), label: String? = nil) -> LoaderView<String> {
    LoaderView(Loader(source, options: options, context: context), label: label, context: context) { [log] model in
      Probe(model, log: log) { .text(.init("content \(model)")) }
    }
  }

  @Test("It shows progress with a text, and then the content")
  func content() async {
    let driver = Driver(view(), context: context)
    #expect(driver.texts == ["Loading…"])
    #expect(driver.controls.isEmpty)
    await context.settle()
    source.calls[0].reporter.report(fraction: 0.5, detail: "half")
    #expect(driver.texts == ["Loading…", "half"])
    source.calls[0].end(.success("A"))
    await driver.settle()
    #expect(driver.texts == ["content A"])
    #expect(log.events == ["+A"])
  }

  @Test("It may say what it loads")
  func label() async {
    let driver = Driver(view(label: "Loading a book…"), context: context)
    #expect(driver.texts == ["Loading a book…"])
    driver.close()
    await context.settle()
    #expect(source.calls.isEmpty)
  }

  @Test("A failure shows its message and a way to retry; while that runs, the message stays")
  func failure() async throws {
    let driver = Driver(view(), context: context)
    await driver.settle()
    source.calls[0].end(.failure(Failure("The shop is closed. Come back tomorrow.")))
    await driver.settle()
    let message = "Loading failed: The shop is closed. Come back tomorrow."
    #expect(driver.texts == [message])
    try driver.press("Retry")
    #expect(driver.texts == [message, "Loading…"])
    #expect(throws: DriverError.self) { try driver.press("Retry") }
    await driver.settle()
    source.calls[1].end(.success("A"))
    await driver.settle()
    #expect(driver.texts == ["content A"])
    #expect(driver.controls.isEmpty)
  }

  @Test("A refresh keeps the content; a failed one shows the reason above it; the content never leaves the screen")
  func refresh() async throws {
    let view = view()
    let driver = Driver(view, context: context)
    await driver.settle()
    source.calls[0].end(.success("A"))
    await driver.settle()
    view.loader.refresh()
    #expect(driver.texts == ["Loading…", "content A"])
    await driver.settle()
    source.calls[1].end(.failure(Failure("down")))
    await driver.settle()
    #expect(driver.texts == ["Loading failed: down", "content A"])
    #expect(log.events == ["+A"])
    try driver.press("Retry")
    await driver.settle()
    source.calls[2].end(.success("B"))
    await driver.settle()
    #expect(driver.texts == ["content B"])
    #expect(log.events == ["+A", "-A", "+B"])
  }

  @Test("The content of another input's predecessor is gone at once")
  func otherInput() async {
    let view = view()
    let driver = Driver(view, context: context)
    await driver.settle()
    source.calls[0].end(.success("A"))
    await driver.settle()
    view.loader.start(with: source)
    #expect(driver.texts == ["Loading…"])
    #expect(log.events == ["+A", "-A"])
    driver.close()
    await context.settle()
  }

  @Test("Leaving tells the content, and coming back shows the same without loading")
  func presence() async {
    let view = view()
    let driver = Driver(view, context: context)
    await driver.settle()
    source.calls[0].end(.success("A"))
    await driver.settle()
    driver.close()
    #expect(log.events == ["+A", "-A"])
    let again = Driver(view, context: context)
    #expect(again.texts == ["content A"])
    #expect(log.events == ["+A", "-A", "+A"])
    #expect(source.calls.count == 1)
  }

  @Test("A value that lands while nobody looks is shown when somebody does")
  func preloaded() async {
    let view = view()
    view.loader.preload()
    await context.settle()
    source.calls[0].end(.success("A"))
    await context.settle()
    #expect(log.events.isEmpty)
    let driver = Driver(view, context: context)
    #expect(driver.texts == ["content A"])
    #expect(log.events == ["+A"])
  }

  @Test("Two views of one loader: one load, and each has its own content")
  func shared() async {
    let loader = Loader(source, context: context)
    let make: @MainActor (String) -> LoaderView<String> = { [context, log] name in
      LoaderView(loader, context: context) { model in Probe(name + model, log: log) { .text(.init(model)) } }
    }
    let (one, two) = (Driver(make("one "), context: context), Driver(make("two "), context: context))
    await context.settle()
    one.close()
    source.calls[0].end(.success("A"))
    await context.settle()
    #expect(two.texts == ["A"])
    #expect(log.events == ["+two A"])
    #expect(source.calls.count == 1)
  }

  @Test("What was cancelled can be had after all")
  func cancelled() async throws {
    let view = view()
    let driver = Driver(view, context: context)
    await driver.settle()
    view.loader.cancel()
    #expect(driver.texts.isEmpty)
    try driver.press("Retry")
    #expect(driver.texts == ["Loading…"])
    driver.close()
    for call in source.calls { call.end(.success("")) }
    await context.settle()
  }

  @Test("Nothing flashes: no progress before its delay")
  func delay() async {
    let driver = Driver(view(.init(progressDelay: .milliseconds(200))), context: context)
    #expect(driver.texts.isEmpty)
    await driver.advance(by: .milliseconds(200))
    #expect(driver.texts == ["Loading…"])
    source.calls[0].end(.success("A"))
    await driver.settle()
  }

  @Test("Each of several failures is told, in the app's own words where it has any")
  func several() async {
    let sources = [ScriptedSource<[Int]>(), ScriptedSource<[Int]>()]
    let loader = Loader(merging: sources, options: .init(timeout: .milliseconds(2500)), context: context)
    let view = LoaderView(
      loader, context: context, describe: { ($0 as? Failure).map { "oh, \($0.description)" } },
      content: { _ in Probe() }
    )
    let driver = Driver(view, context: context)
    await driver.settle()
    sources[0].calls[0].end(.failure(Failure("down")))
    await driver.advance(by: .seconds(3))
    let late = "Loading failed: There was no answer within 2.5 s. Check the connection, then try again."
    #expect(driver.texts == ["Loading failed: oh, down", late])
    sources[1].calls[0].end(.success([]))
    await driver.settle()
  }

  @Test("In Chinese, all texts are Chinese")
  func chinese() async {
    let context = Context.testing(clock: clock, labels: .simplifiedChinese)
    let loader = Loader(source, options: .init(timeout: .seconds(2)), context: context)
    let driver = Driver(LoaderView(loader, context: context) { _ in Probe() }, context: context)
    #expect(driver.texts == ["正在载入…"])
    await driver.advance(by: .seconds(2))
    #expect(driver.texts == ["载入失败：2 秒内没有响应。请检查网络连接后重试。"])
    #expect(driver.shows("重试"))
    source.calls[0].end(.success(""))
    await driver.settle()
  }

  @Test("Content that opens screens of its own does so, with a failure above its bottom screen")
  func navigation() async throws {
    let path = Source<[AnyHashable]>([])
    let inner = Probe("inner", log: log) { .text(.init("inner")) }
    let view = LoaderView(Loader(source, context: context), context: context) { [log] _ in
      Probe("outer", log: log) {
        .navigation(
          Element.Navigation("Books", path: path.binding, root: .text(.init("outer")), backLabel: "Back") { _ in inner }
        )
      }
    }
    let driver = Driver(view, context: context)
    await driver.settle()
    source.calls[0].end(.success("A"))
    await driver.settle()
    #expect(driver.title == "Books")
    path.value = [1]
    #expect(driver.texts == ["inner"])
    try driver.back()
    view.loader.refresh()
    await driver.settle()
    source.calls[1].end(.failure(Failure("down")))
    await driver.settle()
    #expect(driver.texts == ["Loading failed: down", "outer"])
    #expect(log.events == ["+outer", "+inner", "-inner"])
  }

  @Test(
    "Errors of Foundation are told in words for a person",
    arguments: [
      URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: "You are offline."]),
      CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/books.json"]),
      POSIXError(.ENOSPC),
      DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "It is no JSON.")),
    ] as [any Error]
  )
  func foundationErrors(error: any Error) throws {
    let text = try #require(LoadError.messages(of: error, .english).first)
    #expect(!text.contains("Domain=") && !text.contains("DecodingError"))
    if error is URLError { #expect(text == "You are offline.") }
    if error is CocoaError { #expect(text.hasPrefix("/books.json: ")) }
    if error is DecodingError { #expect(text == "It is no JSON") }
  }
}
