import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("The laws of a book")
struct BookLawsTests {
  private struct Novel: BookProtocol {
    var title = ""
    var author: String?
    var publicationDate: PublicationDate?
    var cover: URL?
    var isbn: String?
    var summary: String?
    var pageCount: Int?
    var rating: Double?
    var isAlive = true
  }

  @Test("Books of which nothing or everything is known break none")
  func lawful() {
    #expect(BookLaws.violations(book: { Novel() }) == [])
    let war = Novel(
      title: "War and Peace", author: "Leo Tolstoy", publicationDate: PublicationDate(year: 1869, month: 5),
      cover: URL(string: "https://example.org/war.jpg"), isbn: "9780140447934",
      summary: "Five families & one war: Prince < Tsar.\n\nAnd AT&T.", pageCount: 1225, rating: 4.5)
    #expect(BookLaws.violations(book: { war }, end: { $0.isAlive = false }) == [])
  }

  @Test("Digits of an ISBN may stand apart", arguments: ["0-14-044793-X", "014044793x", "978 0 14 044793 4", " "])
  func lawfulISBN(isbn: String) {
    #expect(BookLaws.violations(book: { Novel(isbn: isbn) }) == [])
  }

  @Test(
    "Pictures may be in files and in the address itself",
    arguments: ["file:///cover.jpg", "data:image/png;base64,AA=="])
  func lawfulCover(address: String) throws {
    let cover = try #require(URL(string: address))
    #expect(BookLaws.violations(book: { Novel(cover: cover) }) == [])
  }

  @Test("Another summary at each reading breaks law 1")
  func unstable() {
    final class Changing: BookProtocol {
      var count = 0
      let title = "Changing"
      var author: String? { nil }
      var publicationDate: PublicationDate? { nil }
      var cover: URL? { nil }
      var isbn: String? { nil }
      var summary: String? {
        count += 1
        return "Read \(count) times"
      }
      var pageCount: Int? { nil }
      var rating: Double? { nil }
    }
    #expect(
      BookLaws.violations(book: { Changing() }) == [
        "Law 1: `summary` was “Read 1 times”, and is “Read 2 times” when it is read again. "
          + "Let it depend on nothing that reading changes."
      ])
  }

  @Test(
    "A property that isn't what the protocol says of it breaks law 2",
    arguments: [
      ("rating", Novel(rating: 87)),
      ("rating", Novel(rating: .nan)),
      ("isbn", Novel(isbn: "urn:isbn:9780140447934")),
      ("isbn", Novel(isbn: "014044793")),
      ("isbn", Novel(isbn: "978014044793X")),
      ("cover", Novel(cover: URL(string: "covers/war.jpg"))),
      ("cover", Novel(cover: URL(string: "//example.org/war.jpg"))),
      ("summary", Novel(summary: "<p>Five families.</p><p>One war.</p>")),
      ("summary", Novel(summary: "Five families &amp; one war")),
    ]
  )
  private func properties(name: String, novel: Novel) {
    let found = BookLaws.violations(book: { novel })
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("Law 2: `\(name)` ") })
  }

  @Test("A book that is alive after its end, or dead before it, breaks law 3")
  func life() {
    let immortal = BookLaws.violations(book: { Novel() }, end: { _ in })
    #expect(immortal.count == 1 && immortal.allSatisfy { $0.hasPrefix("Law 3: a book that has ended") })
    let dead = BookLaws.violations(book: { Novel(isAlive: false) })
    #expect(dead.count == 1 && dead.allSatisfy { $0.hasPrefix("Law 3: a new book isn't alive") })
  }
}
