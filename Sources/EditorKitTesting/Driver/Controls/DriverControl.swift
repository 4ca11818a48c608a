import EditorKit

/// A control as a driver describes it. The protocols that refine this one say what a step can do to the control.
@MainActor protocol DriverControl {
  /// The control as one line, without the remarks that every control may have.
  var line: String { get }
}

extension Element {
  /// The element as a driver describes and operates it.
  @MainActor var driverControl: any DriverControl {
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

extension Control {
  /// The control as a driver describes and operates it.
  var driverControl: any DriverControl {
    switch self {
    case .back(let label): BackControl(label: label)
    case .element(let element): element.driverControl
    case .row(let row, let id, let list): RowControl(row: row, id: id, list: list)
    }
  }
}

/// An element that no step can operate.
private struct Inoperable: DriverControl {
  let line = ""
}

/// The way back to the screen below.
private struct BackControl: PressControl {
  let label: String

  var line: String { "[< \(label)]" }

  func press(on stage: Stage) {
    stage.back()
  }
}
