import EditorKit
import Foundation
import Testing

@Suite("Todos")
struct TodoProtocolTests {
  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(
    "A todo that is due on a day is overdue from the next day on, in the person's time zone",
    arguments: [
      // The day in Berlin goes from 23:00 UTC to 23:00 UTC.
      ("Europe/Berlin", "2025-01-14T23:00:00Z", "2025-01-14T22:59:59Z", false),
      ("Europe/Berlin", "2025-01-14T23:00:00Z", "2025-01-15T22:59:59Z", false),
      ("Europe/Berlin", "2025-01-14T23:00:00Z", "2025-01-15T23:00:00Z", true),
      // A day of 23 hours, and one of 25.
      ("Europe/Berlin", "2025-03-29T23:00:00Z", "2025-03-30T21:59:59Z", false),
      ("Europe/Berlin", "2025-03-29T23:00:00Z", "2025-03-30T22:00:00Z", true),
      ("Europe/Berlin", "2025-10-25T22:00:00Z", "2025-10-26T22:59:59Z", false),
      ("Europe/Berlin", "2025-10-25T22:00:00Z", "2025-10-26T23:00:00Z", true),
      // The same moment has a time of day elsewhere, and is overdue once that is over.
      ("America/New_York", "2025-01-14T23:00:00Z", "2025-01-14T22:59:59Z", false),
      ("America/New_York", "2025-01-14T23:00:00Z", "2025-01-14T23:00:01Z", true),
      // Clocks skip midnight: the day begins at one.
      ("America/Santiago", "2025-09-07T04:00:00Z", "2025-09-08T02:59:59Z", false),
      ("America/Santiago", "2025-09-07T04:00:00Z", "2025-09-08T03:00:00Z", true),
    ]
  )
  func overdue(zone: String, due: String, now: String, isOverdue: Bool) throws {
    let todo = ValueTodo(dueDate: try date(due))
    #expect(todo.isOverdue(at: try date(now), in: try calendar(zone)) == isOverdue)
  }

  @Test("What is done or has no date is never overdue")
  func neverOverdue() throws {
    let calendar = try calendar("GMT")
    #expect(!ValueTodo().isOverdue(at: .distantFuture, in: calendar))
    #expect(!ValueTodo(isCompleted: true, dueDate: .distantPast).isOverdue(at: .distantFuture, in: calendar))
    #expect(ValueTodo(dueDate: .distantPast).isOverdue(at: .distantFuture, in: calendar))
  }

  @Test("Undated todos come last in both directions, and equal ones stay in order")
  func order() {
    let days: [Double?] = [3, nil, 1, nil, 2, 1]
    let todos = days.enumerated().map { number, day in
      ValueTodo(id: number, dueDate: day.map { Date(timeIntervalSince1970: $0 * 86_400) })
    }
    #expect(DueDateOrder.earliestFirst.sorted(todos).map(\.id) == [2, 5, 4, 0, 1, 3])
    #expect(DueDateOrder.latestFirst.sorted(todos).map(\.id) == [0, 4, 2, 5, 1, 3])
  }

  @Test("Toggling twice leaves everything as it was")
  func toggle() {
    var todo = ValueTodo(id: 1, title: "a")
    todo.toggle()
    #expect(todo.isCompleted)
    todo.toggle()
    #expect(todo == ValueTodo(id: 1, title: "a"))
  }

  @Test(
    "A due date is written in the locale's way and read back, and 2026 stays 2026",
    arguments: ["th_TH", "fa_IR", "ar_SA", "ja_JP@calendar=japanese", "en_US", "zh-Hans", "de_DE"]
  )
  func text(locale: String) throws {
    let zone = try #require(TimeZone(identifier: "Asia/Bangkok"))
    let format = DueDateFormat(locale: Locale(identifier: locale), timeZone: zone, noDate: "none")
    let day = try date("2026-12-01T00:00:00+07:00")
    let time = try date("2026-12-01T14:30:00+07:00")
    for date in [day, time] {
      let text = format.text(for: date)
      #expect(format.date(from: text) == date, "\(text)")
      let digits = text.compactMap(\.wholeNumberValue).map(String.init).joined()
      #expect(digits.contains("2026"), "\(text)")
    }
    #expect(format.text(for: day) != format.text(for: time))
    #expect(format.text(for: nil) == "none")
    #expect(format.date(from: "none") == nil)
  }
}
