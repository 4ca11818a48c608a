import Foundation
import Testing

@Suite("The file of a program that runs a script")
struct ScriptedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ input: String) async throws -> ProgramRun {
    try await ProgramRun.of("CodableMemos", [folder.path("memos.json")], input: input)
  }

  private func names() throws -> [String] {
    struct Memo: Decodable { var name: String }
    return try JSONDecoder().decode([Memo].self, from: Data(folder.text(of: "memos.json").utf8)).map(\.name)
  }

  @Test("Many changes end up in the file, in order, with no other file beside it")
  func manyChanges() async throws {
    let expected = (1...200).map { "Memo \($0)" }
    let script = expected.map { "press Add Memo\ntype Name \($0)\nback\n" }.joined()
    #expect(try await run(script).status == 0)
    #expect(try names() == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["memos.json"])
  }

  @Test("What is undone is undone in the file, and what is done again is there again")
  func undo() async throws {
    let script = "press Add Memo\ntype Name A\nback\npress Add Memo\ntype Name B\nback\ndelete A\n"
    #expect(try await run(script + "undo\n").status == 0)
    #expect(try names() == ["A", "B"])
    #expect(try await run("delete A\nundo\nredo\n").status == 0)
    #expect(try names() == ["B"])
  }

  @Test("A wait that was too short is told, and the recording kept all the same")
  func shortWait() async throws {
    let run = try await run("press Add Memo\npress Record\nwait 0.3\nquit\n")
    #expect(run.errors == "error: still working\n")
    #expect(run.status == 1)
    #expect(try folder.text(of: "memos.json").contains("\"trimEnd\": 1"))
  }

  @Test("With closed output, memos are saved, and nothing of the screen or of errors gets into the file")
  func closedOutput() async throws {
    try folder.write("press Add Memo\nnonsense\n", to: "script")
    let line = "exec \"$0\" \"$@\" <'\(folder.path("script"))' >&- 2>&-"
    _ = try await ProgramRun.ofShell(line, "CodableMemos", [folder.path("memos.json")])
    #expect(try names() == ["New Memo"])
  }
}
