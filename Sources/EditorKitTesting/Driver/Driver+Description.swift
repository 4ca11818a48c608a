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
    return control.driverControl.line + (control.isEnabled ? "" : " (disabled)") + problem
  }
}
