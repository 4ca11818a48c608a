import EditorKit

extension Terminal.Program {
  /// How the program is called, in a line.
  package var usage: String {
    let operand =
      switch (operands.count.lowerBound, operands.count.upperBound) {
      case (_, 0): ""
      case (0, 1): " [\(operands.name)]"
      case (0, _): " [\(operands.name)…]"
      case (_, 1): " \(operands.name)"
      default: " \(operands.name)…"
      }
    let own = options.map { " [\($0.form)]" }.joined()
    return "Usage: \(name) [--lines] [--language \(Self.languages)]\(own)\(operand)"
  }

  /// What `--help` prints.
  package var help: String {
    var sections = [about, usage]
    if !operands.help.isEmpty { sections.append(Self.table("Arguments", [(operands.name, operands.help)])) }
    sections.append(
      Self.table(
        "Options",
        options.map { ($0.form, $0.help) } + [
          ("--lines", "print plain text, and read one command a line"),
          ("--language \(Self.languages)", "show texts in this language"),
          ("--help", "print this, and end"),
        ]
      )
    )
    sections.append(Self.table("Commands, one a line", Command.grammar))
    sections.append(
      """
      N is the number before a control, and LABEL its label: in double quotes if it holds spaces or is a number.
      VALUE and TEXT are the rest of the line. A line that starts with # is a comment.
      The exit status is 0; 1 when a command or the program failed, 2 when the options are wrong, and 128 and the signal's
      number when a signal has ended it.

      """
    )
    return sections.joined(separator: "\n\n")
  }

  private static var languages: String {
    Context.Language.allCases.map(\.rawValue).joined(separator: "|")
  }

  private static func table(_ title: String, _ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count) + "  " + $0.1 }
    return ([title + ":"] + lines).joined(separator: "\n")
  }
}
