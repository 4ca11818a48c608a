extension Element {
  /// A text to edit.
  public struct TextField {
    /// What stands beside it.
    public var label: String
    /// The text. A host writes after every keystroke, and then shows what is there: the binding may refuse or transform.
    public var text: Binding<String>
    /// What an empty field shows.
    public var prompt: String
    /// What is wrong with the text, shown beside the field; nil when nothing is.
    public var problem: String?
    /// Whether the text can be edited now.
    public var isEnabled: Bool
    /// Told true when editing begins and false when it ends: what lies between is one step of undo.
    public var onEditingChanged: @MainActor (Bool) -> Void

    /// Makes a text field.
    public init(
      _ label: String,
      text: Binding<String>,
      prompt: String = "",
      problem: String? = nil,
      isEnabled: Bool = true,
      onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
      self.label = label
      self.text = text
      self.prompt = prompt
      self.problem = problem
      self.isEnabled = isEnabled
      self.onEditingChanged = onEditingChanged
    }
  }
}

extension Element.TextField: Element.Operable {
  /// ``Control/Kind/textField``.
  public var kind: Control.Kind { .textField }
}

extension Control.Kind {
  /// A text field.
  public static let textField = Self(rawValue: "textField")
}
