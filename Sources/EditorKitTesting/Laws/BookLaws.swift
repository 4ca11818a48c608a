import EditorKit
import Foundation

/// Checks the laws that `BookProtocol` states, for any model that conforms to it.
///
///     @Test func laws() throws {
///       let response = try JSONDecoder().decode(Response.self, from: saved)
///       for volume in response.volumes { #expect(BookLaws.violations(book: { Book(volume) }) == []) }
///     }
///
/// What a service answers is in the properties: so check the books of saved responses.
public enum BookLaws {
  /// Says which laws a model breaks.
  ///
  /// - Parameters:
  ///   - makeBook: Makes a book, the same one each time.
  ///   - end: Deletes or detaches a book, for a model that can be; nil leaves that law unchecked.
  /// - Returns: A sentence for each violation, which names the law and the remedy; none for a lawful model.
  public static func violations<Book: BookProtocol>(
    book makeBook: () -> Book,
    end: ((inout Book) -> Void)? = nil
  ) -> [String] {
    readingIsStable(makeBook()) + propertiesAreWhatTheySay(makeBook()) + life(makeBook, end)
  }

  /// Law 1.
  private static func readingIsStable(_ book: some BookProtocol) -> [String] {
    let first = texts(of: book)
    return zip(first, texts(of: book)).filter { $0.text != $1.text }.map { before, after in
      "Law 1: `\(before.name)` was \(before.text), and is \(after.text) when it is read again. "
        + "Let it depend on nothing that reading changes."
    }
  }

  /// Law 2.
  private static func propertiesAreWhatTheySay(_ book: some BookProtocol) -> [String] {
    var found: [String] = []
    if let rating = book.rating, !(0...5).contains(rating) {
      found.append("Law 2: `rating` is \(rating). Let it be from 0 to 5, or nil where nobody has rated the book.")
    }
    if let isbn = book.isbn, !isEmpty(isbn), !isISBN(isbn) {
      found.append("Law 2: `isbn` is “\(isbn)”. Let it have ten or thirteen digits, or be nil.")
    }
    if let cover = book.cover, cover.scheme == nil || cover.scheme?.hasPrefix("http") == true && cover.host() == nil {
      found.append("Law 2: `cover` is \(cover), which leads nowhere by itself. Let it be a whole address, or nil.")
    }
    if let summary = book.summary, letters(HTMLText.plain(summary)) != letters(summary) {
      found.append(
        "Law 2: `summary` has markup in it: “\(summary.prefix(80))”. Let it be plain text, by `HTMLText.plain`.")
    }
    return found
  }

  /// Law 3, as far as it can be seen: a book is alive until it is ended, and then no more.
  private static func life<Book: BookProtocol>(_ makeBook: () -> Book, _ end: ((inout Book) -> Void)?) -> [String] {
    var found: [String] = []
    var book = makeBook()
    if !book.isAlive { found.append("Law 3: a new book isn't alive. Let `isAlive` be true until it has been deleted.") }
    guard let end else { return found }
    end(&book)
    if book.isAlive {
      found.append(
        "Law 3: a book that has ended is alive. Let `isAlive` be false once it has been deleted or detached.")
    }
    return found
  }

  /// What can be read of a book, in words.
  private static func texts(of book: some BookProtocol) -> [(name: String, text: String)] {
    [
      ("title", "“\(book.title)”"),
      ("author", text(book.author)),
      ("publicationDate", text(book.publicationDate)),
      ("cover", text(book.cover)),
      ("isbn", text(book.isbn)),
      ("summary", text(book.summary)),
      ("pageCount", text(book.pageCount)),
      ("rating", text(book.rating)),
      ("isAlive", "\(book.isAlive)"),
    ]
  }

  private static func text<Value>(_ value: Value?) -> String {
    value.map { "“\($0)”" } ?? "nil"
  }

  private static func isEmpty(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Whether a text has the digits of an ISBN, with hyphens and spaces as people write it. The last of ten may be an X.
  private static func isISBN(_ text: String) -> Bool {
    let signs = text.filter { $0 != "-" && $0 != " " }
    let digits = signs.count == 10 && signs.last?.uppercased() == "X" ? signs.dropLast() : signs[...]
    return [10, 13].contains(signs.count) && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
