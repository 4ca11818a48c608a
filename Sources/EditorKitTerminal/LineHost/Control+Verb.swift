import EditorKit

extension Control {
  /// Whether a verb can operate this control, were it enabled.
  func takes(_ verb: Command.Verb) -> Bool {
    verbs.contains(verb)
  }

  /// The verbs that operate this control, the usual one first.
  var verbs: [Command.Verb] {
    switch self {
    case .back, .button: return [.press]
    // Whatever is set by typing can be typed.
    case .slider, .dateField: return [.set, .type]
    case .textField: return [.type, .set]
    case .toggle: return [.toggle, .set]
    case .picker: return [.set]
    case .row(_, _, let list):
      var verbs: [Command.Verb] = []
      if list.open != nil { verbs += [.open, .press] }
      if list.toggle != nil { verbs.append(.toggle) }
      if list.delete != nil { verbs.append(.delete) }
      return verbs
    }
  }

  /// What this control is, in words, for errors.
  var kindName: String {
    switch self {
    case .back, .button: "a button"
    case .slider: "a slider"
    case .textField: "a text field"
    case .toggle: "a toggle"
    case .dateField: "a date field"
    case .picker: "a picker"
    case .row: "a row"
    }
  }

  /// Whether another control has taken this one's number: operating it would be something that nobody asked for.
  func isSame(as other: Control) -> Bool {
    switch (self, other) {
    // A row may be called something else now, and is still the same row.
    case (.row(_, let id, _), .row(_, let otherID, _)): id == otherID
    default: kind == other.kind && label == other.label
    }
  }
}

extension Command.Verb {
  /// How the verb goes into "which can't be …".
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
