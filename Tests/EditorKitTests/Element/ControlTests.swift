import EditorKit
import Foundation
import Testing

@MainActor @Suite("A control")
struct ControlTests {
  private nonisolated static func list() -> Element.List {
    Element.List("List", count: 1, id: { $0 }, row: { _ in .init("Row") })
  }

  @Test(
    "A control has the kind and the label of what it wraps",
    arguments: [
      (.back(label: "Label"), .back, "back"),
      (.element(.button(.init("Label") {})), .button, "button"),
      (.element(.slider(.init("Label", value: .constant(0)))), .slider, "slider"),
      (.element(.textField(.init("Label", text: .constant("")))), .textField, "textField"),
      (.element(.toggle(.init("Label", isOn: .constant(true)))), .toggle, "toggle"),
      (
        .element(.dateField(.init("Label", date: .constant(nil), placeholder: "", calendar: .current))), .dateField,
        "dateField"
      ),
      (.element(.picker(.init("Label", options: [], selection: .constant(0)))), .picker, "picker"),
      (.row(.init("Label"), id: 1, list: list()), .row, "row"),
    ] as [(Control, Control.Kind, String)]
  )
  func kind(control: Control, kind: Control.Kind, name: String) {
    #expect(control.kind == kind)
    #expect(control.kind.rawValue == name)
    #expect(control.label == "Label")
    #expect(control.isEnabled)
    #expect(control.problem == nil)
  }

  @Test("A control passes on that its element is disabled, and the problem with its input")
  func state() {
    let button = Control.element(.button(.init("Go", isEnabled: false) {}))
    #expect(!button.isEnabled)
    let field = Control.element(.textField(.init("Name", text: .constant(""), problem: "A name is missing.")))
    #expect(field.problem == "A name is missing.")
    let slider = Control.element(.slider(.init("Trim", value: .constant(0), problem: "“x” is not a number.")))
    #expect(slider.problem == "“x” is not a number.")
  }

  @Test(
    "An element without an operable part makes a control without a label that is never enabled",
    arguments: [
      .element(.text(.init("Text"))), .element(.progress(.init("Progress"))),
      .element(.image(.init(nil, label: "Image"))), .element(.spacer), .element(.divider),
      .element(.stack(.init([]))), .element(.section(.init("Section", []))), .element(.list(list())),
      .element(.navigation(.init("Title", path: .constant([]), root: .divider, backLabel: "Back") { _ in nil })),
    ] as [Control]
  )
  func inoperable(control: Control) {
    #expect(control.label == "")
    #expect(!control.isEnabled)
    #expect(control.problem == nil)
  }
}
