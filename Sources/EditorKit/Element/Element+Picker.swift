extension Element {
  /// A choice of one option among several.
  public struct Picker {
    /// The text beside the picker.
    public var label: String
    /// The names of the options.
    public var options: [String]
    /// The index of the chosen option in ``options``. An index outside of them means that no option is chosen.
    public var selection: Binding<Int>
    /// Whether the choice can be changed now.
    public var isEnabled: Bool

    /// Makes a picker.
    public init(_ label: String, options: [String], selection: Binding<Int>, isEnabled: Bool = true) {
      self.label = label
      self.options = options
      self.selection = selection
      self.isEnabled = isEnabled
    }
  }
}

extension Element.Picker: Element.Operable {
  /// ``Control/Kind/picker``.
  public var kind: Control.Kind { .picker }
}

extension Control.Kind {
  /// A picker.
  public static let picker = Self(rawValue: "picker")
}
