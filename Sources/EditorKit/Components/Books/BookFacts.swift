import Foundation

/// What is known of a book, in words, with placeholders for what isn't.
@MainActor struct BookFacts {
  /// A text, and whether it is more than a placeholder.
  struct Fact: Equatable {
    var text: String
    var isKnown: Bool

    init(_ text: String?, orElse placeholder: String) {
      let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      isKnown = !text.isEmpty
      self.text = isKnown ? text : placeholder
    }
  }

  let title: String
  let author: Fact
  let date: Fact
  let cover: Element.Image
  let isbn: Fact
  let pageCount: Fact
  let rating: Fact
  /// One or more paragraphs.
  let summary: [Fact]

  init(_ book: some BookProtocol, _ context: Context) {
    let (labels, locale) = (context.labels, context.locale)
    title = Fact(book.title, orElse: labels.untitled).text
    author = Fact(book.author, orElse: labels.unknownAuthor)
    date = Fact(book.publicationDate?.text(locale: locale), orElse: labels.unknownDate)
    cover =
      if let address = book.cover {
        Element.Image(.url(address.absoluteString), label: labels.coverOf.replacing("%@", with: title))
      } else {
        Element.Image(nil, label: labels.noCover)
      }
    isbn = Fact(book.isbn, orElse: labels.unknown)
    let pages = book.pageCount.flatMap { $0 > 0 ? $0.formatted(.number.locale(locale)) : nil }
    pageCount = Fact(pages, orElse: labels.unknown)
    let stars = book.rating.flatMap { $0.isNaN ? nil : min(max($0, 0), 5) }
    rating = Fact(
      stars.map {
        let number = $0.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
        return labels.ratingOutOfFive.replacing("%@", with: number)
      },
      orElse: labels.notRated
    )
    let paragraphs = (book.summary ?? "").split(whereSeparator: \.isNewline).map { Fact(String($0), orElse: "") }
    let known = paragraphs.filter(\.isKnown)
    summary = known.isEmpty ? [Fact(nil, orElse: labels.noSummary)] : known
  }
}
