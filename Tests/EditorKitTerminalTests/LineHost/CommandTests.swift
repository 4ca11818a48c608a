import EditorKitTerminal
import Testing

@Suite("Commands")
struct CommandTests {
  @Test(
    "A command is read",
    arguments: [
      ("press 3", .operate(.press, .number(3), text: "")), ("press Name", .operate(.press, .label("Name"), text: "")),
      ("press Add Memo", .operate(.press, .label("Add Memo"), text: "")),
      ("  press   \"Add Memo\"  ", .operate(.press, .label("Add Memo"), text: "")),
      (#"press "a \"b\" \\ \c""#, .operate(.press, .label(#"a "b" \ \c"#), text: "")),
      ("open \"2\"", .operate(.open, .label("2"), text: "")),
      ("delete 2 3", .operate(.delete, .label("2 3"), text: "")),
      ("toggle -1", .operate(.toggle, .label("-1"), text: "")), ("press \"\"", .operate(.press, .label(""), text: "")),
      ("press 99999999999999999999", .operate(.press, .number(.max), text: "")),
      ("set 2 0.5", .operate(.set, .number(2), text: "0.5")),
      ("set \"Trim Start\"   0,5", .operate(.set, .label("Trim Start"), text: "0,5")),
      ("set Mode \"Very Full\" ", .operate(.set, .label("Mode"), text: "Very Full")),
      ("type Name Weekly  stand-up", .operate(.type, .label("Name"), text: "Weekly  stand-up")),
      ("type Name \" a \"", .operate(.type, .label("Name"), text: " a ")),
      ("type Name \"a\" and \"b\"", .operate(.type, .label("Name"), text: "a\" and \"b")),
      ("type Name \"", .operate(.type, .label("Name"), text: "\"")),
      ("type Name", .operate(.type, .label("Name"), text: "")),
      ("type Name \"\"", .operate(.type, .label("Name"), text: "")),
      ("type \"2\" 2", .operate(.type, .label("2"), text: "2")),
      ("type Name a\\\"b", .operate(.type, .label("Name"), text: "a\\\"b")), ("back", .back),
      ("wait", .wait(seconds: nil)),
      ("wait 2.5", .wait(seconds: 2.5)), ("wait 0", .wait(seconds: 0)), ("show", .show(from: 1)),
      ("show 51 ", .show(from: 51)),
      ("undo", .undo), ("redo\t", .redo), ("quit", .quit),
    ] as [(String, Command)]
  )
  func read(line: String, command: Command) throws {
    #expect(try Command(parsing: line) == command)
  }

  @Test("Blank lines and comments are passed over", arguments: ["", "   ", "\t", "# a comment", "  #press 1"])
  func blank(line: String) throws {
    #expect(try Command(parsing: line) == nil)
  }

  @Test(
    "What can't be read says what is wrong and how it is written",
    arguments: [
      ("frob 3", "frob"), ("Press 3", "Press"), ("press", "press N|LABEL"), ("set", "set N|LABEL VALUE"),
      ("type ", "TEXT"),
      ("press \"Add", "never closed"), ("press \"Add\"Memo", "space"), ("press \"Add\" Memo", "Memo"), ("wait x", "x"),
      ("wait -1", "-1"), ("wait nan", "nan"), ("show 0", "0"), ("show all", "all"), ("back 2", "2"),
      ("quit now", "now"),
      ("fr\u{1B}b", #"fr\u{1B}b"#),
    ]
  )
  func refused(line: String, mentioned: String) {
    let error = #expect(throws: CommandError.self) { try Command(parsing: line) }
    #expect(error?.description.contains(mentioned) == true)
  }
}
