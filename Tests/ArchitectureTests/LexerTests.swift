import Testing

@Suite("The lexer") struct LexerTests {
  private func words(_ source: String) -> [String] {
    Lexer.tokens(of: source).map(\.text).filter { !$0.isEmpty }
  }

  @Test(
    "Comments and the text of literals are left out, and interpolations are kept",
    arguments: [
      ("a // b\nc", ["a", "c"]),
      ("a /* b /* c */ d */ e", ["a", "e"]),
      (#"a("b \" c")"#, ["a", "(", ")"]),
      (#""a \(b("c \(d)")) e" f"#, ["(", "b", "(", "(", "d", ")", ")", ")", "f"]),
      (##"#"a \(b) \#(c) " d"# e"##, ["(", "c", ")", "e"]),
      ("\"\"\"\n  a \"b\" \\(c) \\\n  d\n  \"\"\" e", ["(", "c", ")", "e"]),
      ("#/a \"/# b", ["b"]),
      ("\"a\nb", ["b"]),
    ])
  func leftOut(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test(
    "Names, numbers, operators and brackets are tokens of their own",
    arguments: [
      ("a<B<C>>?", ["a", "<", "B", "<", "C", ">", ">", "?"]),
      ("(a)->B", ["(", "a", ")", "->", "B"]),
      ("0..<a.b", ["0", "..<", "a", ".", "b"]),
      ("1.5e3+x", ["1.5e3", "+", "x"]),
      ("`default`.a", ["default", ".", "a"]),
      ("#if canImport(A)", ["#if", "canImport", "(", "A", ")"]),
      ("$0.größe", ["$0", ".", "größe"]),
    ])
  func tokens(_ source: String, _ expected: [String]) {
    #expect(words(source) == expected)
  }

  @Test("A token has its line, also after comments and literals on several lines")
  func lines() {
    let source = "a\n/* b\n */ c\nlet d = \"\"\"\n  e\n  \\(f)\n  \"\"\"\ng"
    let lines = Lexer.tokens(of: source).filter { $0.kind == .name }.map { "\($0.text)\($0.line)" }
    #expect(lines == ["a1", "c3", "let4", "d4", "f6", "g8"])
  }
}
