import EditorKit
import EditorKitTerminal
import Testing

@Suite("Command lines")
struct ArgumentsTests {
  private let file = Terminal.Program.Operands.optionalFile("a file")

  @Test("Options and operands are told apart")
  func reading() throws {
    let all = try Arguments(["--lines", "--language", "zh-Hans", "memos.json"], allowing: file)
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

  private let options = [
    Terminal.Program.Option("url", value: "URL", help: "where to look"),
    Terminal.Program.Option("timeout", value: "SECONDS", help: "how long to wait"),
  ]

  @Test("A program's own options take a value, of which the last counts")
  func ownOptions() throws {
    let line = ["--url", "http://a", "x.json", "--timeout=2", "--url=http://b?c=d"]
    let all = try Arguments(line, allowing: file, options: options)
    #expect(all.options == ["url": "http://b?c=d", "timeout": "2"])
    #expect(all.operands == ["x.json"])
    #expect(try Arguments(["--url", "--lines"], allowing: file, options: options).options == ["url": "--lines"])
    #expect(try Arguments(["--", "--url"], allowing: file, options: options).operands == ["--url"])
  }

  @Test(
    "An own option without its value, or one that another program has, is an error that names it",
    arguments: [["--url"], ["--urls", "x"], ["--library", "x"]]
  )
  func refusingOwnOptions(line: [String]) {
    let error = #expect(throws: Arguments.UsageError.self) { try Arguments(line, allowing: file, options: options) }
    #expect(error?.description.contains(line[0]) == true)
  }

  @Test("The help lists a program's own options")
  func help() {
    let program = Terminal.Program("Example", about: "An example.", operands: file, options: options)
    #expect(program.usage.hasSuffix("[--url URL] [--timeout SECONDS] [FILE]"))
    #expect(program.help.contains("  --timeout SECONDS      how long to wait\n"))
  }

  @Test("A missing operand is an error")
  func missing() {
    #expect(throws: Arguments.UsageError.self) {
      try Arguments([String](), allowing: .init("FILE", count: 1...1, help: "a file"))
    }
  }
}
