import EditorKit
import Foundation

/// A control to press.
@MainActor protocol PressControl: DriverControl {
  /// Presses the control, which is on the screen of a stage.
  func press(on stage: Stage)
}

/// A control that takes a person's input and may have a problem with it.
@MainActor protocol InputControl: DriverControl {
  /// Notifies the component that editing begins, with true, or ends, with false.
  var onEditingChanged: @MainActor (Bool) -> Void { get }
  /// The problem with the last input; nil if there is none.
  var problem: String? { get }
}

/// A control that holds a number.
@MainActor protocol NumberControl: InputControl {
  /// The stored number.
  var value: Binding<Double> { get }
  /// The number on screen.
  var shownValue: Double { get }

  /// Returns the number nearest to another one that the control can hold.
  func position(nearestTo number: Double) -> Double

  /// Moves to the position nearest to a number, as one step of undo.
  func move(to number: Double)

  /// Reads a number that a person types, as one step of undo.
  func enter(_ text: String) throws(InputError)
}

/// A control that holds a text to edit.
@MainActor protocol TypingControl: InputControl, TextControl {
  /// The text.
  var text: Binding<String> { get }
}

/// A control whose value is a text.
@MainActor protocol TextControl: DriverControl {
  /// The text on screen; empty for none.
  var shownText: String { get }
}

/// A control that is on or off.
@MainActor protocol SwitchControl: DriverControl {
  /// Whether the control is on.
  var isSwitchedOn: Bool { get }

  /// Switches the control over.
  ///
  /// - Returns: Whether the control offers it.
  func switchOver() -> Bool
}

/// A control that holds a date.
@MainActor protocol DateControl: DriverControl {
  /// The date; nil for none.
  var date: Binding<Date?> { get }
}

/// A control that offers a choice among named options.
@MainActor protocol ChoiceControl: DriverControl {
  /// The names of the options.
  var options: [String] { get }
  /// The index of the chosen option.
  var selection: Binding<Int> { get }
}

/// A requirement of a step on its control, with the words that describe it in a message.
struct Need<Part> {
  /// The words that follow "control “Label”" in a message.
  let words: String
}

extension Need where Part == any PressControl {
  /// A control to press.
  static var press: Self { Need(words: "to press") }
}

extension Need where Part == any InputControl {
  /// A control for a person's input.
  static var input: Self { Need(words: "that takes input") }
}

extension Need where Part == any NumberControl {
  /// A control that holds a number.
  static var number: Self { Need(words: "that holds a number") }
}

extension Need where Part == any TypingControl {
  /// A control that holds a text to edit.
  static var type: Self { Need(words: "to type into") }
}

extension Need where Part == any TextControl {
  /// A control whose value is a text.
  static var text: Self { Need(words: "that holds a text") }
}

extension Need where Part == any SwitchControl {
  /// A control that is on or off.
  static var flag: Self { Need(words: "that is on or off") }
}

extension Need where Part == any DateControl {
  /// A control that holds a date.
  static var date: Self { Need(words: "that holds a date") }
}

extension Need where Part == any ChoiceControl {
  /// A control that offers options.
  static var choice: Self { Need(words: "that offers options") }
}

extension Need where Part == RowControl {
  /// A row of a list.
  static var row: Self { Need(words: "that is a row") }
}
