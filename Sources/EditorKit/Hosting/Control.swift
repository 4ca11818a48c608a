/// One thing on a screen that a person can operate, for hosts that address things by number or name.
@MainActor public enum Control {
  /// The way back to the screen below.
  case back(label: String)
  /// Something to press.
  case button(Element.Button)
  /// A number between two bounds.
  case slider(Element.Slider)
  /// A text to edit.
  case textField(Element.TextField)
  /// Something that is on or off.
  case toggle(Element.Toggle)
  /// A date that may be absent.
  case dateField(Element.DateField)
  /// A choice of one among several.
  case picker(Element.Picker)
  /// A row of a list, with its identity.
  case row(Element.List.Row, id: AnyHashable, list: Element.List)

  /// What a control is.
  public enum Kind: String, CaseIterable, Sendable {
    /// See the cases of ``Control`` with the same names.
    case back, button, slider, textField, toggle, dateField, picker, row
  }

  /// What this control is.
  public var kind: Kind {
    switch self {
    case .back: .back
    case .button: .button
    case .slider: .slider
    case .textField: .textField
    case .toggle: .toggle
    case .dateField: .dateField
    case .picker: .picker
    case .row: .row
    }
  }

  /// What a person calls it by.
  public var label: String {
    switch self {
    case .back(let label): label
    case .button(let button): button.label
    case .slider(let slider): slider.label
    case .textField(let field): field.label
    case .toggle(let toggle): toggle.label
    case .dateField(let field): field.label
    case .picker(let picker): picker.label
    case .row(let row, _, _): row.title
    }
  }

  /// Whether it can be operated now. A slider with one position can't.
  public var isEnabled: Bool {
    switch self {
    case .back, .row: true
    case .button(let button): button.isEnabled
    case .slider(let slider): slider.isEnabled && !slider.isFixed
    case .textField(let field): field.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .dateField(let field): field.isEnabled
    case .picker(let picker): picker.isEnabled
    }
  }

  /// What is wrong with what was last entered; nil when nothing is.
  public var problem: String? {
    switch self {
    case .slider(let slider): slider.problem
    case .textField(let field): field.problem
    default: nil
    }
  }
}
