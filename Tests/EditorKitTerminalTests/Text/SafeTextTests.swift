import EditorKitTerminal
import Testing

@Suite("Visible text")
struct VisibleTests {
  @Test(
    "What a terminal obeys is shown as an escape",
    arguments: [
      ("\u{1B}]0;owned\u{07}\u{1B}[2J", #"\u{1B}]0;owned\u{7}\u{1B}[2J"#),
      ("a\nb\rc\td", #"a\nb\rc\td"#), ("a\r\nb", #"a\r\nb"#), ("\0", #"\u{0}"#), ("\u{7F}", #"\u{7F}"#),
      ("\u{9B}2J", #"\u{9B}2J"#), ("\u{85}", #"\u{85}"#), ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("\u{202E}abc\u{202C}", #"\u{202E}abc\u{202C}"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
    ]
  )
  func harmful(text: String, shown: String) {
    #expect(SafeText.text(text) == shown)
  }

  @Test("Everything else stays as it is", arguments: ["", "Árvíztűrő 漢字", "👨‍👩‍👦 e\u{301}", "עברית", #"C:\new"#, "\u{A0}"])
  func harmless(text: String) {
    #expect(SafeText.text(text) == text)
    #expect(SafeText.quoted(text) == "\"" + text + "\"")
  }
}
