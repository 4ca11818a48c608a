import EditorKit
import Foundation

/// Each of these throws ``DriverError``, and has then done nothing, when the screen has no such control, when it has
/// several and no number is given, or when it is disabled.
extension Driver {
  /// Presses a button, or the way back.
  public func press(_ label: String, number: Int? = nil) throws(DriverError) {
    switch try findEnabled(label, .button, .back, number: number) {
    case .button(let button): button.action()
    default: try back()
    }
    draw()
  }

  /// Moves a slider to the position nearest to a number, as one step of undo.
  public func set(_ label: String, to value: Double, number: Int? = nil) throws(DriverError) {
    try slider(label, number).move(to: value)
    draw()
  }

  /// Drags a slider through the positions nearest to some numbers, as one step of undo.
  public func drag(_ label: String, through values: [Double], number: Int? = nil) throws(DriverError) {
    let slider = try slider(label, number)
    slider.onEditingChanged(true)
    for value in values {
      slider.value.wrappedValue = slider.position(nearestTo: value)
      draw()
    }
    slider.onEditingChanged(false)
    draw()
  }

  /// Types a number for a slider, as one step of undo.
  ///
  /// - Throws: `InputError` when the text isn't a number; the value is as it was, and the problem is shown.
  ///   ``DriverError`` as every step.
  public func enter(_ label: String, _ text: String, number: Int? = nil) throws {
    defer { draw() }
    try slider(label, number).enter(text)
  }

  /// Types a text in the place of what a field holds, keystroke by keystroke, as one step of undo.
  ///
  /// Each keystroke is added to what the field holds after the one before, since a binding may refuse or transform.
  ///
  /// - Parameters:
  ///   - label: The field's label.
  ///   - text: The text; an empty one clears the field.
  ///   - number: Which of several.
  public func type(_ label: String, _ text: String, number: Int? = nil) throws(DriverError) {
    guard case .textField(let field) = try findEnabled(label, .textField, number: number) else { return }
    field.onEditingChanged(true)
    if text.isEmpty { field.text.wrappedValue = "" }
    for (index, key) in text.enumerated() {
      field.text.wrappedValue = index == 0 ? String(key) : field.text.wrappedValue + String(key)
      draw()
    }
    field.onEditingChanged(false)
    draw()
  }

  /// Switches a toggle, or ticks or unticks a row.
  public func toggle(_ label: String, number: Int? = nil) throws(DriverError) {
    let control = try findEnabled(label, .toggle, .row, number: number)
    switch control {
    case .toggle(let toggle): toggle.isOn.wrappedValue.toggle()
    case .row(_, let id, let list):
      guard let action = list.toggle else { throw .notOffered("ticked", control, in: self) }
      action(id)
    default: break
    }
    draw()
  }

  /// Sets a date field to a date, or to none.
  public func set(_ label: String, to date: Date?, number: Int? = nil) throws(DriverError) {
    guard case .dateField(let field) = try findEnabled(label, .dateField, number: number) else { return }
    field.date.wrappedValue = date
    draw()
  }

  /// Chooses an option of a picker by its name.
  public func choose(_ label: String, _ option: String, number: Int? = nil) throws(DriverError) {
    guard case .picker(let picker) = try findEnabled(label, .picker, number: number) else { return }
    guard let index = picker.options.firstIndex(of: option) else {
      throw .notFound("option “\(option)” in the picker “\(label)”, which has \(picker.options)", in: self)
    }
    picker.selection.wrappedValue = index
    draw()
  }

  /// Opens a row of a list.
  public func open(_ title: String, number: Int? = nil) throws(DriverError) {
    try operate(title, number, "opened", \.open)
  }

  /// Deletes a row of a list.
  public func delete(_ title: String, number: Int? = nil) throws(DriverError) {
    try operate(title, number, "deleted", \.delete)
  }

  private func operate(
    _ title: String,
    _ number: Int?,
    _ verb: String,
    _ action: KeyPath<Element.List, (@MainActor (AnyHashable) -> Void)?>
  ) throws(DriverError) {
    let control = try findEnabled(title, .row, number: number)
    guard case .row(_, let id, let list) = control else { return }
    guard let action = list[keyPath: action] else { throw .notOffered(verb, control, in: self) }
    action(id)
    draw()
  }

  private func slider(_ label: String, _ number: Int?) throws(DriverError) -> Element.Slider {
    let control = try findEnabled(label, .slider, number: number)
    guard case .slider(let slider) = control else { throw .wrongKind("slider “\(label)”", [control], in: self) }
    return slider
  }
}
