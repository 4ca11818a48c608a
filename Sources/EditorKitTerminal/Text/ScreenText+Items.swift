import EditorKit

extension ScreenText {
  /// What a control shows, without its number.
  func text(of control: Control, content: [Outline.Item]) -> String {
    var text = SafeText.text(control.label)
    if let value = value(of: control) { text += ": " + value }
    if let choices = choices(of: control) { text += " (" + choices + ")" }
    let content = content.map { self.text(of: $0) }.filter { !$0.isEmpty }
    if !content.isEmpty { text += " — " + content.joined(separator: "; ") }
    if !control.isEnabled { text += " (" + wording.disabled + ")" }
    if let problem = control.problem { text += " (" + wording.problem + SafeText.text(problem) + ")" }
    return text
  }

  /// What an item that can't be operated shows, as one line; empty for nothing.
  func text(of item: Outline.Item) -> String {
    switch item {
    case .text(let text) where text.text.isEmpty: ""
    case .text(let text): (text.role == .error ? wording.error : "") + SafeText.text(text.text)
    case .heading(let heading): SafeText.text(heading)
    case .progress(let progress): self.text(of: progress)
    case .image(let image): self.text(of: image)
    case .control, .divider, .page: ""
    }
  }

  /// The value of a control, as a person can type it where that is possible; nil for one that has none.
  private func value(of control: Control) -> String? {
    switch control {
    case .back, .button: nil
    case .slider(let slider): SafeText.text(slider.format(slider.shownValue))
    case .textField(let field): self.text(of: field)
    case .toggle(let toggle): toggle.isOn.wrappedValue ? wording.on : wording.off
    case .dateField(let field):
      field.date.wrappedValue.map { field.text(for: $0) } ?? absent(field.placeholder, wording.none)
    case .picker(let picker):
      picker.options.indices.contains(picker.selection.wrappedValue)
        ? SafeText.text(picker.options[picker.selection.wrappedValue]) : absent("", wording.none)
    case .row(let row, _, _): row.isOn.map { $0 ? wording.on : wording.off }
    }
  }

  /// What a control can be set to; nil where that goes without saying.
  private func choices(of control: Control) -> String? {
    switch control {
    case .slider(let slider):
      wording.range(
        SafeText.text(slider.format(slider.bounds.lowerBound)),
        SafeText.text(slider.format(slider.bounds.upperBound))
      )
    case .picker(let picker):
      picker.options.enumerated().map { "\($0.offset + 1) \(SafeText.text($0.element))" }.joined(separator: ", ")
    default: nil
    }
  }

  /// Quotes stand only where the ends of the text would otherwise be in doubt.
  private func text(of field: Element.TextField) -> String {
    let text = field.text.wrappedValue
    if text.isEmpty { return absent(field.prompt, wording.empty) }
    let isClear = text.first?.isWhitespace == false && text.last?.isWhitespace == false
    return isClear ? SafeText.text(text) : SafeText.quoted(text)
  }

  private func absent(_ placeholder: String, _ word: String) -> String {
    "(" + (placeholder.isEmpty ? word : SafeText.text(placeholder)) + ")"
  }

  private func text(of progress: Element.Progress) -> String {
    let fraction = progress.fraction.map { "\(Int(($0 * 100).rounded(.down)))%" }
    let parts = [fraction, progress.detail.isEmpty ? nil : SafeText.text(progress.detail)].compactMap(\.self)
    return SafeText.text(progress.label) + (parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")")
  }

  /// A picture without words is an ornament.
  private func text(of image: Element.Image) -> String {
    guard !image.label.isEmpty else { return "" }
    return wording.image + ": " + SafeText.text(image.label) + (image.content == nil ? " (" + wording.none + ")" : "")
  }
}
