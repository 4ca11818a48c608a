import EditorKit
import EditorKitTesting
import Foundation
import MainActorClient
import Testing

@MainActor @Suite("Loaders in an app")
struct LoadingTests {
  let context = Context.testing()

  @Test("A third service is plugged in with fewer than 20 lines, as the documentation shows them")
  func thirdService() async throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: tests.appendingPathComponent("ThirdService.swift"), encoding: .utf8)
    let marker = "/// What a third service answers.\n"
    let code = try #require(source.components(separatedBy: marker).last)
    let guide = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Loading.md")
    #expect(try String(contentsOf: guide, encoding: .utf8).contains(code))
    #expect(code.split(separator: "\n").count < 20)

    let json = #"{"books": [{"name": "War", "writers": ["Tolstoy"], "printed": "1869"}, {"writers": []}]}"#
    let shelf = try JSONDecoder().decode(Shelf.self, from: Data(json.utf8))
    let entry = try #require(shelf.books?.elements.first)
    #expect(shelf.books?.warnings.count == 1)
    let view = LoaderView(Loader(entry, context: context), context: context) { [context] in
      BookPage($0, context: context)
    }
    let driver = Driver(view, context: context)
    #expect(driver.shows("Loading…"))
    await driver.settle()
    #expect(driver.shows("War"))
    #expect(driver.shows("Published: 1869"))
  }

  @Test("Sources of several types that become one model go into one list, typed")
  func several() async {
    let entry = Shelf.Entry(name: "Peace")
    let sources: [any Loadable<Book>] = [IsolatedSource(), entry]
    let loader = Loader(merging: sources, context: context) { $0.map(\.title) }
    loader.start()
    await context.settle()
    #expect(loader.value == ["Isolated", "Peace"])
  }

  @Test("An object that isn't Sendable is loaded, and its page follows it")
  func object() async {
    let loader = Loader(WatchedSource(), context: context)
    let driver = Driver(
      LoaderView(loader, context: context) { [context] in BookPage($0, context: context) }, context: context)
    await driver.settle()
    #expect(driver.shows("Watched"))
    loader.value?.title = "Changed"
    #expect(driver.shows("Changed"))
  }

  @Test("An app with main-actor default isolation gets all of it")
  func mainActorClient() async {
    let driver = Driver(pageOfLoadedBook(context), context: context)
    await driver.settle()
    #expect(driver.shows("War"))
  }
}
