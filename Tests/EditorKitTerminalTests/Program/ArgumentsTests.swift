import EditorKit
import EditorKitTerminal
import Testing

@Suite("Command lines")
struct ArgumentsTests {
  private let file = Terminal.Program.Operands.optionalFile("a file")

  @Test("Options and operands are told apart")
  func reading() throws {
    let all = try Arguments(["--lines", "--language", "zh-Hans", "memos.json"], allowing: file)
    #expect(all.wantsLines)
    #expect(all.language == .simplifiedChinese)
    #expect(all.operands == ["memos.json"])
    #expect(try Arguments(["--language=en"], allowing: file).language == .english)
    #expect(try Arguments(["--", "--lines"], allowing: file).operands == ["--lines"])
    #expect(try Arguments(["-"], allowing: file).operands == ["-"])
    #expect(try Arguments(["--help", "--bad"], allowing: file).isHelp)
    #expect(try Arguments(["a", "b", "c"], allowing: .files("files")).operands == ["a", "b", "c"])
  }

  @Test(
    "What can't be understood is an error that names it",
    arguments: [
      (["--frob"], "--frob"), (["-x"], "-x"), (["--language"], "zh-Hans"), (["--language", "fr"], "fr"),
      (["a", "b"], "\"b\""),
    ]
  )
  func refusing(arguments: [String], mentioned: String) {
    let error = #expect(throws: Arguments.UsageError.self) { try Arguments(arguments, allowing: file) }
    #expect(error?.description.contains(mentioned) == true)
  }

  @Test("A missing operand is an error")
  func missing() {
    #expect(throws: Arguments.UsageError.self) {
      try Arguments([String](), allowing: .init("FILE", count: 1...1, help: "a file"))
    }
  }
}
