import Foundation
import Testing

@Suite("The program that keeps JSON objects")
struct JSONMemosTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ input: String) async throws -> ProgramRun {
    try await ProgramRun.of("JSONMemos", [folder.path("memos.json")], input: input)
  }

  private static let text = """
    {
      "memos": [
        {
          "rating": 1.10,
          "name": "Stand\\u0075p",
          "recording": {
            "codec": {"id": 12345678901234567890, "tags": [ 1,2 ]},
            "trimStart": 0,
            "trimEnd": 1
          },
          "rating": 2e0
        },
        {"name": "Retrospective", "z": 1, "a": null}
      ],
      "exported": "yesterday"
    }

    """

  @Test("Of an edited file only the lines of the edited members differ; all else is as it was, to the byte")
  func editedLines() async throws {
    try folder.write(Self.text, to: "memos.json")
    let run = try await run("open Standup\nset \"Trim Start\" 0.25\nback\nopen Retrospective\ntype Name Review\nback\n")
    #expect(run.status == 0)
    let expected = Self.text
      .replacingOccurrences(of: "\"trimStart\": 0,", with: "\"trimStart\": 0.25,")
      .replacingOccurrences(of: "Retrospective", with: "Review")
    #expect(try folder.text(of: "memos.json") == expected)
  }

  @Test("What is edited and taken back again leaves the file as it was, and so does looking")
  func takenBack() async throws {
    try folder.write(Self.text, to: "memos.json")
    #expect(try await run("open Standup\nset \"Trim End\" 0.5\nundo\nback\n").status == 0)
    #expect(try folder.text(of: "memos.json") == Self.text)
    #expect(try await run("open Standup\nback\nshow\n").status == 0)
    #expect(try folder.text(of: "memos.json") == Self.text)
  }

  @Test("Adding, recording, trashing and deleting leave what the program doesn't know")
  func allEdits() async throws {
    try folder.write(Self.text, to: "memos.json")
    let script = """
      press Add Memo
      type Name Third
      press Record
      wait
      back
      open Standup
      press "Trash Recording"
      back
      delete Retrospective
      undo

      """
    let run = try await run(script)
    #expect(run.status == 0)
    let result = try folder.text(of: "memos.json")
    #expect(result.contains("\"rating\": 1.10,\n      \"name\": \"Stand\\u0075p\",\n      \"rating\": 2e0"))
    #expect(!result.contains("codec"))
    #expect(result.contains("\"z\": 1"))
    #expect(
      result.contains("\"name\": \"Third\",\n      \"recording\": {\n        \"trimStart\": 0,\n        \"trimEnd\": 1")
    )
    #expect(result.contains("\"exported\": \"yesterday\""))
  }

  @Test("A bare array stays one, and a new file is an object")
  func shapes() async throws {
    try folder.write("[]\n", to: "memos.json")
    #expect(try await run("press Add Memo\n").status == 0)
    #expect(try folder.text(of: "memos.json") == "[\n  {\n    \"name\": \"New Memo\"\n  }\n]\n")
    try FileManager.default.removeItem(atPath: folder.path("memos.json"))
    #expect(try await run("press Add Memo\n").status == 0)
    #expect(
      try folder.text(of: "memos.json") == "{\n  \"memos\": [\n    {\n      \"name\": \"New Memo\"\n    }\n  ]\n}\n")
  }

  @Test("What isn't a memo is told and stays")
  func stranger() async throws {
    try folder.write(#"{"memos": [5, {"name": "A"}]}"#, to: "memos.json")
    let run = try await run("open A\ntype Name B\n")
    #expect(run.output.contains("item 1 (line 1, column 12), isn't shown: a memo is an object"))
    #expect(try folder.text(of: "memos.json") == #"{"memos": [5, {"name": "B"}]}"#)
  }
}
