import EditorKit
import Foundation
import Testing

@testable import BookSearch

@Suite("Services' responses become books")
struct BookConversionTests {
  private func results(_ json: String) throws -> SearchResults {
    try SearchResults(Data(json.utf8), from: "test")
  }

  private func book(_ json: String) async throws -> Book {
    try await #require(try results(json).results.first).load()
  }

  @Test("A volume of Google Books with everything")
  func volume() async throws {
    let book = try await book(
      #"""
      {"items": [{"id": "v1", "volumeInfo": {
        "title": "War and Peace", "authors": ["Leo Tolstoy", "Louise Maude"], "publishedDate": "2016-09-15",
        "description": "<p>Five <b>families</b> &amp; one war.</p><p>1 < 2</p>", "pageCount": 1392, "averageRating": 4.5,
        "industryIdentifiers": [{"type": "OTHER", "identifier": "x"}, {"type": "ISBN_10", "identifier": "0140447938"},
          {"type": "ISBN_13", "identifier": "9780140447934"}],
        "imageLinks": {"smallThumbnail": "http://e.org/small", "thumbnail": "http://e.org/a?b=1&c=2"}}}]}
      """#)
    #expect(
      book
        == Book(
          id: "google-books:v1", title: "War and Peace", author: "Leo Tolstoy, Louise Maude",
          publicationDate: PublicationDate(year: 2016, month: 9, day: 15),
          cover: URL(string: "https://e.org/a?b=1&c=2"),
          isbn: "9780140447934", summary: "Five families & one war.\n1 < 2", pageCount: 1392, rating: 4.5))
  }

  @Test("A volume of Google Books that has only a title becomes a book")
  func bareVolume() async throws {
    let bare = try await book(#"{"items": [{"volumeInfo": {"title": "War"}}]}"#)
    #expect(bare == Book(id: "google-books:War", title: "War"))
  }

  @Test(
    "Dates are as precise as the service knows",
    arguments: [
      ("\"1999\"", "1999"), ("\"1999-05\"", "1999-05"), ("\"199?\"", nil), ("\"\"", nil), ("null", nil),
      ("\"0000\"", nil),
    ]
  )
  func dates(json: String, text: String?) async throws {
    let book = try await book(#"{"items": [{"volumeInfo": {"title": "War", "publishedDate": \#(json)}}]}"#)
    #expect(book.publicationDate?.text == text)
  }

  @Test("A book of Open Library with everything, and with nothing but a title")
  func doc() async throws {
    let full = try await book(
      #"""
      {"docs": [{"key": "/works/OL1W", "title": "War", "author_name": ["Leo Tolstoy"], "first_publish_year": -800,
        "isbn": ["0140447938", "9780140447934"], "cover_i": 7, "number_of_pages_median": 9, "ratings_average": 4.1}]}
      """#)
    #expect(
      full
        == Book(
          id: "open-library:/works/OL1W", title: "War", author: "Leo Tolstoy", publicationDate: .init(year: -800),
          cover: URL(string: "https://covers.openlibrary.org/b/id/7-M.jpg"), isbn: "9780140447934", pageCount: 9,
          rating: 4.1))
    let bare = try await book(#"{"docs": [{"title": "War", "cover_i": -1}]}"#)
    #expect(bare == Book(id: "open-library:War", title: "War"))
  }

  @Test("Bad volumes are reported with their places, and the rest is whole")
  func bad() throws {
    let results = try results(#"{"docs": [{"title": "War"}, {"titel": "Peace"}, null, {"title": "Anna"}]}"#)
    #expect(results.results.map(\.title) == ["War", "Anna"])
    #expect(results.problems.count == 2)
    #expect(results.problems.first == "at docs[1]: there is no “title”")
  }

  @Test(
    "Years that no book is of are shown, saved and read again; the year 0 is none",
    arguments: [(Int.min, "\(Int.min)"), (0, nil), (20_055, "+20055"), (Int.max, "+\(Int.max)")]
  )
  func years(year: Int, text: String?) async throws {
    let book = try await book(#"{"docs": [{"title": "War", "first_publish_year": \#(year)}]}"#)
    #expect(book.publicationDate?.text == text)
    #expect(book.publicationDate?.text(locale: Locale(identifier: "en")) != "")
    #expect(try JSONDecoder().decode(Book.self, from: JSONEncoder().encode(book)) == book)
  }

  @Test("Blank authors are none; a number of thirteen digits is preferred, also with dashes")
  func authors() async throws {
    let one = try await book(
      #"{"docs": [{"title": "War", "author_name": ["", "Leo", " "], "isbn": ["0140447938", "978-0140447934"]}]}"#)
    #expect(one.author == "Leo")
    #expect(one.isbn == "978-0140447934")
    #expect(try await book(#"{"items": [{"volumeInfo": {"title": "War", "authors": [" "]}}]}"#).author == nil)
  }

  @Test("A member “error” that says that there was none is no error")
  func noError() throws {
    #expect(try results(#"{"error": null, "docs": [{"title": "War"}]}"#).results.count == 1)
  }

  @Test("A screen one of whose pages is open is let go with it")
  @MainActor func lettingGo() async throws {
    let context = Context()
    let library = Library(JSONFileStorage<Book>("/nowhere/library.json"), context: context)
    var screen: SearchScreen? = SearchScreen(
      [try results(#"{"docs": [{"title": "War"}]}"#)], library: library, context: context)
    weak let dropped = screen
    do {
      guard case .navigation(let navigation) = screen?.body, case .stack(let root) = navigation.root,
        case .list(let list) = root.children.last
      else {
        Issue.record("no list")
        return
      }
      list.open?(list.id(0))
      #expect(navigation.path.wrappedValue == [list.id(0)])
      #expect(navigation.destination(list.id(0)) != nil)
    }
    screen = nil
    #expect(dropped == nil)
  }

  @Test("A book that is saved is the same when it is read again")
  func saving() throws {
    let book = Book(id: "a", title: "War", publicationDate: PublicationDate(year: 1999, month: 5))
    let data = try JSONEncoder().encode(book)
    #expect(try JSONDecoder().decode(Book.self, from: data) == book)
  }

  @Test("A busy service is asked again when it says so; one that refuses, or wants a long rest, isn't")
  func retries() {
    let policy = RetryPolicy.politely
    let after: (Int, Duration?) -> SearchError = { SearchError(origin: "", .status($0), retryAfter: $1) }
    #expect(policy.delay(1, after(503, nil)) == .milliseconds(500))
    #expect(policy.delay(2, after(429, nil)) == .seconds(1))
    #expect(policy.delay(1, after(429, .seconds(3))) == .seconds(3))
    #expect(policy.delay(1, after(429, .seconds(60))) == nil)
    #expect(policy.delay(1, after(400, nil)) == nil)
    #expect(policy.delay(1, LoadError.timedOut(after: .seconds(1))) == nil)
  }
}
