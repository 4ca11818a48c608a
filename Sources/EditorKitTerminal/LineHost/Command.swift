/// One command of the line host.
///
/// See ``init(parsing:)`` for how it is written.
package enum Command: Equatable, Sendable {
  /// Which control a command is about.
  package enum Target: Equatable, Sendable {
    /// The number before it on the screen.
    case number(Int)
    /// What a person calls it by.
    case label(String)
  }

  /// What is done to a control.
  package enum Verb: String, CaseIterable, Sendable {
    /// See the commands with the same names.
    case press, set, type, toggle, delete, open

    /// Whether something other than the control follows.
    var takesText: Bool { self == .set || self == .type }

    /// The participle, for errors: "can't be pressed".
    var participle: String {
      switch self {
      case .press: "pressed"
      case .set: "set"
      case .type: "typed into"
      case .toggle: "toggled"
      case .delete: "deleted"
      case .open: "opened"
      }
    }
  }

  /// Operates a control; the text is what to set or type.
  case operate(Verb, Target, text: String)
  /// Closes the screen on top.
  case back
  /// Waits until no work is pending, but no longer than a number of seconds.
  case wait(seconds: Double?)
  /// Prints the whole screen, its list from a row on that is counted from 1.
  case show(from: Int)
  /// Takes back the last change.
  case undo
  /// Does again what was taken back.
  case redo
  /// Ends the program.
  case quit

  /// How each command is written, with what it does.
  package static let grammar: [(form: String, meaning: String)] = [
    ("press N|LABEL", "press a button, or open a row"),
    ("set N|LABEL VALUE", "set a slider, picker, toggle (on or off), date (YYYY-MM-DD [HH:MM]) or text"),
    ("type N|LABEL TEXT", "put TEXT in the place of a field's text; no TEXT clears it"),
    ("toggle N|LABEL", "turn a toggle or a row on or off"),
    ("delete N|LABEL", "delete a row"),
    ("open N|LABEL", "open a row"),
    ("back", "go back to the screen below"),
    ("wait [SECONDS]", "wait until no work is pending"),
    ("show [FROM]", "print the screen, its list from row FROM on"),
    ("undo", "take back the last change"),
    ("redo", "do again what was taken back"),
    ("quit", "end the program"),
  ]
}

/// Why a command can't be carried out, with the remedy.
package struct CommandError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, as one harmless line.
  package var description: String

  /// Makes an error. Texts from a person or a model have been made harmless already; see ``SafeText``.
  package init(_ description: String) {
    self.description = description
  }
}
