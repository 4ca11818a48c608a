import EditorKit

nonisolated struct Shelf: Decodable {
  var books: LossyArray<Entry>?

  struct Entry: Decodable, Sendable {
    var name: String
    var writers: [String]?
    var printed: String?
  }
}

nonisolated extension Shelf.Entry: Loadable {
  func load() async throws -> Book {
    let author = writers?.joined(separator: ", ")
    return Book(title: name, author: author, publicationDate: printed.flatMap { PublicationDate($0) })
  }
}

@MainActor func page(of entry: Shelf.Entry, context: Context) -> any Component {
  let loader = Loader(entry, context: context)
  return LoaderView(loader, context: context) { BookPage($0, context: context) }
}

/// A service that the app asks for books.
nonisolated protocol Shop: Sendable {
  func book() async throws -> Book
  func books(from start: Int?) async throws -> Pages<Book, Int>
}

/// The ways to make a loader.
@MainActor struct Loaders {
  let shop: any Shop
  let context: Context

  /// Loads from a value of a type that becomes the model.
  func book(of entry: Shelf.Entry) -> Loader<Book> {
    Loader(entry, context: context)
  }

  /// Runs a closure off the main actor.
  func anyBook() -> Loader<Book> {
    Loader(context: context) { [shop] in try await shop.book() }
  }

  /// Runs a closure on the main actor, for example to ask a database object.
  func storedBook(_ fetch: @escaping @MainActor () async throws -> Book) -> Loader<Book> {
    Loader(context: context, onMainActor: fetch)
  }

  /// Asks one source after another until one succeeds. The sources may have different types.
  func firstBook(of sources: [any Loadable<Book>]) -> Loader<Book> {
    Loader(firstOf: sources, context: context)
  }

  /// Asks all sources at once, and joins their lists in the order of the sources.
  func allBooks(of sources: [any Loadable<[Book]>]) -> Loader<[Book]> {
    Loader(merging: sources, context: context)
  }

  /// Loads one page at a time: `loadNext()` adds the next one.
  func books() -> Loader<Pages<Book, Int>> {
    Loader(context: context, pages: { [shop] in try await shop.books(from: $0) })
  }
}
