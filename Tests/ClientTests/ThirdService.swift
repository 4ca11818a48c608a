import EditorKit

// What an app writes to plug in one more service, as Documentation/Loading.md shows it.

/// What a third service answers.
struct Shelf: Decodable {
  var books: LossyArray<Entry>?

  struct Entry: Decodable, Sendable {
    var name: String
    var writers: [String]?
    var printed: String?
  }
}

extension Shelf.Entry: Loadable {
  func load() async throws -> Book {
    let author = writers?.joined(separator: ", ")
    return Book(title: name, author: author, publicationDate: printed.flatMap { PublicationDate($0) })
  }
}
