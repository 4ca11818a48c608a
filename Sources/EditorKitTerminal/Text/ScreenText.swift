import EditorKit

/// A screen as lines of plain text, with a number before everything that can be operated.
///
///     # Memos                                     the screen's title
///     [1] Add Memo                                a button
///     ## Recording                                a section, a list, or a heading
///     [2] Name: Standup                           a text field
///     [3] Trim Start: 0.25 s (0 s to 3 s)         a slider
///     [4] Done: off                               a toggle
///     [5] Due: 2025-03-01                         a date field
///     [6] Mode: Full (1 Full, 2 Preview)          a picker
///       2 rows: open, delete                      what the rows below can take
///     [7] Standup — Trim Start: 0.25 s; Volume: 1 a row, with what else it shows
///       No recording.                             anything else is set in by two spaces
///
/// Only controls start with a bracket, and only headings with a number sign, whatever texts a model holds: what comes from
/// a model is never at the start of a line, and is one line. See ``SafeText``.
@MainActor package struct ScreenText {
  /// One line.
  package struct Line: Equatable, Sendable {
    /// The text.
    package var text: String
    /// The number of the control that it shows; nil for anything else.
    package var number: Int?

    /// Makes a line.
    package init(_ text: String, number: Int? = nil) {
      self.text = text
      self.number = number
    }
  }

  /// The lines, from top to bottom.
  package private(set) var lines: [Line] = []
  /// What can be operated; the first has the number 1.
  package private(set) var controls: [Control] = []
  /// Which rows of a long list are shown; nil where all are.
  package private(set) var page: (first: Int, last: Int, count: Int)?

  let wording: Wording

  /// Writes an outline as text.
  package init(_ outline: Outline, wording: Wording) {
    self.wording = wording
    if !outline.title.isEmpty { add("# " + SafeText.text(outline.title)) }
    var isAmongRows = false
    for item in outline.items {
      let row = Self.list(of: item)
      if let row, !isAmongRows { add(rows(of: row)) }
      isAmongRows = row != nil
      add(item)
    }
  }

  /// What a control shows, with its number.
  package func line(_ number: Int) -> String {
    lines.first { $0.number == number }?.text ?? "[\(number)]"
  }

  private mutating func add(_ text: String) {
    lines.append(Line(text))
  }

  private mutating func add(_ item: Outline.Item) {
    switch item {
    case .control(let control, let content):
      controls.append(control)
      let number = controls.count
      lines.append(Line("[\(number)] " + text(of: control, content: content), number: number))
    case .heading(let heading): add("## " + SafeText.text(heading))
    case .text(let text) where text.role == .title: add("## " + SafeText.text(text.text))
    case .divider: add("  ---")
    case .page(let first, let last, let count):
      page = (first, last, count)
      let command = last < count ? "show \(last + 1)" : "show"
      add("  " + wording.page(first, last, count, command))
    case .text, .progress, .image:
      let text = self.text(of: item)
      if !text.isEmpty { add("  " + text) }
    }
  }

  private static func list(of item: Outline.Item) -> Element.List? {
    if case .control(.row(_, _, let list), _) = item { list } else { nil }
  }

  private func rows(of list: Element.List) -> String {
    var commands: [String] = []
    if list.open != nil { commands.append("open") }
    if list.toggle != nil { commands.append("toggle") }
    if list.delete != nil { commands.append("delete") }
    return "  " + wording.rows(list.count) + (commands.isEmpty ? "" : ": " + commands.joined(separator: ", "))
  }
}
