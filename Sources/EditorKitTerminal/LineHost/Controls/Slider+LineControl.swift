import EditorKit

extension Element.Slider: LineControl {
  var kindName: String { "a slider" }

  var verbs: [Command.Verb] { [.set, .type] }

  var obstacle: String { isFixed ? "has only one position" : "is disabled now" }

  func valueText(_ wording: Wording) -> String? {
    SafeText.text(format(shownValue))
  }

  func rangeText(_ wording: Wording) -> String? {
    wording.range(SafeText.text(format(bounds.lowerBound)), SafeText.text(format(bounds.upperBound)))
  }

  func operate(_ verb: Command.Verb, text: String, on stage: Stage) throws(CommandError) -> String? {
    guard !text.allSatisfy(\.isWhitespace) else { throw missing("a number, for example 0.5") }
    do {
      try enter(text)
    } catch {
      throw CommandError("\(SafeText.quoted(label)): \(SafeText.text(error.description))")
    }
    return nil
  }
}
