import EditorKit
import Foundation

// Books of an app with main-actor default isolation: these pass by compiling.

struct Book: BookProtocol {
  var title: String
  var author: String?
  var publicationDate: PublicationDate?
  var cover: URL?
  var isbn: String?
  var summary: String?
  var pageCount: Int?
  var rating: Double?
}

final class ObjectBook: BookProtocol {
  var title = "Object"
  var author: String?
  var publicationDate: PublicationDate?
  var cover: URL?
  var isbn: String?
  var summary: String?
  var pageCount: Int?
  var rating: Double?
}

/// A response is decoded off the main actor, so such an app says that it belongs to none.
nonisolated struct Shelf: Decodable {
  var books: LossyArray<Entry>?

  struct Entry: Decodable {
    var name: String
  }
}

nonisolated extension Shelf.Entry: Loadable {
  func load() async throws -> Book { Book(title: name) }
}

/// A source on the main actor.
struct ObjectSource: Loadable {
  @MainActor func load() async throws -> ObjectBook { ObjectBook() }
}

/// The page of a book that is loaded.
public func pageOfLoadedBook(_ context: Context) -> any Component {
  _ = Loader(ObjectSource(), context: context)
  let shelf = try? JSONDecoder().decode(Shelf.self, from: Data(#"{"books": [{"name": "War"}]}"#.utf8))
  let sources = (shelf?.books?.elements ?? []).map { $0 as any Loadable<Book> }
  return LoaderView(Loader(firstOf: sources, context: context), context: context) { BookPage($0, context: context) }
}
