import EditorKit
import EditorKitTesting
import Foundation
import Testing

@MainActor @Suite("Loaders in an app")
struct LoadingTests {
  let context = Context.testing()

  @Test("A third service is plugged in with fewer than 20 lines")
  func length() throws {
    let blocks = try DocumentationPage("Documentation/Loading.md").blocks
    let code = try #require(blocks.first { $0.code.contains("Shelf.Entry: Loadable") }?.code)
    #expect(code.split(separator: "\n").count < 20)
  }

  @Test("A third service's response becomes a book on a page")
  func thirdService() async throws {
    let json = #"{"books": [{"name": "War", "writers": ["Tolstoy"], "printed": "1869"}, {"writers": []}]}"#
    let shelf = try JSONDecoder().decode(Shelf.self, from: Data(json.utf8))
    let entry = try #require(shelf.books?.elements.first)
    #expect(shelf.books?.warnings.count == 1)
    let driver = Driver(page(of: entry, context: context), context: context)
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

  private struct Stall: Shop {
    func book() async throws -> Book { Book(title: "Any") }
    func books(from start: Int?) async throws -> Pages<Book, Int> {
      Pages([Book(title: "From \(start ?? 0)")], next: start == nil ? 20 : nil)
    }
  }

  private struct List: Loadable {
    let titles: [String]
    func load() async throws -> [Book] { titles.map { Book(title: $0) } }
  }

  private struct Failing: Loadable {
    func load() async throws -> Book { throw StatusError(code: 404) }
  }

  @Test("Each of the page's loaders loads")
  func loaders() async throws {
    let loaders = Loaders(shop: Stall(), context: context)
    let ones = [
      loaders.book(of: Shelf.Entry(name: "War")),
      loaders.anyBook(),
      loaders.storedBook { Book(title: "Stored") },
      loaders.firstBook(of: [Failing(), IsolatedSource()]),
    ]
    let all = loaders.allBooks(of: [List(titles: ["A", "B"]), List(titles: ["C"])])
    let pages = loaders.books()
    for loader in ones { loader.start() }
    all.start()
    pages.start()
    try await context.wait()
    pages.loadNext()
    try await context.wait()
    #expect(ones.map { $0.value?.title } == ["War", "Any", "Stored", "Isolated"])
    #expect(all.value?.map(\.title) == ["A", "B", "C"])
    #expect(pages.value?.items.map(\.title) == ["From 0", "From 20"])
  }

  @Test(
    "With the page's options, a loader asks a busy service again, and not where there is nothing",
    arguments: [(503, 4), (404, 1)]
  )
  func retries(status: Int, attempts: Int) async throws {
    let cache = LoaderCache<String, Book>(context: context)
    let count = Counter()
    let loader = Loader(options: options(keepingIn: cache.slot(for: "War")), context: context) {
      await count.increment()
      throw StatusError(code: status)
    }
    loader.start()
    try await context.wait()
    #expect(await count.value == attempts)
    #expect(loader.loadError is StatusError)
  }

  private actor Counter {
    private(set) var value = 0
    func increment() { value += 1 }
  }
}
