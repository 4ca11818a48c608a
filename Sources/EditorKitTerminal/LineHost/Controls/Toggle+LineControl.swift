import EditorKit

extension Element.Toggle: LineControl {
  var kindName: String { "a toggle" }

  var verbs: [Command.Verb] { [.toggle, .set] }

  func valueText(_ wording: Wording) -> String? {
    isOn.wrappedValue ? wording.on : wording.off
  }

  /// Prints a note if the binding refuses the value.
  func operate(_ verb: Command.Verb, text: String, on stage: Stage) throws(CommandError) -> String? {
    let value = verb == .toggle ? !isOn.wrappedValue : try flag(text)
    isOn.wrappedValue = value
    return isOn.wrappedValue == value ? nil : "\(SafeText.text(label)) is still \(value ? "off" : "on")"
  }

  @MainActor private func flag(_ text: String) throws(CommandError) -> Bool {
    switch text.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
    case "on": return true
    case "off": return false
    case "": throw missing("on or off")
    default: throw CommandError("\(SafeText.quoted(label)) can be set to on or off, not to \(SafeText.quoted(text))")
    }
  }
}
