import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

private struct Novel: BookProtocol {
  var title = ""
  var author: String?
  var publicationDate: PublicationDate?
  var cover: URL?
  var isbn: String?
  var summary: String?
  var pageCount: Int?
  var rating: Double?
}

/// A book that ends the process when it is touched after its deletion.
private final class MortalBook: BookProtocol {
  var isAlive = true
  private func touched<Value>(_ value: Value) -> Value {
    precondition(isAlive, "A deleted book was touched.")
    return value
  }
  var title: String { touched("Mortal") }
  var author: String? { touched(nil) }
  var publicationDate: PublicationDate? { touched(nil) }
  var cover: URL? { touched(nil) }
  var isbn: String? { touched(nil) }
  var summary: String? { touched(nil) }
  var pageCount: Int? { touched(nil) }
  var rating: Double? { touched(nil) }
}

@Suite("A book's page")
@MainActor struct BookPageTests {
  let context = Context.testing(locale: Locale(identifier: "en_GB"))

  private let war = Novel(
    title: "War and Peace", author: "Leo Tolstoy", publicationDate: PublicationDate("1869-05"),
    cover: URL(string: "https://example.org/war.jpg"), isbn: "9780140447934", summary: "Five families.\n\nOne war.",
    pageCount: 1392, rating: 4.25)

  @Test("It shows all that is known")
  func full() {
    let driver = Driver(BookPage(war, context: context), context: context)
    #expect(
      driver.texts == [
        "Cover of “War and Peace”", "War and Peace", "Leo Tolstoy", "Published: May 1869", "ISBN: 9780140447934",
        "Pages: 1,392", "Rating: 4.2 of 5", "Summary", "Five families.", "One war.",
      ])
    #expect(driver.controls.isEmpty)
  }

  @Test(
    "A missing fact has a placeholder",
    arguments: [
      Novel(), Novel(title: " ", author: "", isbn: " ", summary: "\n \n", pageCount: 0, rating: .nan),
    ]
  )
  private func placeholders(book: Novel) {
    let driver = Driver(BookPage(book, context: context), context: context)
    #expect(
      driver.texts == [
        "No cover", "Untitled", "Unknown author", "Published: Unknown date", "ISBN: Unknown", "Pages: Unknown",
        "Rating: Not rated", "Summary", "No summary.",
      ])
  }

  @Test("In Chinese, all texts are Chinese")
  func chinese() {
    let context = Context.testing(locale: Locale(identifier: "zh-Hans"), labels: .simplifiedChinese)
    let page = BookPage(Novel(publicationDate: PublicationDate("1862")), mode: .preview, context: context) { _ in }
    let driver = Driver(page, context: context)
    #expect(
      driver.texts == [
        "无封面", "无书名", "作者不详", "出版日期：1862年", "国际标准书号：不详", "页数：不详", "评分：暂无评分", "尚未加入书库。", "简介", "暂无简介。",
      ])
    #expect(driver.shows("加入书库"))
  }

  @Test("A rating outside of its range is shown at the nearest end", arguments: [(-1.0, "0 of 5"), (9, "5 of 5")])
  func rating(rating: Double, text: String) {
    let driver = Driver(BookPage(Novel(rating: rating), context: context), context: context)
    #expect(driver.shows("Rating: \(text)"))
  }

  @Test("A preview says so and offers to add the book, once; then the page is full")
  func preview() throws {
    let added = Box<[String]>([])
    let page = BookPage(war, mode: .preview, context: context) { added.value.append($0.title) }
    let driver = Driver(page, context: context)
    #expect(driver.shows("Not in your library yet."))
    try driver.press("Add to Library")
    #expect(added.value == ["War and Peace"])
    #expect(page.mode == .full)
    #expect(driver.controls.isEmpty)
    #expect(!driver.shows("Not in your library yet."))
    page.addToLibrary()
    #expect(added.value.count == 1)
  }

  @Test("A preview that can't be added offers nothing")
  func noAdding() {
    let driver = Driver(BookPage(war, mode: .preview, context: context), context: context)
    #expect(driver.shows("Not in your library yet."))
    #expect(driver.controls.isEmpty)
  }

  @Test("A page follows its book, and whether it is in the library")
  func following() {
    let book = Source(war)
    let library = Source<Set<String>>([])
    let page = BookPage(
      book.binding, mode: { library.value.contains("war") ? .full : .preview }, context: context,
      add: { _ in library.value.insert("war") })
    let driver = Driver(page, context: context)
    book.binding.title.wrappedValue = "War & Peace"
    #expect(driver.shows("War & Peace"))
    page.addToLibrary()
    #expect(page.mode == .full)
    library.value = []
    #expect(driver.shows("Add to Library"))
  }

  @Test("A book that is deleted while its page is on screen isn't touched any more")
  func mortal() {
    let book = MortalBook()
    let page = BookPage(book, mode: .preview, context: context) { _ in }
    let driver = Driver(page, context: context)
    #expect(driver.shows("Mortal"))
    book.isAlive = false
    #expect(driver.texts.isEmpty)
    page.addToLibrary()
  }
}
