import Foundation
import Testing

@Suite("Paths on the command line")
struct PathArgumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the program in the folder, where relative paths begin.
  private func run(_ line: String, of name: String = "TodoApp") async throws -> ProgramRun {
    try await ProgramRun.ofShell(
      "cd \"$1\" && printf 'type Title Nap\\npress Add\\nquit\\n' | \(line)", name, [folder.url.path])
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test("A file name of one character is created", arguments: ["t", "-", "%", "~", "é", "./t", "../TEST/t"])
  func oneCharacter(name: String) async throws {
    let path = name.replacingOccurrences(of: "TEST", with: folder.url.lastPathComponent)
    let run = try await run("\"$0\" '\(path)'")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try names() == [name.split(separator: "/").last.map(String.init) ?? ""])
    #expect(try folder.text(of: names()[0]).contains("Nap"))
  }

  @Test("A link of one character out of its folder is followed")
  func link() async throws {
    let run = try await run(
      "mkdir d && ln -s ../t d/l && cd d && cat > /dev/null && printf 'type Title Nap\\npress Add\\n' | \"$0\" l")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text(of: "t").contains("Nap"))
  }

  @Test("A path that names a folder is shown as an error", arguments: [".", "..", "x/", "/"])
  func folders(name: String) async throws {
    let run = try await run("\"$0\" '\(name)'")
    #expect(run.status < 128)
    #expect(run.output.contains("it names a folder, not a file"))
    #expect(try names() == [])
  }

  @Test("The library of books may have a name of one character, too")
  func library() async throws {
    let run = try await run("\"$0\" --library % < /dev/null", of: "BookSearch")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(
    "An empty file name ends the program with status 2",
    arguments: [("TodoApp", "\"$0\" ''"), ("BookSearch", "\"$0\" --library ''"), ("BookSearch", "\"$0\" --library=")])
  func empty(program: String, line: String) async throws {
    let run = try await run(line, of: program)
    #expect(run.status == 2)
    #expect(!run.errors.isEmpty)
    #expect(try names() == [])
  }

  @Test("A file name that isn't UTF-8 ends the program with status 2, and no other file is opened")
  func bytes() async throws {
    let run = try await run("\"$0\" \"$(printf 'a\\377')\"")
    #expect(run.status == 2)
    #expect(run.errors.contains("isn't UTF-8"))
    #expect(try names() == [])
  }

  @Test("A missing folder is shown at the start, with the remedy")
  func missingFolder() async throws {
    let run = try await run("\"$0\" nodir/todos.json")
    #expect(run.output.contains("The folder nodir doesn't exist. Create it, or choose another path."))
  }
}
