import Foundation

extension Element {
  /// A date that may be absent.
  public struct DateField {
    /// What stands beside it.
    public var label: String
    /// The date; nil for none.
    public var date: Binding<Date?>
    /// What is shown where there is no date.
    public var placeholder: String
    /// Whether the time of day matters.
    public var includesTime: Bool
    /// The calendar in which the date is meant, with its time zone and locale.
    public var calendar: Calendar
    /// Whether the date can be changed now.
    public var isEnabled: Bool

    /// Makes a date field.
    public init(
      _ label: String,
      date: Binding<Date?>,
      placeholder: String,
      includesTime: Bool = false,
      calendar: Calendar,
      isEnabled: Bool = true
    ) {
      self.label = label
      self.date = date
      self.placeholder = placeholder
      self.includesTime = includesTime
      self.calendar = calendar
      self.isEnabled = isEnabled
    }
  }
}

extension Element.DateField: Element.Operable {
  /// ``Control/Kind/dateField``.
  public var kind: Control.Kind { .dateField }
}

extension Control.Kind {
  /// A date field.
  public static let dateField = Self(rawValue: "dateField")
}
