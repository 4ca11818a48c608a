import EditorKit
import Foundation
import Testing

@Suite("Dates as people type them") @MainActor
struct DateTextTests {
  private func field(_ zone: String = "UTC", calendar: Calendar.Identifier = .gregorian) -> Element.DateField {
    var calendar = Calendar(identifier: calendar)
    calendar.timeZone = TimeZone(identifier: zone)!
    return Element.DateField("Due", date: .constant(nil), placeholder: "", includesTime: true, calendar: calendar)
  }

  @Test(
    "A date that was typed is written the same way",
    arguments: ["2024-02-29 00:00", "1970-01-01 23:59", "2025-12-31 14:30", "0001-01-01 00:00", "9999-12-31 00:00"],
    ["UTC", "Asia/Shanghai", "America/New_York"]
  )
  func roundTrip(text: String, zone: String) throws {
    let date = try #require(field(zone).date(from: text))
    #expect(field(zone).text(for: date) == text)
  }

  @Test("A day alone is when it begins, in the Gregorian calendar and the field's time zone")
  func day() {
    #expect(
      field("Asia/Shanghai", calendar: .buddhist).date(from: " 1970-01-01 ") == Date(timeIntervalSince1970: -8 * 3600))
    #expect(field().date(from: "1970-01-01T00:01") == Date(timeIntervalSince1970: 60))
  }

  @Test(
    "What is no date is none",
    arguments: [
      "", "tomorrow", "2025-02-29", "2025-13-01", "2025-00-01", "2025-1-1", "25-01-01", "2025/01/01",
      "2025-01-01 24:00",
      "2025-01-01 12:60", "2025-01-01 12", "2025-01-01 12:00 x", "２０２５-01-01",
    ]
  )
  func junk(text: String) {
    #expect(field().date(from: text) == nil)
  }

  @Test("A time that the clocks skip is moved on")
  func skipped() throws {
    let berlin = field("Europe/Berlin")
    let date = try #require(berlin.date(from: "2025-03-30 02:30"))
    #expect(berlin.text(for: date) == "2025-03-30 03:30")
  }
}
