import EditorKit

/// The way back to the screen below.
struct BackControl: LineControl {
  let label: String

  var kindName: String { "a button" }

  var verbs: [Command.Verb] { [.press] }

  func operate(_ verb: Command.Verb, text: String, on stage: Stage) -> String? {
    stage.back()
    return nil
  }
}
