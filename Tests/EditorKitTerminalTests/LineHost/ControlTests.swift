import EditorKit
import EditorKitTerminal
import Foundation
import Testing

@Suite("Operating controls") @MainActor
struct ControlTests {
  @Test(
    "A button is pressed by its number or its label", arguments: ["press 1", "press Add Memo", "press \"Add Memo\""])
  func press(line: String) async {
    let count = Box(0)
    let screen = Screen { [.button(.init("Add Memo") { count.value += 1 }), .text(.init("\(count.value) memos"))] }
    let script = await Script.run(screen, .line(line))
    #expect(script.prints == ["[1] Add Memo\n  0 memos\n", "  1 memos\n"])
    #expect(script.isClean)
  }

  @Test("A quoted whole number is a label")
  func quotedNumber() async {
    let pressed = Box("")
    let screen = Screen { ["one", "1"].map { name in .button(.init(name) { pressed.value += name }) } }
    _ = await Script.run(screen, "press 1", "press \"1\"")
    #expect(pressed.value == "one1")
  }

  @Test("A slider takes a point, and the comma of the locale", arguments: ["0,5", "0.5", " 0.5 ", "\"0,5\""])
  func germanNumber(text: String) async {
    let value = Box(0.0)
    let screen = Screen { [.slider(.init("Trim Start", value: value.binding(), locale: Locale(identifier: "de_DE")))] }
    let script = await Script.run(screen, "set \"Trim Start\" \(text)")
    #expect(value.value == 0.5)
    #expect(script.lastLines == ["[1] Trim Start: 0.5 (0.0 to 1.0)"])
  }

  @Test("Junk for a slider is an error beside it, and the model keeps its value")
  func junkNumber() async {
    let (value, problem) = (Box(0.25), Box<String?>(nil))
    let screen = Screen {
      [.slider(.init("Trim", value: value.binding(), problem: problem.value, report: { problem.value = $0 }))]
    }
    let script = await Script.run(screen, "set Trim abc", "set Trim")
    #expect(value.value == 0.25)
    #expect(script.prints.last == "[1] Trim: 0.25 (0.0 to 1.0) (problem: “abc” is not a number.)\n")
    #expect(script.errors.count == 2)
    #expect(script.errors.first == "error: \"Trim\": “abc” is not a number.")
    #expect(!script.isClean)
  }

  @Test("Text is typed and set, and nothing clears the field", arguments: ["type", "set"])
  func typing(verb: String) async {
    let text = Box("")
    let screen = Screen { [.textField(.init("Name", text: text.binding()))] }
    let typed = await Script.run(screen, "\(verb) Name Weekly \"stand-up\" 漢字")
    #expect(text.value == "Weekly \"stand-up\" 漢字")
    #expect(typed.lastLines == ["[1] Name: Weekly \"stand-up\" 漢字"])
    _ = await Script.run(screen, "\(verb) 1")
    #expect(text.value == "")
  }

  @Test("A field whose binding transforms what it is given says what it is now")
  func transforming() async {
    let text = Box("abc")
    let screen = Screen { [.textField(.init("Name", text: text.binding { $0.filter { !$0.isNumber } }))] }
    let script = await Script.run(screen, "type Name 123", "type Name 456")
    #expect(
      script.prints.dropFirst() == ["[1] Name: (empty)\n", "note: Name is now \"\"\n", "note: Name is now \"\"\n"])
    #expect(script.isClean)
  }

  @Test("A toggle is toggled and set")
  func toggling() async {
    let isOn = Box(false)
    let screen = Screen { [.toggle(.init("Done", isOn: isOn.binding()))] }
    let script = await Script.run(screen, "toggle Done", "set Done off", "set 1 on", "set 1 maybe", "set 1")
    #expect(script.prints.dropFirst() == ["[1] Done: on\n", "[1] Done: off\n", "[1] Done: on\n"])
    #expect(script.errors.count == 2)
    #expect(isOn.value)
  }

  @Test("A toggle that refuses says so")
  func refusingToggle() async {
    let script = await Script.run(Screen { [.toggle(.init("Done", isOn: .constant(true)))] }, "toggle 1")
    #expect(script.prints.last == "note: Done is still on\n")
  }

  @Test(
    "A picker is set by an option's name or number; a name that is a number comes first",
    arguments: [("Very Full", 1), ("\"Very Full\"", 1), ("1", 2), ("2", 1), ("3", 2), ("Full", 0)]
  )
  func picking(value: String, index: Int) async {
    let selection = Box(-1)
    let screen = Screen {
      [.picker(.init("Mode", options: ["Full", "Very Full", "1"], selection: selection.binding()))]
    }
    let script = await Script.run(screen, "set Mode \(value)")
    #expect(selection.value == index)
    #expect(script.isClean)
  }

  @Test(
    "What isn't an option is an error that lists them",
    arguments: ["set Mode Half", "set Mode 0", "set Mode 3", "set Mode"])
  func notAnOption(line: String) async {
    let selection = Box(0)
    let screen = Screen { [.picker(.init("Mode", options: ["Full", "Preview"], selection: selection.binding()))] }
    let script = await Script.run(screen, .line(line))
    #expect(script.errors.first?.contains("\"Full\", \"Preview\"") == true)
    #expect(selection.value == 0)
  }

  @Test("A date is set in the field's time zone, and nothing clears it")
  func dates() async {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 8 * 3600)!
    let date = Box<Date?>(nil)
    let screen = Screen {
      [.dateField(.init("Due", date: date.binding(), placeholder: "No date", includesTime: true, calendar: calendar))]
    }
    let script = await Script.run(screen, "set Due 1970-01-02", "set Due 1970-01-01 08:30", "set Due 30.2.", "set Due")
    #expect(
      script.prints.dropFirst() == [
        "[1] Due: 1970-01-02 00:00\n", "[1] Due: 1970-01-01 08:30\n", "[1] Due: (No date)\n",
      ]
    )
    #expect(script.errors.first?.contains("2025-12-31") == true)
    #expect(date.value == nil)
  }
}
