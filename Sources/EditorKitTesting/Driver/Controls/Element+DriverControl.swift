import EditorKit

extension Element.Button: PressControl {
  var line: String { "[\(label)]" }

  func press(on stage: Stage) {
    action()
  }
}

extension Element.Slider: NumberControl {
  var line: String {
    "\(label): \(format(shownValue)) in \(format(bounds.lowerBound)) to \(format(bounds.upperBound))"
  }
}

extension Element.TextField: TypingControl {
  var line: String { "\(label): “\(shownText)”" }

  var shownText: String { text.wrappedValue }
}

extension Element.Toggle: SwitchControl {
  var line: String { "\(label): \(isSwitchedOn ? "on" : "off")" }

  var isSwitchedOn: Bool { isOn.wrappedValue }

  func switchOver() -> Bool {
    isOn.wrappedValue.toggle()
    return true
  }
}

extension Element.DateField: DateControl {
  var line: String { "\(label): \(date.wrappedValue.map { text(for: $0) } ?? placeholder)" }
}

extension Element.Picker: ChoiceControl, TextControl {
  var line: String { "\(label): \(shownText)" }

  var shownText: String {
    let index = selection.wrappedValue
    return options.indices.contains(index) ? options[index] : ""
  }
}
