import EditorKit
import EditorKitTerminal
import Testing

@Suite("Finding a control") @MainActor
struct LookupTests {
  private let text = Box("")
  private let pressed = Box("")

  private func button(_ label: String, isEnabled: Bool = true) -> Element {
    .button(.init(label, isEnabled: isEnabled) { pressed.value += label })
  }

  private func errors(_ elements: [Element], _ line: String) async -> String {
    let script = await Script.run(Screen { elements }, .line(line))
    #expect(!script.isClean)
    return script.errors.joined(separator: "|")
  }

  @Test("A label that names several controls is an error that lists them with their numbers")
  func ambiguous() async {
    let error = await errors([button("Name"), button("Other"), button("Name")], "press Name")
    #expect(error == "error: 2 controls are named \"Name\". Use a number: [1] Name; [3] Name")
    #expect(pressed.value == "")
  }

  @Test("Of controls with one label, the one that the command can operate is meant")
  func byKind() async {
    let elements = [.textField(.init("Name", text: text.binding())), button("Name")]
    let script = await Script.run(Screen { elements }, "press Name", "type Name abc")
    #expect(script.isClean)
    #expect(pressed.value == "Name")
    #expect(text.value == "abc")
  }

  @Test(
    "An error names the thing and the remedy",
    arguments: [
      (
        "press Foo", #"nothing here is named "Foo". What can be pressed: "Add Memo". For the whole screen: show"#
      ),
      ("toggle Foo", #"nothing here is named "Foo". Nothing here can be toggled now. For the whole screen: show"#),
      (
        "type Full name", #"nothing here is named "Full". A label that holds spaces goes in quotes: type "Full Name" …"#
      ),
      ("set Off 1", #""Off" is a button, and can't be set. Try: press 2"#),
      ("press 3", #""Full Name" is a text field, and can't be pressed. Try: type 3 …"#),
      ("press Off", #""Off" is disabled now, and can't be pressed"#),
      ("set Fixed 1", #""Fixed" has only one position, and can't be set"#),
      ("press 9", #"there is no control 9: the numbers are 1 to 4. For a label that is a number, write: "9""#),
      ("press 0", #"there is no control 0: the numbers are 1 to 4. For a label that is a number, write: "0""#),
      ("press add memo", #"nothing here is named "add memo"."#),
    ]
  )
  func remedies(line: String, error: String) async {
    let elements = [
      button("Add Memo"), button("Off", isEnabled: false), .textField(.init("Full Name", text: text.binding())),
      .slider(.init("Fixed", value: .constant(1), from: 1)),
    ]
    #expect(await errors(elements, line).hasPrefix("error: " + error))
    #expect(pressed.value == "")
  }

  @Test("A hostile name is shown harmlessly, and is operated by its number or as it is shown")
  func hostile() async {
    let label = "\u{1B}]0;owned\u{07}\u{1B}[2J"
    let shown = #"\u{1B}]0;owned\u{7}\u{1B}[2J"#
    let script = await Script.run(
      Screen { [button(label)] }, "press 1", "press \(shown)", "press x\u{1B}[2J", "set 1 \u{9B}")
    #expect(script.prints == ["[1] \(shown)\n"])
    #expect(pressed.value == label + label)
    let printed = (script.prints + script.errors).joined()
    #expect(printed.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test("A number whose control has become another one since it was shown is not operated")
  func stale() async {
    let isRecording = Box(true)
    let screen = Screen { [button(isRecording.value ? "Stop" : "Trash")] }
    let script = await Script.run(screen, .meanwhile { isRecording.value = false }, "press 1", "press 1")
    #expect(script.prints == ["[1] Stop\n", "[1] Trash\n"])
    #expect(
      script.errors == [#"error: 1 was "Stop" and is "Trash" now. If that is what you mean, give the command again"#])
    #expect(pressed.value == "Trash")
  }
}
