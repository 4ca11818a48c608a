import Foundation
import Testing

/// A situation in which a program ends.
struct Situation: CustomTestStringConvertible {
  var testDescription: String
  /// The program's name.
  var program: String
  /// The file that the program keeps, before it starts; nil if there is none.
  var before: String?
  /// Commands for the shell that starts the program.
  var preparation = ":"
  /// The commands that lead to the situation.
  var script = ""
  /// The text that the program prints in the situation.
  var text: String
  /// A text that `show` prints in the situation and after it.
  var screen: String
  /// The exit status after `quit`.
  var status: Int32 = 0
  /// An error that the program prints at its end.
  var error: String?
  /// Whether the program loads from a server that doesn't answer.
  var isLoading = false
  /// The file after the end.
  var after: Contents

  /// The contents of a file.
  enum Contents {
    /// The same text as before.
    case unchanged
    /// Todos with these titles.
    case todos([String])
    /// One memo with this name, and a recording.
    case recordedMemo(String)
  }

  static let all = [
    Situation(
      testDescription: "idle", program: "TodoApp", before: #"[{"title": "Old"}]"#, text: "Old: off", screen: "# Todos",
      after: .unchanged),
    Situation(
      testDescription: "edits that aren't saved yet", program: "TodoApp",
      script: ["One", "Two", "Three"].map { "type Title \($0)\npress Add\n" }.joined(), text: "Three: off",
      screen: "# Todos", after: .todos(["One", "Two", "Three"])),
    recording(in: "CodableMemos"),
    recording(in: "JSONMemos"),
    Situation(
      testDescription: "loading from a silent server", program: "BookSearch", before: "[]", text: "Loading…",
      screen: "Loading…", isLoading: true, after: .unchanged),
    // No file may be written to; the streams are pipes or a terminal.
    Situation(
      testDescription: "saving that fails", program: "TodoApp", before: #"[{"title": "Old"}]"#,
      preparation: "trap '' XFSZ; ulimit -f 0", script: "type Title New\npress Add\n", text: "New: off",
      screen: "# Todos", status: 1, error: "todos.json can't be saved", after: .unchanged),
  ]

  private static func recording(in program: String) -> Situation {
    Situation(
      testDescription: "recording in \(program)", program: program,
      script: "press Add Memo\ntype Name Standup\npress Record\n", text: "Recording…", screen: "Name: Standup",
      after: .recordedMemo("Standup"))
  }

  /// The name of the file that the program keeps.
  var file: String {
    switch program {
    case "TodoApp": "todos.json"
    case "BookSearch": "library.json"
    default: "memos.json"
    }
  }

  /// The program's arguments.
  func arguments(path: String, server: LoopbackServer?) -> [String] {
    guard let server else { return [path] }
    return ["--library", path, "--timeout", "60", "--url", server.address]
  }
}
