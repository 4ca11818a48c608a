import EditorKit

/// A book of some service's response: enough for a list, and it says how it becomes a `Book`.
protocol SearchResult: Loadable<Book> {
  /// The identity of the book that this becomes.
  var id: String { get }
  var title: String { get }
  var author: String? { get }
  var publicationDate: PublicationDate? { get }
}

/// What one file or address holds.
struct SearchResults: Sendable {
  /// The file's path, or the address.
  var origin: String
  var results: [any SearchResult]
  /// What is wrong with those that couldn't be read.
  var problems: [String] = []
}

extension Book: SearchResult {
  /// A book of the library is one already.
  func load() async throws -> Book { self }
}

extension [String] {
  /// The names of a book's authors as one text, without those that are blank; nil where there is none.
  var names: String? {
    let names = filter { !$0.allSatisfy(\.isWhitespace) }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
