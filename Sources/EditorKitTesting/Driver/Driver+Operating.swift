import EditorKit
import Foundation

/// Each of these throws ``DriverError``, and has then done nothing, when the screen has no such control, when it has
/// several and no number is given, or when it is disabled.
extension Driver {
  /// Presses a button, or the way back.
  public func press(_ label: String, number: Int? = nil) throws(DriverError) {
    try findEnabled(label, .press, number: number).part.press(on: stage)
    draw()
  }

  /// Moves a slider to the position nearest to a number, as one step of undo.
  public func set(_ label: String, to value: Double, number: Int? = nil) throws(DriverError) {
    try findEnabled(label, .number, number: number).part.move(to: value)
    draw()
  }

  /// Drags a slider through the positions nearest to some numbers, as one step of undo.
  public func drag(_ label: String, through values: [Double], number: Int? = nil) throws(DriverError) {
    let control = try findEnabled(label, .number, number: number).part
    control.onEditingChanged(true)
    for value in values {
      control.value.wrappedValue = control.position(nearestTo: value)
      draw()
    }
    control.onEditingChanged(false)
    draw()
  }

  /// Types a number for a slider, as one step of undo.
  ///
  /// - Throws: `InputError` when the text isn't a number; the value is as it was, and the problem is shown.
  ///   ``DriverError`` as every step.
  public func enter(_ label: String, _ text: String, number: Int? = nil) throws {
    defer { draw() }
    try findEnabled(label, .number, number: number).part.enter(text)
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
    let field = try findEnabled(label, .type, number: number).part
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
    let (control, part) = try findEnabled(label, .flag, number: number)
    guard part.switchOver() else { throw .notOffered("ticked", control, in: self) }
    draw()
  }

  /// Sets a date field to a date, or to none.
  public func set(_ label: String, to date: Date?, number: Int? = nil) throws(DriverError) {
    try findEnabled(label, .date, number: number).part.date.wrappedValue = date
    draw()
  }

  /// Chooses an option of a picker by its name.
  public func choose(_ label: String, _ option: String, number: Int? = nil) throws(DriverError) {
    let picker = try findEnabled(label, .choice, number: number).part
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
    let (control, part) = try findEnabled(title, .row, number: number)
    guard let action = part.list[keyPath: action] else { throw .notOffered(verb, control, in: self) }
    action(part.id)
    draw()
  }
}
