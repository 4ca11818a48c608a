/// A control of a screen, for hosts that address controls by number or name.
@MainActor public enum Control {
  /// The way back to the screen below.
  case back(label: String)
  /// An element with an ``Element/operable`` part. An element without one has an empty label and is never enabled.
  case element(Element)
  /// A row of a list, with its identity.
  case row(Element.List.Row, id: AnyHashable, list: Element.List)

  /// The kind of a control. Each operable element adds its own.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as messages print it: `textField`, for example.
    public let rawValue: String

    /// Makes a kind with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The way back.
    public static let back = Self(rawValue: "back")
    /// A row of a list.
    public static let row = Self(rawValue: "row")
  }

  /// The kind of this control.
  public var kind: Kind {
    switch self {
    case .back: .back
    case .element(let element): element.operable?.kind ?? Kind(rawValue: "element")
    case .row: .row
    }
  }

  /// The name by which a person addresses this control.
  public var label: String {
    switch self {
    case .back(let label): label
    case .element(let element): element.operable?.label ?? ""
    case .row(let row, _, _): row.title
    }
  }

  /// Whether a person can operate this control now. A slider with a single position can't be operated.
  public var isEnabled: Bool {
    switch self {
    case .back, .row: true
    case .element(let element): element.operable.map { $0.isEnabled && !$0.isFixed } ?? false
    }
  }

  /// The problem with the last input; nil if there is none.
  public var problem: String? {
    if case .element(let element) = self { element.operable?.problem } else { nil }
  }
}
