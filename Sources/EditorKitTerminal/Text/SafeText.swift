/// Makes text from a model harmless to print.
///
/// A terminal obeys control characters, a line break makes one line look like two, and bidirectional controls reorder what
/// stands around them. Each is shown as an escape instead: `\n`, `\r`, `\t`, or the character's number as in `\u{1B}`.
package enum SafeText {
  /// A text as one harmless line.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) { shown += escape(scalar) } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }

  /// A text as one harmless line, in double quotes.
  package static func quoted(_ text: String) -> String {
    "\"" + SafeText.text(text) + "\""
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0, DEL and C1; line and paragraph separators; embeddings, overrides and isolates.
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
