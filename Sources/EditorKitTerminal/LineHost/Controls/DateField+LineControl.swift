import EditorKit

extension Element.DateField: LineControl {
  var kindName: String { "a date field" }

  var verbs: [Command.Verb] { [.set, .type] }

  func valueText(_ wording: Wording) -> String? {
    date.wrappedValue.map { text(for: $0) } ?? wording.placeholder(placeholder, or: wording.none)
  }

  /// An empty text clears the date.
  func operate(_ verb: Command.Verb, text: String, on stage: Stage) throws(CommandError) -> String? {
    guard !text.allSatisfy(\.isWhitespace) else {
      date.wrappedValue = nil
      return nil
    }
    guard let date = self.date(from: text) else {
      let form = includesTime ? "2025-12-31 or 2025-12-31 14:30" : "2025-12-31"
      throw CommandError("\(SafeText.quoted(text)) is not a date. Write it as \(form), or nothing for none")
    }
    self.date.wrappedValue = date
    return nil
  }
}
