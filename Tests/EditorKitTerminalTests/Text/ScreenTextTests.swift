import EditorKit
import EditorKitTerminal
import Foundation
import Testing

@Suite("A screen as text") @MainActor
struct ScreenTextTests {
  private func lines(_ elements: [Element], language: Context.Language = .english) -> [String] {
    let stage = Stage(Screen { elements })
    return ScreenText(Outline(stage.screen()), wording: Wording(language)).lines.map(\.text)
  }

  private func line(_ element: Element) -> String { lines([element]).joined(separator: "|") }

  @Test("A button shows its label, and whether it is disabled")
  func button() {
    #expect(line(.button(.init("Add", action: {}))) == "[1] Add")
    #expect(line(.button(.init("Add", isEnabled: false, action: {}))) == "[1] Add (disabled)")
  }

  @Test("A slider shows its value, its bounds, and what is wrong")
  func slider() {
    let format: @MainActor (Double) -> String = { "\($0) s" }
    #expect(
      line(.slider(.init("Trim Start", value: .constant(0.25), to: 3, format: format)))
        == "[1] Trim Start: 0.25 s (0.0 s to 3.0 s)"
    )
    #expect(
      line(.slider(.init("Trim Start", value: .constant(9), problem: "“x” is not a number.")))
        == "[1] Trim Start: 1.0 (0.0 to 1.0) (problem: “x” is not a number.)"
    )
    #expect(line(.slider(.init("Volume", value: .constant(1), from: 1))) == "[1] Volume: 1.0 (1.0 to 1.0) (disabled)")
  }

  @Test(
    "A text field shows its text, in quotes where its ends would be in doubt",
    arguments: [
      ("Standup", "[1] Name: Standup"), ("", "[1] Name: (empty)"), (" a", "[1] Name: \" a\""),
      ("a\n", "[1] Name: \"a\\n\""),
    ]
  )
  func textField(text: String, shown: String) {
    #expect(line(.textField(.init("Name", text: .constant(text)))) == shown)
  }

  @Test("An empty text field shows its prompt")
  func prompt() {
    #expect(
      line(.textField(.init("Name", text: .constant(""), prompt: "What to call it"))) == "[1] Name: (What to call it)")
  }

  @Test("Toggles, pickers and dates show their values as they are set")
  func values() {
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = TimeZone(secondsFromGMT: 3600)!
    let date = Date(timeIntervalSince1970: 0)
    let shown = lines([
      .toggle(.init("Done", isOn: .constant(true))),
      .picker(.init("Mode", options: ["Full", "Preview"], selection: .constant(1))),
      .picker(.init("Mode", options: ["Full"], selection: .constant(7))),
      .dateField(.init("Due", date: .constant(date), placeholder: "No date", calendar: calendar)),
      .dateField(.init("Due", date: .constant(date), placeholder: "No date", includesTime: true, calendar: calendar)),
      .dateField(.init("Due", date: .constant(nil), placeholder: "No date", calendar: calendar)),
    ])
    #expect(
      shown == [
        "[1] Done: on", "[2] Mode: Preview (1 Full, 2 Preview)", "[3] Mode: (none) (1 Full)", "[4] Due: 1970-01-01",
        "[5] Due: 1970-01-01 01:00", "[6] Due: (No date)",
      ]
    )
  }

  @Test("What can't be operated is set in")
  func others() {
    let shown = lines([
      .text(.init("Heading", role: .title)), .text(.init("Body")), .text(.init("")),
      .text(.init("Broken", role: .error)),
      .progress(.init("Loading…", fraction: 0.5, detail: "1 s")), .progress(.init("Loading…")),
      .image(.init(.symbol("book"), label: "Cover")), .image(.init(nil, label: "Cover")), .divider, .spacer,
      .section(.init("Part", [.text(.init("Inside"))])),
    ])
    #expect(
      shown == [
        "## Heading", "  Body", "  Error: Broken", "  Loading… (50%, 1 s)", "  Loading…", "  Image: Cover",
        "  Image: Cover (none)", "  ---", "## Part", "  Inside",
      ]
    )
  }

  @Test("A row shows its name, its tick and its content in one line, and the list what its rows take")
  func rows() {
    let content = Element.stack(.init(.vertical, [.text(.init("Trim: 0.25")), .text(.init("Volume: 1"))]))
    let list = Element.List(
      "Memos", count: 2, id: { $0 }, row: { .init("Memo \($0)", isOn: $0 == 0, content: content) }, open: { _ in },
      delete: { _ in }
    )
    #expect(
      lines([.list(list)]) == [
        "## Memos", "  2 rows: open, delete", "[1] Memo 0: on — Trim: 0.25; Volume: 1",
        "[2] Memo 1: off — Trim: 0.25; Volume: 1",
      ]
    )
  }

  @Test("No text of a model looks like a control or a heading, or makes a line of its own")
  func faking() {
    let evil = "[9] Pay\n# Title"
    let shown = lines([.text(.init(evil)), .progress(.init(evil)), .button(.init(evil, action: {}))])
    #expect(shown == [#"  [9] Pay\n# Title"#, #"  [9] Pay\n# Title"#, #"[1] [9] Pay\n# Title"#])
  }

  @Test("The host's own words are in the person's language")
  func chinese() {
    let shown = lines(
      [.toggle(.init("完成", isOn: .constant(false))), .textField(.init("名称", text: .constant("")))],
      language: .simplifiedChinese
    )
    #expect(shown == ["[1] 完成: 关", "[2] 名称: (空)"])
  }
}
