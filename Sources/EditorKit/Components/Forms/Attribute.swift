import Foundation

/// A number that belongs to a recording and that a person can set: its name, where it lives, and which values it may have.
///
///     Attribute("Trim Start", \Take.trimStart, default: 0, atMost: \.trimEnd)
///
/// The limits may depend on the recording's other attributes, so that a start never passes an end. They count before there
/// is a recording, too: then for the values that the person has chosen for the next one.
public struct Attribute<Recording> {
  /// What the attribute is called. An editor's attributes have different names.
  public var name: String
  /// Where the number lives.
  public var keyPath: WritableKeyPath<Recording, Double>
  /// The widest range of values.
  public var range: ClosedRange<Double>
  /// The value of a recording whose attribute nobody has set. It counts until a recording has a value of its own.
  public var defaultValue: Double
  /// The distance between two values that can be chosen, counted from the lower bound; 0 allows any value.
  public var step: Double
  /// The unit that is written after a value, for example "s"; empty for none.
  public var unit: String
  /// Another attribute's path, whose value this one may not go below.
  public var lowerLimit: KeyPath<Recording, Double>?
  /// Another attribute's path, whose value this one may not exceed.
  public var upperLimit: KeyPath<Recording, Double>?
  /// Writes a value for a person, without the unit; nil for the locale's own way with up to six digits of fraction.
  public var format: ((Double) -> String)?

  /// Describes an attribute.
  ///
  /// - Parameters:
  ///   - name: What the attribute is called.
  ///   - keyPath: The path from the recording to the number.
  ///   - range: The widest range of values, 0…1 by default: a fraction of the recording.
  ///   - defaultValue: The value that counts before there is a recording; the range's lower bound by default.
  ///   - step: The distance between two values that can be chosen; 0 or less allows any value. 0.01 by default.
  ///   - unit: The unit that is written after a value; none by default.
  ///   - lowerLimit: The path of an attribute whose value this one may not go below.
  ///   - upperLimit: The path of an attribute whose value this one may not exceed.
  ///   - format: Writes a value for a person.
  public init(
    _ name: String,
    _ keyPath: WritableKeyPath<Recording, Double>,
    in range: ClosedRange<Double> = 0...1,
    default defaultValue: Double? = nil,
    step: Double = 0.01,
    unit: String = "",
    atLeast lowerLimit: KeyPath<Recording, Double>? = nil,
    atMost upperLimit: KeyPath<Recording, Double>? = nil,
    format: ((Double) -> String)? = nil
  ) {
    self.name = name
    self.keyPath = keyPath
    self.range = range
    self.defaultValue = defaultValue ?? range.lowerBound
    self.step = step
    self.unit = unit
    self.lowerLimit = lowerLimit
    self.upperLimit = upperLimit
    self.format = format
  }

  /// Writes a value for a person, with its unit.
  public func text(for value: Double, locale: Locale) -> String {
    let number = format?(value) ?? value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
    return unit.isEmpty ? number : "\(number) \(unit)"
  }

  /// The bounds that count while the other attributes have these values.
  ///
  /// - Parameter value: Gives the value of the attribute with a path; nil where it isn't known.
  func bounds(given value: (KeyPath<Recording, Double>) -> Double?) -> ClosedRange<Double> {
    let low = lowerLimit.flatMap(value).map { limited($0) } ?? range.lowerBound
    let high = upperLimit.flatMap(value).map { limited($0) } ?? range.upperBound
    return min(low, high)...max(low, high)
  }

  private func limited(_ value: Double) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }
}
