import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The ends of a program")
struct EndTests {
  private struct Todo: Decodable {
    var title: String
  }

  private struct Memo: Decodable, Equatable {
    struct Recording: Decodable, Equatable {
      var trimEnd: Double
    }
    var name: String
    var recording: Recording?
  }

  private struct MemoFile: Decodable {
    var memos: [Memo]
  }

  @Test(
    "However a program ends, it saves its file, removes the lock and has the end's exit status",
    arguments: End.allCases, Situation.all)
  func end(_ end: End, in situation: Situation) async throws {
    let folder = try TemporaryFolder()
    let server = situation.isLoading ? try LoopbackServer(.silence) : nil
    if let text = situation.before { try folder.write(text, to: situation.file) }
    let program = try RunningProgram(
      situation.program, situation.arguments(path: folder.path(situation.file), server: server), on: end.streams,
      after: situation.preparation + "; " + end.preparation)
    await program.send(situation.script)
    try await program.read(until: situation.text)
    try await end.end(program, showing: situation.screen)
    let (status, output) = await program.end()
    withExtendedLifetime(server) {}
    #expect(end.statuses(afterQuit: situation.status).contains(status))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [situation.file])
    try check(folder.text(of: situation.file), in: situation)
    if end.leavesOutput {
      let errors = output.components(separatedBy: "\n").filter { $0.hasPrefix("error: ") }
      #expect(errors.count == (situation.error == nil ? 0 : 1))
      if let error = situation.error { #expect(errors.first?.contains(error) == true) }
    }
  }

  @Test("A second signal ends a program immediately, without closing work", .timeLimit(.minutes(1)))
  func secondSignal() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("silent")
    try #require(mkfifo(pipe, 0o600) == 0)
    let program = try RunningProgram("BookSearch", ["--library", folder.path("library.json"), pipe], on: .pipes)
    // The pipe opens when the program loads. After a signal, the program waits for that for some seconds.
    let writing = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: open(pipe, O_WRONLY | O_CLOEXEC)) }
    }
    let signals = Task {
      while !Task.isCancelled {
        kill(program.pid, SIGINT)
        await Task.yield()
      }
    }
    let status = await program.end().status
    signals.cancel()
    close(writing)
    #expect(status == 130)
    // The program removes the lock at an end in order.
    #expect(FileManager.default.fileExists(atPath: folder.path(".library.json.lock")))
  }

  private func check(_ text: String, in situation: Situation) throws {
    let data = Data(text.utf8)
    switch situation.after {
    case .unchanged: #expect(text == situation.before)
    case .todos(let titles): #expect(try JSONDecoder().decode([Todo].self, from: data).map(\.title) == titles)
    case .recordedMemo(let name):
      let memos =
        if let file = try? JSONDecoder().decode(MemoFile.self, from: data) { file.memos } else {
          try JSONDecoder().decode([Memo].self, from: data)
        }
      #expect(memos == [Memo(name: name, recording: Memo.Recording(trimEnd: 1))])
    }
  }
}
