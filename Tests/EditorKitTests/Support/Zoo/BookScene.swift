import EditorKit
import EditorKitTesting
import Foundation
import Testing

/// A page of a book that isn't in the library yet, the library, and what is behind them as values.
@MainActor struct BookScene {
  let context: Context
  /// The page of the book that the person has found.
  let page: Driver
  /// Reads the book that the person has found.
  let book: () -> BookValue
  /// Renames and rates the book that the person has found, as the app does when it loads more of it.
  let change: (_ title: String, _ rating: Double?) -> Void
  /// Reads the library.
  let library: () -> [BookValue]
  /// Puts the page of a library's book on screen.
  let open: (_ number: Int) throws -> Driver
  /// Renames a library's book.
  let rename: (_ number: Int, _ title: String) -> Void
  /// Reads what is stored of the library.
  let stored: () throws -> [BookValue]
  /// What the app does when it saves its models.
  let saveModels: () -> Void
  /// Saves everything, and waits for it.
  let flush: () async throws -> Void
  /// Saves everything, and closes the storage.
  let close: () async throws -> Void

  /// Saves everything, and expects that what is stored is what the library holds.
  func expectSaved(_ location: SourceLocation = #_sourceLocation) async throws {
    saveModels()
    try await flush()
    #expect(try stored() == library(), sourceLocation: location)
  }
}

/// Makes pages of books of one kind, and a library in a file.
@MainActor struct BookBuilder<Book: ZooBook> {
  /// Makes a book.
  let make: (BookValue) -> Book
  /// Makes the library's storage; nil for one that writes what a test can read of a book.
  var storage: ((_ path: String) -> any Storage<Book>)?
  /// Tells the app how to find its books.
  var connect: (@escaping (Int) -> Binding<Book>?) -> Void = { _ in }
  /// What the app does with a book when it saves.
  var save: (Book) -> Void = { _ in }

  /// Makes a page of a book, and a library that is loaded from a file.
  func scene(_ value: BookValue, in folder: TemporaryFolder) async throws -> BookScene {
    let context = Context.testing()
    let file = storage?(folder["books.json"]) ?? file(folder["books.json"])
    let library = Store<Book>(file, context: context)
    await library.load()
    let source = Source(make(value))
    let isFound: () -> Bool = { source.value.isAlive && library[id: source.value.id] != nil }
    connect { number in
      library.items.first { $0.number == number }.flatMap { library.binding(id: $0.id) } ?? source.binding
    }
    let page = BookPage(source.binding, mode: { isFound() ? .full : .preview }, context: context) { library.add($0) }
    func binding(_ number: Int) -> Binding<Book>? {
      library.items.first { $0.isAlive && $0.number == number }.flatMap { library.binding(id: $0.id) }
    }
    return BookScene(
      context: context,
      page: Driver(page, context: context),
      book: { source.value.value },
      change: { title, rating in
        source.binding.title.wrappedValue = title
        source.binding.rating.wrappedValue = rating
      },
      library: { library.items.filter(\.isAlive).map(\.value) },
      open: { Driver(BookPage(try #require(binding($0)), mode: { .full }, context: context), context: context) },
      rename: { binding($0)?.title.wrappedValue = $1 },
      stored: { try JSONDecoder().decode([BookValue].self, from: Data(try folder.text(of: "books.json").utf8)) },
      saveModels: { library.items.filter(\.isAlive).forEach(save) },
      flush: { try await library.flush() },
      close: { try await library.close() })
  }

  private func file(_ path: String) -> any Storage<Book> {
    JSONFileStorage<Book>(
      path,
      decode: { [make, save] in
        let book = make(try $0.decode())
        save(book)
        return book
      },
      encode: { [save] book in
        save(book)
        return try JSONValue(encoding: book.value)
      })
  }
}
