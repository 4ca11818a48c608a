import EditorKit
import Foundation

/// What Google Books answers to a search for volumes.
struct GoogleBooks: Decodable, Sendable {
  /// Nothing was found where there are none.
  var items: LossyArray<Volume>?

  struct Volume: Decodable, Sendable {
    struct Info: Decodable, Sendable {
      var title: String
      var authors: [String]?
      var publishedDate: String?
      var description: String?
      var industryIdentifiers: [Identifier]?
      var pageCount: Int?
      var averageRating: Double?
      var imageLinks: ImageLinks?
    }

    struct Identifier: Decodable, Sendable {
      var type: String
      var identifier: String
    }

    struct ImageLinks: Decodable, Sendable {
      var thumbnail: String?
      var smallThumbnail: String?
    }

    struct SearchInfo: Decodable, Sendable {
      var textSnippet: String?
    }

    enum CodingKeys: String, CodingKey {
      case volumeID = "id"
      case info = "volumeInfo"
      case searchInfo
    }

    var volumeID: String?
    var info: Info
    var searchInfo: SearchInfo?
  }
}

extension GoogleBooks.Volume: SearchResult {
  var id: String { "google-books:" + (volumeID ?? info.title) }
  var title: String { info.title }
  var author: String? { info.authors?.names }
  var publicationDate: PublicationDate? { info.publishedDate.flatMap { PublicationDate($0) } }

  func load() async throws -> Book {
    Book(
      id: id,
      title: title,
      author: author,
      publicationDate: publicationDate,
      cover: cover,
      isbn: isbn,
      summary: summary,
      pageCount: info.pageCount,
      rating: info.averageRating
    )
  }

  /// The links are `http` ones, which a system may refuse; the same pictures are there by `https`.
  private var cover: URL? {
    guard let link = info.imageLinks?.thumbnail ?? info.imageLinks?.smallThumbnail else { return nil }
    return URL(string: link.hasPrefix("http://") ? "https://" + link.dropFirst("http://".count) : link)
  }

  private var isbn: String? {
    let identifiers = info.industryIdentifiers ?? []
    let best = identifiers.first { $0.type == "ISBN_13" } ?? identifiers.first { $0.type == "ISBN_10" }
    return best?.identifier
  }

  /// Both texts are HTML. The lines of a snippet are those of a printed page, and mean nothing.
  private var summary: String? {
    if let description = info.description { return HTMLText.plain(description) }
    return searchInfo?.textSnippet.map { HTMLText.plain($0).replacing("\n", with: " ") }
  }
}
