import EditorKit
import EditorKitTerminal

@main struct Main {
  static func main() async {
    let program = Terminal.Program(
      "BookSearch",
      about: "Lists the books in responses of Google Books and Open Library, and keeps those that you add.",
      operands: .files("a saved response; without any, your library is listed"),
      options: [
        .init("url", value: "URL", help: "fetch a response from here as well, of 16 MB at most"),
        .init("timeout", value: "SECONDS", help: "how long to wait for it; 20 if you don't say"),
        .init("library", value: "FILE", help: "where your books are kept; library.json if you don't say"),
      ]
    )
    await Terminal.run(program) { session in
      let context = session.context
      let timeout = try seconds(session.options["timeout"])
      let storage = JSONFileStorage<Book>(session.options["library"] ?? "library.json")
      let library = Library(storage, context: context)
      session.atEnd { try await library.close() }
      await library.load()

      var sources: [any Loadable<SearchResults>] = session.operands.map { SavedResponse(path: $0) }
      if let address = session.options["url"] { sources.append(WebResponse(address: address)) }
      let loader = Loader(
        merging: sources,
        options: LoaderOptions<[SearchResults]>(retry: .politely, timeout: timeout),
        context: context,
        combine: { sources.isEmpty ? [SearchResults(origin: "", results: library.items)] : $0 }
      )
      session.atEnd {
        guard loader.value == nil, let error = loader.loadError else { return }
        for message in Texts(context).messages(for: error) { session.fail(message) }
      }
      // Files are read before anything is shown; the web may take long.
      loader.preload()
      if session.options["url"] == nil { await context.work.waitUntilIdle() }
      return LoaderView(
        loader,
        context: context,
        describe: { ($0 as? SearchError).map { Texts(context).description(of: $0) } },
        content: { SearchScreen($0, library: library, context: context) }
      )
    }
  }

  private static func seconds(_ text: String?) throws -> Duration {
    guard let text else { return .seconds(20) }
    guard let seconds = Double(text), seconds > 0, seconds < 1e6 else { throw UsageError(text: text) }
    return .seconds(seconds)
  }

  private struct UsageError: Error, CustomStringConvertible {
    var text: String
    var description: String { "--timeout takes a number of seconds, such as 2.5, and not “\(text)”" }
  }
}
