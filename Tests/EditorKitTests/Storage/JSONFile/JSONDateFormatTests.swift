import EditorKitTesting
import Foundation
import TestSupport
import Testing

@testable import EditorKit

@Suite("Dates and numbers in a JSON file")
@MainActor struct JSONDateFormatTests {
  private struct Event: Identifiable, Codable, Equatable, Sendable {
    var id = 0
    var date: Date?
    var number: Double?
    var text: String?
  }

  private func roundTrip(_ events: [Event], _ dates: JSONDateFormat = .iso8601) async throws -> [Event] {
    let folder = try TemporaryFolder()
    let context = Context.testing()
    let first = Store(JSONFileStorage<Event>(folder["f.json"], dates: dates), context: context)
    first.add(contentsOf: events)
    try await first.flush()
    try await first.close()
    let second = Store(JSONFileStorage<Event>(folder["f.json"], dates: dates), context: context)
    await second.load()
    return second.items
  }

  @Test("Dates come back exactly, with any fraction of a second, in both ways", arguments: [1, 2])
  func dates(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var seconds: [Double] = [
      0, 0.1, -0.1, 1e-9, 0.5, 786_000_000.123456, -1e9 + 0.25, 1e15, -1e15, .leastNonzeroMagnitude, -978_307_200.001,
    ]
    for _ in 0..<200 { seconds.append(Double.random(in: -3e9...3e9, using: &generator)) }
    for _ in 0..<50 { seconds.append(Double.random(in: -1...1, using: &generator)) }
    let events = seconds.enumerated().map {
      Event(id: $0.offset, date: Date(timeIntervalSinceReferenceDate: $0.element))
    }
    #expect(try await roundTrip(events) == events)
    #expect(try await roundTrip(events, .secondsSince2001) == events)
  }

  @Test("Every Double comes back exactly", arguments: [1, 2])
  func doubles(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var numbers: [Double] = [
      0, -0.0, 0.1, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 1e22, 1e23,
    ]
    while numbers.count < 1000 {
      let number = Double(bitPattern: generator.next())
      if number.isFinite { numbers.append(number) }
    }
    let events = numbers.enumerated().map { Event(id: $0.offset, number: $0.element) }
    let back = try await roundTrip(events)
    #expect(back.map { $0.number?.bitPattern } == events.map { $0.number?.bitPattern })
  }

  @Test(
    "Text in any script comes back exactly",
    arguments: [
      "", "Árvíztűrő 漢字 👨‍👩‍👦 e\u{301} \u{0} \u{7F} \u{2028} \"\\/\r\n\t", "नमस्ते שלום مرحبا", "\u{FEFF}\u{FFFF}\u{10FFFF}",
    ]
  )
  func texts(text: String) async throws {
    let back = try await roundTrip([Event(text: text)])
    #expect(back.first?.text.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(
    "Dates of other programs are read",
    arguments: [
      ("\"2016-09-15T00:00:00+02:00\"", 495_583_200), ("\"2016-09-14T22:00:00Z\"", 495_583_200),
      ("\"2016-09-14T22:00:00.250Z\"", 495_583_200.25), ("495583200", 495_583_200), ("495583200.5", 495_583_200.5),
    ] as [(String, Double)]
  )
  func otherPrograms(json: String, seconds: Double) throws {
    let date = try JSONDateFormat.decoder().decode([Date].self, from: Data("[\(json)]".utf8))[0]
    #expect(date.timeIntervalSinceReferenceDate == seconds)
  }

  @Test("A day without a time begins in the present time zone")
  func day() throws {
    let date = try JSONDateFormat.decoder().decode([Date].self, from: Data("[\"2016-09-15\"]".utf8))[0]
    #expect(
      Calendar.current.dateComponents([.year, .month, .day, .hour], from: date)
        == DateComponents(year: 2016, month: 9, day: 15, hour: 0))
  }

  @Test(
    "What is no date is told as that",
    arguments: [
      "\"\"", "\"199?\"", "\"soon\"", "\"2016-13-45\"", "\"2016-09-15T25:00:00Z\"", "\"2016-09-15T23:60:00Z\"",
      "\"2015-02-29T00:00:00Z\"", "\"2016-09-14T22:00:00.Z\"", "true",
    ]
  )
  func noDate(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDateFormat.decoder().decode([Date].self, from: Data("[\(json)]".utf8))
    }
  }

  @Test("Dates are written so that a person can read them")
  func written() throws {
    let dates = [Date(timeIntervalSinceReferenceDate: 495_583_200), Date(timeIntervalSinceReferenceDate: 0.25)]
    let text = String(decoding: try JSONDateFormat.iso8601.encoder().encode(dates), as: UTF8.self)
    #expect(text == #"["2016-09-14T22:00:00Z","2001-01-01T00:00:00.25Z"]"#)
  }
}
