import EditorKit

extension Driver: @MainActor CustomStringConvertible {
  /// The screen as text, one item a line, for the messages of tests that fail.
  public var description: String {
    guard let outline else { return "(closed)" }
    let title = outline.title.isEmpty ? [] : ["# \(outline.title)"]
    return (title + lines(outline.items)).joined(separator: "\n")
  }

  private func lines(_ items: [Outline.Item], indent: String = "") -> [String] {
    items.flatMap { item in
      switch item {
      case .text(let text): [indent + text.text]
      case .heading(let title): [indent + "## \(title)"]
      case .progress(let progress): [indent + line(progress)]
      case .image(let image): [indent + "(picture: \(image.label))"]
      case .divider: [indent + "---"]
      case .page(let first, let last, let count): [indent + "(rows \(first) to \(last) of \(count))"]
      case .control(let control, let content):
        [indent + line(control)] + lines(content, indent: indent + "  ")
      }
    }
  }

  private func line(_ progress: Element.Progress) -> String {
    let percent = progress.fraction.map { "\(Int(($0 * 100).rounded())) %" }
    return ([progress.label, percent, progress.detail] as [String?])
      .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func line(_ control: Control) -> String {
    let problem = control.problem.map { " (! \($0))" } ?? ""
    return text(control) + (control.isEnabled ? "" : " (disabled)") + problem
  }

  private func text(_ control: Control) -> String {
    switch control {
    case .back(let label): return "[< \(label)]"
    case .button(let button): return "[\(button.label)]"
    case .slider(let slider):
      let bounds = "\(slider.format(slider.bounds.lowerBound)) to \(slider.format(slider.bounds.upperBound))"
      return "\(slider.label): \(slider.format(slider.shownValue)) in \(bounds)"
    case .textField(let field): return "\(field.label): “\(field.text.wrappedValue)”"
    case .toggle(let toggle): return "\(toggle.label): \(toggle.isOn.wrappedValue ? "on" : "off")"
    case .dateField(let field):
      return "\(field.label): \(field.date.wrappedValue.map { field.text(for: $0) } ?? field.placeholder)"
    case .picker(let picker):
      let index = picker.selection.wrappedValue
      return "\(picker.label): \(picker.options.indices.contains(index) ? picker.options[index] : "")"
    case .row(let row, _, _): return "- " + (row.isOn.map { $0 ? "[x] " : "[ ] " } ?? "") + row.title
    }
  }
}
