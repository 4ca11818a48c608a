import EditorKit
import Foundation
import Testing

@Suite("A date of publication")
struct PublicationDateTests {
  @Test(
    "A publication date knows how precise it is",
    arguments: [
      ("1999", PublicationDate(year: 1999)), ("1999-05", .init(year: 1999, month: 5)),
      ("1999-05-01", .init(year: 1999, month: 5, day: 1)),
      ("2016-09-15T00:00:00+02:00", .init(year: 2016, month: 9, day: 15)),
      ("2016-09-15 23:59", .init(year: 2016, month: 9, day: 15)), (" 1999 ", .init(year: 1999)),
      ("1999-5-1", .init(year: 1999, month: 5, day: 1)), ("19990501", .init(year: 1999, month: 5, day: 1)),
      ("1999*", .init(year: 1999)), ("1999-13", .init(year: 1999)), ("1999-00-00", .init(year: 1999)),
      ("1999-02-30", .init(year: 1999, month: 2)), ("1999-2005", .init(year: 1999)), ("1999-", .init(year: 1999)),
      ("0999", .init(year: 999)), ("2000-02-29", .init(year: 2000, month: 2, day: 29)),
      ("1900-02-29", .init(year: 1900, month: 2)), ("-0799-03", .init(year: -799, month: 3)),
      ("+1999-05-01T00:00:00Z", .init(year: 1999, month: 5, day: 1)), ("+20055", .init(year: 20_055)),
    ]
  )
  func reading(text: String, date: PublicationDate) {
    #expect(PublicationDate(text) == date)
  }

  @Test(
    "A text that isn't a date makes no publication date",
    arguments: [
      "199?", "", " ", "n.d.", "199", "19999", "１９９９", "May 1999", "-", "199905011", "0000", "0000-00-00", "-799",
      "+99999999999999999999", "c1999", "[1999]",
    ]
  )
  func none(text: String) {
    #expect(PublicationDate(text) == nil)
  }

  @Test("Precision is what is known")
  func precision() {
    #expect(PublicationDate(year: 1).precision == .year)
    #expect(PublicationDate(year: 1, month: 2).precision == .month)
    #expect(PublicationDate(year: 1, month: 2, day: 3).precision == .day)
    #expect(PublicationDate(year: 1, day: 3).precision == .year)
  }

  @Test(
    "A person reads it as precisely as it is, in the person's language and the Gregorian calendar",
    arguments: [
      ("1862", "en", "1862"), ("1999-05", "en", "May 1999"), ("2016-09-15", "en_GB", "15 September 2016"),
      ("1862", "zh-Hans", "1862年"), ("1999-05", "zh-Hans", "1999年5月"), ("2016-09-15", "zh-Hans", "2016年9月15日"),
      ("2026", "th_TH", "2026"), ("1999-05", "de", "Mai 1999"),
    ]
  )
  func text(date: String, locale: String, text: String) throws {
    let date = try #require(PublicationDate(date))
    #expect(date.text(locale: Locale(identifier: locale)) == text)
  }

  @Test("Years before Christ have their era")
  func era() {
    #expect(PublicationDate(year: -799).text(locale: Locale(identifier: "en")) == "800 BC")
  }

  @Test("A year beyond any calendar is told as it is", arguments: [Int.min, -5_000_000_000, 20_055, Int.max])
  func beyond(year: Int) {
    for locale in ["en", "zh-Hans", "ar", "th_TH", "ja_JP@calendar=japanese"] {
      let text = PublicationDate(year: year, month: 2).text(locale: Locale(identifier: locale))
      #expect(text.count { $0.isNumber } >= String(year.magnitude).count)
    }
  }

  @Test("What is saved is read again", arguments: [Int.min, -20_055, -799, 0, 7, 1862, 20_055, Int.max])
  func coding(year: Int) throws {
    for date in [PublicationDate(year: year), .init(year: year, month: 3), .init(year: year, month: 3, day: 9)] {
      let data = try JSONEncoder().encode([date])
      #expect(try JSONDecoder().decode([PublicationDate].self, from: data) == [date])
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([PublicationDate].self, from: Data("[\"x\"]".utf8)) }
  }

  @Test("Dates are in order, the less precise one first")
  func order() throws {
    let texts = ["1862", "1999", "1999-05", "1999-05-01", "1999-05-02", "1999-06"]
    let dates = texts.compactMap { PublicationDate($0) }
    #expect(dates.shuffled().sorted() == dates)
    #expect(dates.map(\.text) == texts)
  }
}
