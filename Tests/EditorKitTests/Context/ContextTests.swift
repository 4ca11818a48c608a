import EditorKit
import EditorKitTesting
import Foundation
import Testing

@MainActor @Suite("A context")
struct ContextTests {
  @Test("gives its calendar the locale and the time zone", arguments: [Calendar.Identifier.gregorian, .buddhist])
  func calendar(identifier: Calendar.Identifier) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let context = Context(
      calendar: Calendar(identifier: identifier),
      locale: Locale(identifier: "de_DE"),
      timeZone: zone
    )
    #expect(context.calendar.identifier == identifier)
    #expect(context.calendar.locale?.identifier == "de_DE")
    #expect(context.calendar.timeZone == zone)
  }

  @Test("asks for the date each time")
  func date() {
    let date = Box(Date(timeIntervalSince1970: 0))
    let context = Context(date: { date.value })
    #expect(context.date() == Date(timeIntervalSince1970: 0))
    date.value += 1
    #expect(context.date() == Date(timeIntervalSince1970: 1))
  }

  @Test("A stopwatch returns the time that elapsed on the context's clock since it started")
  func stopwatch() {
    let clock = TestClock()
    let context = Context(clock: clock)
    let first = context.stopwatch()
    #expect(first() == .zero)
    clock.advance(by: .seconds(2))
    let second = context.stopwatch()
    clock.advance(by: .seconds(3))
    #expect(first() == .seconds(5))
    #expect(second() == .seconds(3))
  }

  @Test("has a history and work of its own, unless they are given")
  func ownership() {
    let first = Context()
    let second = Context()
    #expect(first.undo !== second.undo && first.work !== second.work)
    let third = Context(undo: first.undo, work: first.work)
    #expect(third.undo === first.undo && third.work === first.work)
  }

  @Test("is English, unless another language is given")
  func labels() {
    #expect(Context().labels == .english)
    #expect(Context(labels: .simplifiedChinese).labels.undo == "撤销")
  }

  @Test("has a text in Chinese for every English one")
  func everyLabel() {
    let english = Mirror(reflecting: Labels.english).children.compactMap { $0.value as? String }
    let chinese = Mirror(reflecting: Labels.simplifiedChinese).children.compactMap { $0.value as? String }
    #expect(zip(english, chinese).filter { $0 == $1 }.map(\.0) == [])
  }
}
