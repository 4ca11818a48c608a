import EditorKit
import Foundation

extension Driver {
  /// The title of the screen on top; empty where there is none.
  public var title: String { outline?.title ?? "" }

  /// All texts that can't be operated, from top to bottom: of texts, headings, progress, pictures, problems, and rows below
  /// their titles.
  public var texts: [String] { outline.map { Self.texts(in: $0.items) } ?? [] }

  /// The titles of the rows of all lists, from top to bottom.
  public var rows: [String] {
    controls.compactMap { if case .row(let row, _, _) = $0 { row.title } else { nil } }
  }

  /// Whether a text is on screen: as a title, as one of ``texts``, or as a label. It means the whole text, since
  /// “Record” isn't there because “Recording…” is.
  public func shows(_ text: String) -> Bool {
    guard let outline else { return false }
    return outline.title == text || Self.texts(in: outline.items).contains(text)
      || outline.controls.contains { $0.label == text }
  }

  /// The number at which a slider is shown.
  public func value(of label: String, number: Int? = nil) throws(DriverError) -> Double {
    try find(label, .number, number: number).shownValue
  }

  /// The text in a field, or the option that is chosen in a picker: empty where none is.
  public func value(of label: String, number: Int? = nil) throws(DriverError) -> String {
    try find(label, .text, number: number).shownText
  }

  /// Whether a toggle is on, or a row ticked.
  public func value(of label: String, number: Int? = nil) throws(DriverError) -> Bool {
    try find(label, .flag, number: number).isSwitchedOn
  }

  /// The date in a date field; nil for none.
  public func value(of label: String, number: Int? = nil) throws(DriverError) -> Date? {
    try find(label, .date, number: number).date.wrappedValue
  }

  /// What is wrong with what was last entered in a slider or field; nil when nothing is.
  public func problem(of label: String, number: Int? = nil) throws(DriverError) -> String? {
    try find(label, .input, number: number).problem
  }

  private static func texts(in items: [Outline.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let text): return [text.text]
      case .heading(let title): return [title]
      case .progress(let progress): return [progress.label, progress.detail].filter { !$0.isEmpty }
      case .image(let image): return [image.label]
      case .control(let control, let content): return [control.problem].compactMap { $0 } + texts(in: content)
      case .divider, .page: return []
      }
    }
  }
}
