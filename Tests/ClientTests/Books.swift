import EditorKit
import Foundation
import Observation

// Books of an app without default isolation: these pass by compiling.

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
