import Foundation

/// A number that a recording editor shows as a slider: a name, a binding, and which values it may have.
public struct EditorAttribute {
  /// What the attribute is called.
  var name: String
  /// Where the number lives, before there is a recording and after.
  var value: Binding<Double>
  /// The bounds that count now.
  var bounds: @MainActor () -> ClosedRange<Double>
  /// The value to which deleting the recording resets the number.
  var defaultValue: Double
  /// The distance between two values that can be chosen; 0 allows any value.
  var step: Double
  /// Writes a value for a person, with its unit.
  var text: (Double, Locale) -> String

  /// Describes a number for an editor from parts.
  ///
  /// - Parameters:
  ///   - name: What the attribute is called.
  ///   - value: Where the number lives.
  ///   - range: The range of values.
  ///   - defaultValue: The value to which deleting the recording resets the number; the range's lower bound by default.
  ///   - step: The distance between two values that can be chosen; 0 or less allows any value.
  ///   - unit: The unit that is written after a value; none by default.
  public init(
    _ name: String,
    _ value: Binding<Double>,
    in range: ClosedRange<Double> = 0...1,
    default defaultValue: Double? = nil,
    step: Double = 0.01,
    unit: String = ""
  ) {
    let attribute = Attribute<Double>(name, \.self, in: range, default: defaultValue, step: step, unit: unit)
    self.init(attribute, value: value) { range }
  }

  init<Recording>(
    _ attribute: Attribute<Recording>,
    value: Binding<Double>,
    bounds: @escaping @MainActor () -> ClosedRange<Double>
  ) {
    name = attribute.name
    self.value = value
    self.bounds = bounds
    defaultValue = attribute.defaultValue
    step = attribute.step
    text = { attribute.text(for: $0, locale: $1) }
  }
}
