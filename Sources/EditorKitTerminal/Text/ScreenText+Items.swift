import EditorKit

extension ScreenText {
  /// What a control shows, without its number.
  func text(of control: Control, content: [Outline.Item]) -> String {
    var text = SafeText.text(control.label)
    let lineControl = control.lineControl
    if let value = lineControl.valueText(wording) { text += ": " + value }
    if let range = lineControl.rangeText(wording) { text += " (" + range + ")" }
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
