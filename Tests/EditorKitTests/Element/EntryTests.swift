import Foundation
import Testing

@testable import EditorKit

@MainActor @Suite("What a person enters")
struct EntryTests {
  @Test(
    "is a number, with a point or the locale's separator before the fraction",
    arguments: [
      ("0.5", "en_US", 0.5), ("0,5", "de_DE", 0.5), ("0.5", "de_DE", 0.5), ("0,5", "fr_FR", 0.5),
      (" 12 ", "en_US", 12), ("\t7\n", "en_US", 7), ("+3", "en_US", 3), ("-0.25", "en_US", -0.25),
      ("\u{2212}0,25", "sv_SE", -0.25), ("\u{2212}1", "en_US", -1),
      (".5", "en_US", 0.5), (",5", "de_DE", 0.5), ("1e-3", "en_US", 0.001), ("1E3", "en_US", 1000),
      ("٠٫٥", "ar_EG", 0.5), ("٤٢", "en_US", 42), ("۱۲", "fa_IR", 12), ("१.५", "hi_IN", 1.5), ("７", "ja_JP", 7),
    ]
  )
  func number(text: String, locale: String, number: Double) {
    #expect(DecimalText.number(from: text, locale: Locale(identifier: locale)) == number)
  }

  @Test(
    "is not a number",
    arguments: [
      "", " ", "nan", "NaN", "inf", "-infinity", "0x10", "0x1p3", "1e400", "-1e400", "1.2.3", "1.000,5", "1 000", "5 s",
      "five", "五", "5²", "②", "½", "--1", "1-", "e", "e5", ".", "-", "1e", "5\u{301}", "0.5\u{0}",
    ]
  )
  func notANumber(text: String) {
    #expect(DecimalText.number(from: text, locale: Locale(identifier: "de_DE")) == nil)
  }

  @Test("for a slider is one step of undo, and takes the last problem away")
  func enter() throws {
    let box = Box(0.0)
    let events = Box<[String]>([])
    let slider = Element.Slider(
      "Speed",
      value: box.binding,
      step: 0.1,
      locale: Locale(identifier: "de_DE"),
      report: { events.value.append($0 ?? "fine") },
      onEditingChanged: { events.value.append("\($0)") }
    )
    try slider.enter("0,52")
    #expect(box.writes == [0.5])
    #expect(events.value == ["fine", "true", "false"])
  }

  @Test("for a slider is held at the nearer bound", arguments: [("7", 1.0), ("-7", 0.0)])
  func outside(text: String, value: Double) throws {
    let box = Box(0.5)
    try Element.Slider("Speed", value: box.binding).enter(text)
    #expect(box.writes == [value])
  }

  @Test("leaves a slider as it was when it is junk, and says so", arguments: ["", "fast", "nan"])
  func junk(text: String) {
    let box = Box(0.5)
    let events = Box<[String]>([])
    let slider = Element.Slider(
      "Speed",
      value: box.binding,
      notANumber: Labels.simplifiedChinese.notANumber,
      report: { events.value.append($0 ?? "fine") },
      onEditingChanged: { events.value.append("\($0)") }
    )
    #expect(throws: InputError("“\(text)”不是数字。")) { try slider.enter(text) }
    #expect(box.writes.isEmpty)
    #expect(events.value == ["“\(text)”不是数字。"])
  }

  @Test("in a field takes the place of what was there, as one step of undo")
  func textField() {
    let box = Box("old")
    let events = Box<[String]>([])
    Element.TextField("Name", text: box.binding) { events.value.append("\($0) \(box.value)") }.enter("new")
    #expect(box.writes == ["new"])
    #expect(events.value == ["true old", "false new"])
  }

  @Test(
    "progress is held between 0 and 1, and unknown where it isn't a number",
    arguments: [(-1.0, 0.0), (0.5, 0.5), (7.0, 1.0), (.infinity, 1.0), (.nan, nil)] as [(Double, Double?)]
  )
  func progress(fraction: Double, shown: Double?) {
    #expect(Element.Progress("Loading", fraction: fraction).fraction == shown)
  }
}
