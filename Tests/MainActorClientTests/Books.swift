import EditorKit
import Foundation

// Books of an app with main-actor default isolation: these pass by compiling.

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

/// A source on the main actor.
struct ObjectSource: Loadable {
  @MainActor func load() async throws -> ObjectBook { ObjectBook() }
}
