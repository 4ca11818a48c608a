import EditorKit
import Foundation

/// A book as this app knows it, and keeps it in its library.
struct Book: Identifiable, Codable, Equatable, Sendable {
  /// The service's name and its identity there.
  var id: String
  var title: String
  var author: String?
  var publicationDate: PublicationDate?
  var cover: URL?
  var isbn: String?
  var summary: String?
  var pageCount: Int?
  var rating: Double?
}
