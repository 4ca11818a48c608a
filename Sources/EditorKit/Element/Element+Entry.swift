import Foundation

extension Element.Slider {
  /// Takes a number that a person has typed, as one step of undo.
  ///
  /// A point and the locale's decimal separator both divide the fraction. A number outside of the bounds is held at the
  /// nearer one, and any number goes to the nearest position.
  ///
  /// - Parameter text: What the person typed.
  /// - Throws: ``InputError`` when the text isn't a number. The value is as it was, and the component has been told what
  ///   to show beside the slider.
  @MainActor public func enter(_ text: String) throws(InputError) {
    guard let number = DecimalText.number(from: text, locale: locale) else {
      let error = InputError(notANumber.replacingOccurrences(of: "%@", with: text))
      report(error.description)
      throw error
    }
    report(nil)
    move(to: number)
  }

  /// Moves to the position nearest to a number, as one step of undo.
  @MainActor public func move(to number: Double) {
    onEditingChanged(true)
    value.wrappedValue = position(nearestTo: number)
    onEditingChanged(false)
  }
}

extension Element.TextField {
  /// Puts a text in the place of the present one, as one step of undo.
  @MainActor public func enter(_ text: String) {
    onEditingChanged(true)
    self.text.wrappedValue = text
    onEditingChanged(false)
  }
}
