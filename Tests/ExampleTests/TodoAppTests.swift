import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The todo program")
struct TodoAppTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path("todos.json") }

  private func run(_ input: String, options: [String] = []) async throws -> ProgramRun {
    try await ProgramRun.of("TodoApp", options + [path], input: input)
  }

  private struct Todo: Decodable, Equatable {
    var title: String
    var isCompleted: Bool
    var dueDate: String?
  }

  private func stored() throws -> [Todo] {
    try JSONDecoder().decode([Todo].self, from: Data(folder.text(of: "todos.json").utf8))
  }

  @Test("A script adds, ticks, edits, sorts and deletes, and the next run shows what is left")
  func story() async throws {
    let script = """
      type Title Buy milk
      set Due 2031-05-06
      press Add
      type Title Call Ann
      set Due 2030-01-02
      press Add
      type Title Sleep
      press Add
      toggle "Call Ann"
      delete Sleep
      undo
      open "Buy milk"
      type Title Buy oat milk
      back

      """
    let first = try await run(script)
    #expect(first.status == 0)
    #expect(first.errors == "")
    let second = try await run("press \"Sort by Due Date\"\npress \"Sort by Due Date\"\nset Show Open\n")
    #expect(second.output.contains("[7] Call Ann: on — "))
    #expect(second.output.contains("2 open"))
    let rows = second.output.components(separatedBy: "Latest due date first.").last ?? ""
    let oatMilk = rows.range(of: "Buy oat milk: off — ")
    let sleep = rows.range(of: "Sleep: off — No due date")
    #expect(oatMilk != nil && sleep != nil)
    #expect(try stored().map(\.title) == ["Buy oat milk", "Call Ann", "Sleep"])
    #expect(try stored().map(\.isCompleted) == [false, true, false])
  }

  @Test("A list that was written by hand loads, and keeps what the program doesn't know")
  func byHand() async throws {
    try folder.write(
      #"[{"title": "Buy milk", "list": "home"}, {"title": "Old", "dueDate": "1999-01-01"}]"#, to: "todos.json")
    let run = try await run("set Show Overdue\ntoggle Old\n")
    #expect(run.output.contains("Overdue"))
    #expect(run.status == 0)
    let text = try folder.text(of: "todos.json")
    #expect(text.hasPrefix(#"[{"title": "Buy milk", "list": "home"}, {"title": "Old", "dueDate": "1999-01-01""#))
    #expect(text.contains(#""isCompleted": true"#))
  }

  @Test("A broken file is a state of the screen: it can be set aside, and both files are there")
  func broken() async throws {
    try folder.write("[{\"title\": ", to: "todos.json")
    let looked = try await run("")
    #expect(looked.output.contains("can't be understood: line 1, column 12"))
    #expect(looked.errors.contains("can't be understood"))
    #expect(looked.status == 1)
    let run = try await run("press \"Set Aside and Start Afresh\"\nwait\ntype Title New\npress Add\n")
    #expect(run.status == 0)
    #expect(run.output.contains("What was there is now in \(folder.path("todos.set-aside-1.json"))."))
    #expect(try folder.text(of: "todos.set-aside-1.json") == "[{\"title\": ")
    #expect(try stored().map(\.title) == ["New"])
  }

  @Test("A file that another run has open is told; when that has ended, a retry works")
  func locked() async throws {
    let first = try RunningProgram("TodoApp", [path], on: .pipes)
    try await first.read(until: "Nothing to do.")
    let looked = try await run("")
    #expect(looked.output.contains("is in use"))
    #expect(looked.status == 1)
    let second = try RunningProgram("TodoApp", [path], on: .pipes)
    try await second.read(until: "[1] Retry")
    await first.send("type Title Mine\npress Add\nquit\n")
    #expect(await first.end().status == 0)
    await second.send("press Retry\nwait\nquit\n")
    let (status, output) = await second.end()
    #expect(status == 0)
    #expect(output.contains("Mine: off"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["todos.json"])
  }

  @Test("A full disk is reported on the screen and at the end, and leaves only the old file, which is whole")
  func full() async throws {
    try folder.write("[{\"title\": \"Old\"}]", to: "todos.json")
    try folder.write("type Title New\npress Add\nwait\n", to: "script")
    // No file may be written to; standard output is a pipe.
    let line = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\" <'\(folder.path("script"))'"
    let run = try await ProgramRun.ofShell(line, "TodoApp", [path])
    #expect(run.output.contains("can't be saved: File too large"))
    #expect(run.errors.contains("can't be saved"))
    #expect(run.status == 1)
    #expect(try folder.text(of: "todos.json") == "[{\"title\": \"Old\"}]")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["script", "todos.json"])
  }

  @Test("A file that is read-only is told at once, and changes are told as lost at the end")
  func readOnly() async throws {
    try folder.write("[]", to: "todos.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = try await run("type Title New\npress Add\n")
    #expect(run.output.contains("the file is read-only"))
    #expect(run.errors.contains("it is read-only"))
    #expect(run.status == 1)
    #expect(try folder.text(of: "todos.json") == "[]")
  }

  @Test("A signal saves what was put off", arguments: [SIGTERM, SIGINT])
  func signalled(number: Int32) async throws {
    let program = try RunningProgram("TodoApp", [path], on: .pipes)
    for title in ["One", "Two", "Three"] { await program.send("type Title \(title)\npress Add\n") }
    try await program.read(until: "Three: off")
    kill(program.pid, number)
    #expect(await program.end().status == 128 + number)
    #expect(try stored().map(\.title) == ["One", "Two", "Three"])
  }

  @Test("After a kill the file is whole, and the next run takes it over")
  func killed() async throws {
    let program = try RunningProgram("TodoApp", [path], on: .pipes)
    await program.send("type Title One\npress Add\nwait\nshow\n")
    try await program.read(until: "One: off")
    try await program.read(until: "# Todos")
    kill(program.pid, SIGKILL)
    _ = await program.end()
    #expect(try stored().map(\.title) == ["One"])
    let next = try await run("toggle One\n")
    #expect(next.status == 0)
    #expect(try stored().map(\.isCompleted) == [true])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["todos.json"])
  }

  @Test("It speaks simplified Chinese")
  func chinese() async throws {
    let run = try await run("type 标题 买牛奶\npress 添加\n", options: ["--language", "zh-Hans"])
    #expect(run.output.contains("买牛奶"))
    #expect(run.output.contains("1 项未完成"))
    #expect(run.status == 0)
  }
}
