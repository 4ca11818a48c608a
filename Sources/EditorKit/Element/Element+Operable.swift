extension Element {
  /// A part of a screen that a person can operate, as a host that addresses parts by name knows it.
  ///
  /// ``Element/operable`` returns it. A new kind of part conforms in its own file, and adds its ``Control/Kind`` there.
  public protocol Operable {
    /// The kind of control that the part is.
    var kind: Control.Kind { get }
    /// The name by which a person addresses the part.
    var label: String { get }
    /// Whether the component allows a change now.
    var isEnabled: Bool { get }
    /// Whether the part has a single value, so that a change is impossible. False by default.
    var isFixed: Bool { get }
    /// The problem with the last input, as a host shows it beside the part; nil if there is none. Nil by default.
    var problem: String? { get }
  }
}

extension Element.Operable {
  /// False.
  public var isFixed: Bool { false }
  /// Nil.
  public var problem: String? { nil }
}
