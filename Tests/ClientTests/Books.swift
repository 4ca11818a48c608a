import EditorKit
import Foundation
import Observation

// Books of an app without default isolation, beside the `Book` of Pages: these pass by compiling.

@Observable final class WatchedBook: BookProtocol {
  var title = "Watched"
  var author: String?
  var publicationDate: PublicationDate?
  let cover: URL? = nil
  var isbn: String?
  var summary: String?
  var pageCount: Int? { nil }
  var rating: Double?
}

/// A source that makes an object that isn't Sendable, off the main actor.
struct WatchedSource: Loadable {
  func load() async throws -> WatchedBook { WatchedBook() }
}

/// A source that asks to be on the main actor.
struct IsolatedSource: Loadable {
  @MainActor func load() async throws -> Book { Book(title: "Isolated") }
}
