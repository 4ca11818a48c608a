import EditorKit

extension Element.TextField: LineControl {
  var kindName: String { "a text field" }

  var verbs: [Command.Verb] { [.type, .set] }

  /// Quotes mark the ends of a text that starts or ends with a space.
  func valueText(_ wording: Wording) -> String? {
    let text = self.text.wrappedValue
    if text.isEmpty { return wording.placeholder(prompt, or: wording.empty) }
    let isClear = text.first?.isWhitespace == false && text.last?.isWhitespace == false
    return isClear ? SafeText.text(text) : SafeText.quoted(text)
  }

  /// Prints a note if the binding refuses or transforms the text.
  func operate(_ verb: Command.Verb, text: String, on stage: Stage) -> String? {
    enter(text)
    let taken = self.text.wrappedValue
    return taken == text ? nil : "\(SafeText.text(label)) is now \(SafeText.quoted(taken))"
  }
}
