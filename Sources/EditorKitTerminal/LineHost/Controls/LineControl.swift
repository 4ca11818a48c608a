import EditorKit

/// A control as the line host prints and operates it.
///
/// Each kind of control conforms in a file of its own.
@MainActor protocol LineControl {
  /// The name by which a person addresses the control.
  var label: String { get }
  /// The kind of control with its article, for errors: "a slider".
  var kindName: String { get }
  /// The verbs that operate the control, the usual one first.
  var verbs: [Command.Verb] { get }
  /// The reason why the control can't be operated now, for errors. "is disabled now" by default.
  var obstacle: String { get }

  /// Returns the value, as a person can type it where that is possible; nil if the control has none.
  func valueText(_ wording: Wording) -> String?

  /// Returns the values that the control accepts; nil if they are obvious.
  func rangeText(_ wording: Wording) -> String?

  /// Carries out a command. The control is enabled and takes the verb.
  ///
  /// - Parameters:
  ///   - verb: The operation.
  ///   - text: The value to set or type.
  ///   - stage: The stage whose screen holds the control.
  /// - Returns: A note to print besides the changes on screen; nil for none.
  /// - Throws: ``CommandError`` if the text isn't a value of this control. The model keeps its value.
  func operate(_ verb: Command.Verb, text: String, on stage: Stage) throws(CommandError) -> String?
}

extension LineControl {
  var obstacle: String { "is disabled now" }

  func valueText(_ wording: Wording) -> String? { nil }

  func rangeText(_ wording: Wording) -> String? { nil }

  /// Makes the error for a command that lacks its value.
  ///
  /// - Parameter value: The value that the control takes, with an example.
  func missing(_ value: String) -> CommandError {
    CommandError("what is \(SafeText.quoted(label)) to be? It takes \(value)")
  }
}

extension Element {
  /// The element as the line host prints and operates it.
  @MainActor var lineControl: any LineControl {
    switch self {
    case .button(let button): button
    case .slider(let slider): slider
    case .textField(let field): field
    case .toggle(let toggle): toggle
    case .dateField(let field): field
    case .picker(let picker): picker
    case .text, .progress, .image, .stack, .section, .list, .navigation, .spacer, .divider: Inoperable()
    }
  }
}

/// An element that takes no verb.
private struct Inoperable: LineControl {
  let label = ""
  let kindName = "nothing to operate"
  let verbs: [Command.Verb] = []

  func operate(_ verb: Command.Verb, text: String, on stage: Stage) -> String? { nil }
}
