import EditorKit
import EditorKitTesting
import Foundation
import Testing

@MainActor @Suite("A context for tests")
struct TestingContextTests {
  @Test("takes nothing from the system")
  func fixed() {
    let context = Context.testing()
    #expect(context.locale.identifier == "en_US_POSIX")
    #expect(context.timeZone == .gmt)
    #expect(context.calendar.timeZone == .gmt)
    #expect(context.labels == .english)
    #expect(context.date() == (try? Date("2025-01-15T12:00:00Z", strategy: .iso8601)))
  }

  @Test("its date moves with its clock")
  func date() {
    let clock = TestClock()
    let start = Date(timeIntervalSince1970: 1000)
    let context = Context.testing(clock: clock, date: start)
    #expect(context.date() == start)
    clock.advance(by: .milliseconds(1500))
    #expect(context.date() == start + 1.5)
  }

  @Test("the test decides language and place")
  func languageAndPlace() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let context = Context.testing(locale: Locale(identifier: "zh_CN"), timeZone: tokyo, labels: .simplifiedChinese)
    #expect(context.calendar.locale?.identifier == "zh_CN")
    #expect(context.calendar.timeZone == tokyo)
    #expect(context.labels == .simplifiedChinese)
  }
}
