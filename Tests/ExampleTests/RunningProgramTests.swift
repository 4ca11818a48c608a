import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A memo program while somebody is there")
struct RunningProgramTests {
  private struct Memo: Decodable {
    struct Recording: Decodable {
      var trimStart: Double
      var trimEnd: Double
    }
    var id: UUID
    var name: String
    var recording: Recording?
  }

  @Test("A signal while it records ends it in order, and keeps the recording", arguments: [SIGTERM, SIGINT])
  func signalWhileRecording(number: Int32) async throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram("CodableMemos", [folder.path("memos.json")], on: .pipes)
    await program.send("press Add Memo\ntype Name Standup\npress Record\n")
    try await program.read(until: "Recording…")
    kill(program.pid, number)
    #expect(await program.end().status == 128 + number)
    let memos = try JSONDecoder().decode([Memo].self, from: Data(folder.text(of: "memos.json").utf8))
    #expect(memos.map(\.name) == ["Standup"])
    #expect(memos.first?.recording?.trimEnd == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["memos.json"])
  }

  @Test("On a terminal there is a prompt, and Ctrl-D ends the program", arguments: MemoProgramTests.programs)
  func terminal(name: String) async throws {
    let folder = try TemporaryFolder()
    let program = try RunningProgram(name, MemoProgramTests.arguments(name, in: folder), on: .terminal)
    try await program.read(until: "\n> ")
    await program.send("press Add Memo\n")
    try await program.read(until: "[2] Name: New Memo")
    try await program.read(until: "\n> ")
    await program.send("\u{04}")
    let (status, output) = await program.end()
    withExtendedLifetime(folder) {}
    #expect(status == 0)
    #expect(output.hasSuffix("> \r\n"))
    #expect(!output.contains("\u{1B}"))
  }

  @Test("On a terminal SIGINT ends the program, although it waits for a command")
  func interrupt() async throws {
    let program = try RunningProgram("InMemoryMemos", on: .terminal)
    try await program.read(until: "\n> ")
    kill(program.pid, SIGINT)
    #expect(await program.end().status == 130)
  }
}
