import EditorKit

extension Control {
  /// Does to this control what a command says. It is enabled, and takes the verb.
  ///
  /// - Parameters:
  ///   - verb: What is to be done.
  ///   - text: What is to be set or typed.
  ///   - stage: The stage whose screen the control is on.
  /// - Returns: What to tell besides what changes on screen; nil for nothing.
  /// - Throws: ``CommandError`` when the text isn't a value of this control. The model has kept its value.
  func operate(_ verb: Command.Verb, text: String, on stage: Stage) throws(CommandError) -> String? {
    switch self {
    case .back: stage.back()
    case .button(let button): button.action()
    case .slider(let slider): try enter(text, slider)
    case .textField(let field): return enter(text, field)
    case .toggle(let toggle):
      let isOn = verb == .toggle ? !toggle.isOn.wrappedValue : try flag(text)
      toggle.isOn.wrappedValue = isOn
      if toggle.isOn.wrappedValue != isOn { return "\(SafeText.text(label)) is still \(isOn ? "off" : "on")" }
    case .dateField(let field): try enter(text, field)
    case .picker(let picker): try choose(text, picker)
    case .row(_, let id, let list):
      switch verb {
      case .toggle: list.toggle?(id)
      case .delete: list.delete?(id)
      case .press, .open, .set, .type: list.open?(id)
      }
    }
    return nil
  }

  private func enter(_ text: String, _ slider: Element.Slider) throws(CommandError) {
    guard !isBlank(text) else { throw missing("a number, for example 0.5") }
    do {
      try slider.enter(text)
    } catch {
      throw CommandError("\(SafeText.quoted(label)): \(SafeText.text(error.description))")
    }
  }

  /// A binding may refuse or transform what it is given, and then the person has to be told.
  private func enter(_ text: String, _ field: Element.TextField) -> String? {
    field.enter(text)
    let taken = field.text.wrappedValue
    return taken == text ? nil : "\(SafeText.text(label)) is now \(SafeText.quoted(taken))"
  }

  private func enter(_ text: String, _ field: Element.DateField) throws(CommandError) {
    guard !isBlank(text) else {
      field.date.wrappedValue = nil
      return
    }
    guard let date = field.date(from: text) else {
      let form = field.includesTime ? "2025-12-31 or 2025-12-31 14:30" : "2025-12-31"
      throw CommandError("\(SafeText.quoted(text)) is not a date. Write it as \(form), or nothing for none")
    }
    field.date.wrappedValue = date
  }

  private func flag(_ text: String) throws(CommandError) -> Bool {
    switch text.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
    case "on": return true
    case "off": return false
    case "": throw missing("on or off")
    default: throw CommandError("\(SafeText.quoted(label)) can be set to on or off, not to \(SafeText.quoted(text))")
    }
  }

  private func choose(_ text: String, _ picker: Element.Picker) throws(CommandError) {
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let options = picker.options.map { SafeText.quoted($0) }.joined(separator: ", ")
    guard !trimmed.isEmpty || picker.options.contains(text) else { throw missing("one of \(options)") }
    let named = picker.options.indices.filter { [text, trimmed].contains(picker.options[$0]) }
    if named.count > 1 {
      let numbers = named.map { "\($0 + 1)" }.joined(separator: ", ")
      throw CommandError("several options are named \(SafeText.quoted(text)). Use a number: \(numbers)")
    }
    let index = named.first ?? (trimmed.allSatisfy(\.isASCII) ? Int(trimmed) : nil).map { $0 - 1 }
    guard let index, picker.options.indices.contains(index) else {
      throw CommandError("\(SafeText.quoted(label)) can't be \(SafeText.quoted(text)). The options are: \(options)")
    }
    picker.selection.wrappedValue = index
  }

  private func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
  }

  private func missing(_ value: String) -> CommandError {
    CommandError("what is \(SafeText.quoted(label)) to be? It takes \(value)")
  }
}
