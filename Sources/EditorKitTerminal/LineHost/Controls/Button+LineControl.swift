import EditorKit

extension Element.Button: LineControl {
  var kindName: String { "a button" }

  var verbs: [Command.Verb] { [.press] }

  func operate(_ verb: Command.Verb, text: String, on stage: Stage) -> String? {
    action()
    return nil
  }
}
