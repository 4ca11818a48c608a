import EditorKit
import Foundation

/// What Open Library answers to a search (`search.json`).
struct OpenLibrary: Decodable, Sendable {
  var docs: LossyArray<Doc>?

  struct Doc: Decodable, Sendable {
    enum CodingKeys: String, CodingKey {
      case key, title, isbn
      case authors = "author_name"
      case firstYear = "first_publish_year"
      case coverID = "cover_i"
      case pageCount = "number_of_pages_median"
      case rating = "ratings_average"
    }

    var key: String?
    var title: String
    var authors: [String]?
    var firstYear: Int?
    var isbn: [String]?
    var coverID: Int?
    var pageCount: Int?
    var rating: Double?
  }
}

extension OpenLibrary.Doc: SearchResult {
  var id: String { "open-library:" + (key ?? title) }
  var author: String? { authors?.names }
  /// The year 0 stands for what nobody knows.
  var publicationDate: PublicationDate? { firstYear.flatMap { $0 == 0 ? nil : PublicationDate(year: $0) } }

  func load() async throws -> Book {
    Book(
      id: id,
      title: title,
      author: author,
      publicationDate: publicationDate,
      cover: coverID.flatMap { $0 > 0 ? URL(string: "https://covers.openlibrary.org/b/id/\($0)-M.jpg") : nil },
      // The numbers of all editions; the new ones have thirteen digits, perhaps with dashes.
      isbn: isbn?.first { $0.count(where: \.isNumber) == 13 } ?? isbn?.first,
      pageCount: pageCount,
      rating: rating
    )
  }
}
