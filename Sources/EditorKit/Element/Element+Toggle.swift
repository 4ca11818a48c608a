extension Element {
  /// A value that is on or off.
  public struct Toggle {
    /// The text beside the toggle.
    public var label: String
    /// Whether the value is on.
    public var isOn: Binding<Bool>
    /// Whether the value can be changed now.
    public var isEnabled: Bool

    /// Makes a toggle.
    public init(_ label: String, isOn: Binding<Bool>, isEnabled: Bool = true) {
      self.label = label
      self.isOn = isOn
      self.isEnabled = isEnabled
    }
  }
}

extension Element.Toggle: Element.Operable {
  /// ``Control/Kind/toggle``.
  public var kind: Control.Kind { .toggle }
}

extension Control.Kind {
  /// A toggle.
  public static let toggle = Self(rawValue: "toggle")
}
