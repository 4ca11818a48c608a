import Testing

@Suite("The memo programs")
struct MemoProgramTests {
  /// The examples, and the program that README.md shows.
  static let programs = ["InMemoryMemos", "CodableMemos", "JSONMemos", "ClassMemos", "Memos"]

  private static let standup = """
    press "Add Memo"
    type Name Standup
    press Record
    wait
    set "Trim Start" 0.25
    back
    show
    quit

    """

  private static let row = "[2] Standup — Trim Start: 0.25; Trim End: 1"

  /// What a program is given: those that keep a file get one of their own.
  static func arguments(_ name: String, in folder: TemporaryFolder) -> [String] {
    ["CodableMemos", "JSONMemos"].contains(name) ? [folder.path("memos.json")] : []
  }

  /// Runs a program.
  private func run(_ name: String, _ input: String) async throws -> ProgramRun {
    let folder = try TemporaryFolder()
    let run = try await ProgramRun.of(name, Self.arguments(name, in: folder), input: input)
    withExtendedLifetime(folder) {}
    return run
  }

  @Test("A script adds a memo, records it and trims it", arguments: programs)
  func script(name: String) async throws {
    let run = try await run(name, Self.standup)
    #expect(run.output.contains(Self.row))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("All programs show the same screens")
  func same() async throws {
    let script =
      "press Add Memo\ntype Name A\nundo\nset \"Trim End\" 0,5\nset \"Trim Start\" 0.9\nback\ndelete \"New Memo\"\nundo\n"
    var outputs: Set<String> = []
    for name in Self.programs {
      let run = try await run(name, script)
      outputs.insert(run.output + run.errors)
    }
    #expect(outputs.count == 1)
  }

  @Test("Help says what a program does and takes", arguments: programs)
  func help(name: String) async throws {
    let run = try await ProgramRun.of(name, ["--help"], input: "")
    #expect(run.status == 0)
    #expect(run.output.contains("Usage: \(name)"))
    #expect(run.output.contains("--language"))
  }

  @Test("A wrong option is an error with status 2", arguments: programs)
  func wrongOption(name: String) async throws {
    let run = try await ProgramRun.of(name, ["--frob"], input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains("--frob"))
  }

  @Test("The programs speak simplified Chinese")
  func chinese() async throws {
    let run = try await ProgramRun.of("InMemoryMemos", ["--language", "zh-Hans"], input: "press 添加备忘录\n")
    #expect(run.output.contains("名称: 新备忘录") || run.output.contains("名称：新备忘录"))
    #expect(run.status == 0)
  }

  @Test("A command that can't be carried out is told, the rest still run, and the status is 1")
  func failedCommand() async throws {
    let run = try await run("InMemoryMemos", "press Nothing\npress Add Memo\nset \"Trim Start\" abc\n")
    #expect(run.status == 1)
    #expect(run.errors.contains("error: "))
    #expect(run.errors.contains("“abc” is not a number."))
    #expect(run.output.contains("Name: New Memo"))
  }

  @Test("A program without input ends cleanly", arguments: ["</dev/null", "<&-"])
  func noInput(redirection: String) async throws {
    let run = try await ProgramRun.ofShell("exec \"$0\" \(redirection)", "InMemoryMemos")
    #expect(run.status == 0)
    #expect(run.output.contains("[1] Add Memo"))
  }

  @Test("A hostile name is shown harmlessly, and nothing that is printed is an escape sequence")
  func hostileName() async throws {
    let run = try await run("InMemoryMemos", "press Add Memo\ntype Name \u{1B}]0;owned\u{07}\u{1B}[2J\nback\n")
    #expect(run.output.contains("owned"))
    #expect(!(run.output + run.errors).utf8.contains { $0 < 0x20 && $0 != 0x0A })
    #expect(run.status == 0)
  }
}
