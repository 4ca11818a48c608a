import Foundation
import Testing

@Suite("The program that keeps a file")
struct CodableMemosTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ input: String, file: String = "memos.json") async throws -> ProgramRun {
    try await ProgramRun.of("CodableMemos", [folder.path(file)], input: input)
  }

  @Test("What one run saves, the next one shows")
  func twice() async throws {
    _ = try await run("press Add Memo\ntype Name Standup\npress Record\nwait\nset \"Trim Start\" 0.25\n")
    let second = try await run("show\n")
    #expect(second.output.contains("[2] Standup — Trim Start: 0.25; Trim End: 1"))
    #expect(second.status == 0)
  }

  @Test("Looking at a missing file doesn't make one; the first memo makes one that holds a plain array")
  func missing() async throws {
    #expect(try await run("").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    #expect(try await run("press Add Memo\n").status == 0)
    #expect(try folder.text(of: "memos.json").hasPrefix("[\n  {\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["memos.json"])
  }

  @Test("A file of no bytes is an empty list")
  func empty() async throws {
    try folder.write("", to: "memos.json")
    let run = try await run("")
    #expect(run.output.contains("No memos yet."))
    #expect(run.status == 0)
  }

  @Test(
    "A file that can't be understood is left as it is: the place and the remedy are told, and edits refused",
    arguments: [
      ("[{\"id\":", "line 1, column 8: the document ends where a value should be"),
      ("[\n  {\"name\" 1}]", "line 2, column 11: the colon after a member's name is missing"),
    ]
  )
  func broken(text: String, place: String) async throws {
    try folder.write(text, to: "memos.json")
    let run = try await run("press Add Memo\n")
    #expect(run.output.contains(place))
    #expect(run.output.contains("Mend it or set it aside"))
    #expect(run.errors.contains("Add Memo"))
    #expect(run.status == 1)
    #expect(try folder.text(of: "memos.json") == text)
  }

  @Test(
    "An undecodable memo is reported and stays in the file, and the others can be edited",
    arguments: [
      ("{\"id\": \"3BFC03D2-0DEA-4E92-9348-AAD7F380F8C2\", \"name\": 1}", "at name: "),
      (
        "{\"id\": \"3BFC03D2-0DEA-4E92-9348-AAD7F380F8C2\", \"name\": \"A\", \"recording\": {\"trimEnd\": 1}}",
        "at recording: there is no “trimStart”"
      ),
    ]
  )
  func badMemo(text: String, place: String) async throws {
    try folder.write("[\(text), {\"id\": \"5D3F4C0E-2E4E-4F0E-9B1C-6A2B7C8D9E0F\", \"name\": \"B\"}]", to: "memos.json")
    let run = try await run("open B\ntype Name C\n")
    #expect(run.output.contains("item 1 (line 1, column 2), isn't shown: \(place)"))
    #expect(run.status == 0)
    let expected = "[\(text), {\"id\": \"5D3F4C0E-2E4E-4F0E-9B1C-6A2B7C8D9E0F\", \"name\": \"C\"}]"
    #expect(try folder.text(of: "memos.json") == expected)
  }

  @Test("A folder in the place of the file is told, and left")
  func isFolder() async throws {
    let run = try await run("", file: "")
    #expect(run.output.contains("can't be read"))
    #expect(run.status == 1)
  }

  @Test("A file that can't be saved is told on the screen and at the end")
  func unsavable() async throws {
    let run = try await run("press Add Memo\nback\nwait\n", file: "missing/memos.json")
    #expect(run.output.contains("can't be saved"))
    #expect(run.errors.contains("can't be saved"))
    #expect(run.status == 1)
  }

  @Test("A symbolic link stays a link, and its target keeps its mode")
  func link() async throws {
    try folder.write("[]", to: "target.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.path("target.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("memos.json"),
      withDestinationPath: "target.json"
    )
    #expect(try await run("press Add Memo\n").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("memos.json")) == "target.json")
    #expect(try folder.text(of: "target.json").contains("New Memo"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("target.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("Quitting while it records keeps the recording")
  func quitWhileRecording() async throws {
    let run = try await run("press Add Memo\npress Record\nquit\n")
    #expect(run.status == 0)
    #expect(try folder.text(of: "memos.json").contains("\"trimEnd\": 1"))
  }
}
