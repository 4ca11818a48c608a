import Foundation

extension Element {
  /// A number between two bounds.
  ///
  /// Whatever the model holds, a slider can be shown: inverted bounds are put in order, a stored value outside of them is
  /// shown at the nearest one, and where both are equal the slider is fixed. Showing never writes.
  public struct Slider {
    /// What stands beside it.
    public var label: String
    /// The stored number, which may lie outside of the bounds.
    public var value: Binding<Double>
    /// The bounds, in order and finite.
    public let bounds: ClosedRange<Double>
    /// The distance between two positions, counted from the lower bound; 0 for any position.
    public let step: Double
    /// How a value is written for a person.
    public var format: @MainActor (Double) -> String
    /// The locale in which a person types a number.
    public var locale: Locale
    /// What is wrong with what the person has entered, shown beside the slider; nil when nothing is.
    public var problem: String?
    /// What a host says of a text that isn't a number, with `%@` in the place of the text.
    public var notANumber: String
    /// Told what is wrong with a text that was entered, or nil when it was taken: the component shows it as ``problem``.
    public var report: @MainActor (String?) -> Void
    /// Whether the value can be changed now.
    public var isEnabled: Bool
    /// Told true when dragging begins and false when it ends: what lies between is one step of undo.
    public var onEditingChanged: @MainActor (Bool) -> Void

    /// Makes a slider.
    ///
    /// - Parameters:
    ///   - label: What stands beside it.
    ///   - value: The stored number.
    ///   - lower: One bound. A bound that isn't finite counts as 0.
    ///   - upper: The other bound.
    ///   - step: The distance between two positions; 0 or anything that isn't a positive number allows any position.
    ///   - format: How a value is written for a person.
    ///   - locale: The locale in which a person types a number.
    ///   - problem: What is wrong with what the person has entered.
    ///   - notANumber: What to say of a text that isn't a number, with `%@` in the place of the text.
    ///   - report: Told what is wrong with a text that was entered, or nil when it was taken.
    ///   - isEnabled: Whether the value can be changed now.
    ///   - onEditingChanged: Told when dragging begins and ends.
    public init(
      _ label: String,
      value: Binding<Double>,
      from lower: Double = 0,
      to upper: Double = 1,
      step: Double = 0,
      format: @escaping @MainActor (Double) -> String = { "\($0)" },
      locale: Locale = .current,
      problem: String? = nil,
      notANumber: String = Labels.english.notANumber,
      report: @escaping @MainActor (String?) -> Void = { _ in },
      isEnabled: Bool = true,
      onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
      self.label = label
      self.value = value
      let ends = [lower, upper].map { $0.isFinite ? $0 : 0 }
      bounds = min(ends[0], ends[1])...max(ends[0], ends[1])
      self.step = step.isFinite && step > 0 ? step : 0
      self.format = format
      self.locale = locale
      self.problem = problem
      self.notANumber = notANumber
      self.report = report
      self.isEnabled = isEnabled
      self.onEditingChanged = onEditingChanged
    }

    /// Whether there is only one position.
    public var isFixed: Bool { bounds.lowerBound == bounds.upperBound }

    /// The stored value, or the nearest bound where it lies outside. Reads the binding, and never writes it.
    public var shownValue: Double { nearest(to: value.wrappedValue) }

    /// The position nearest to a number, within the bounds. Both bounds can be reached, whatever the step.
    public func position(nearestTo number: Double) -> Double {
      let clamped = nearest(to: number)
      guard step > 0, clamped != bounds.upperBound else { return clamped }
      let below = bounds.lowerBound + ((clamped - bounds.lowerBound) / step).rounded() * step
      guard below.isFinite else { return clamped }
      // A step that doesn't divide the bounds leaves a last position which is less than a step below the upper bound.
      let candidate = nearest(to: tidied(below))
      return bounds.upperBound - clamped < abs(clamped - candidate) ? bounds.upperBound : candidate
    }

    private func nearest(to number: Double) -> Double {
      number.isNaN ? bounds.lowerBound : min(max(number, bounds.lowerBound), bounds.upperBound)
    }

    /// A multiple of a decimal step is meant as a decimal: 0.07, not 0.07000000000000001.
    private func tidied(_ number: Double) -> Double {
      let decimal = (number * 1e9).rounded() / 1e9
      // What differs by more than rounding errors was not meant as a decimal, or has more than nine digits.
      let noise = 4 * max(number.magnitude, bounds.lowerBound.magnitude).ulp
      return abs(decimal - number) <= noise ? decimal : number
    }
  }
}

extension Element.Slider: Element.Operable {
  /// ``Control/Kind/slider``.
  public var kind: Control.Kind { .slider }
}

extension Control.Kind {
  /// A slider.
  public static let slider = Self(rawValue: "slider")
}
