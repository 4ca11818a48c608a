import EditorKit

extension Control {
  /// The control as the line host prints and operates it.
  var lineControl: any LineControl {
    switch self {
    case .back(let label): BackControl(label: label)
    case .element(let element): element.lineControl
    case .row(let row, let id, let list): RowControl(row: row, id: id, list: list)
    }
  }

  /// Returns whether a verb can operate this control when it is enabled.
  func takes(_ verb: Command.Verb) -> Bool {
    lineControl.verbs.contains(verb)
  }

  /// Returns whether a number that stood for another control still stands for the same one.
  func isSame(as other: Control) -> Bool {
    switch (self, other) {
    // A renamed row is still the same row.
    case (.row(_, let id, _), .row(_, let otherID, _)): id == otherID
    default: kind == other.kind && label == other.label
    }
  }
}
