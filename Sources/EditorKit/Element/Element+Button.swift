extension Element {
  /// An action with a label.
  public struct Button {
    /// The meaning of an action; a host picks the looks.
    public enum Role: Sendable {
      /// An ordinary action.
      case normal
      /// An action that deletes something.
      case destructive
      /// An action that ends something and discards the result.
      case cancel
    }
    /// The text on the button.
    public var label: String
    /// The meaning of the action.
    public var role: Role
    /// Whether the button can be pressed now.
    public var isEnabled: Bool
    /// Runs the action.
    public var action: @MainActor () -> Void

    /// Makes a button.
    public init(_ label: String, role: Role = .normal, isEnabled: Bool = true, action: @escaping @MainActor () -> Void)
    {
      self.label = label
      self.role = role
      self.isEnabled = isEnabled
      self.action = action
    }
  }
}

extension Element.Button: Element.Operable {
  /// ``Control/Kind/button``.
  public var kind: Control.Kind { .button }
}

extension Control.Kind {
  /// A button.
  public static let button = Self(rawValue: "button")
}
