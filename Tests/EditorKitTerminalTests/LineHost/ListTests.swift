import EditorKit
import EditorKitTerminal
import Testing

@Suite("Lists and screens above") @MainActor
struct ListTests {
  @Test("A list prints its first 50 rows, and pages")
  func paging() async {
    let script = await Script.run(Names.many(), "show 51", "show 101", "show", "show 121", "delete Name 70")
    let pages = script.prints.map { print in print.split(separator: "\n").filter { $0.hasPrefix("[") }.count }
    #expect(pages == [50, 50, 20, 50])
    #expect(script.prints[0].hasSuffix("[50] Name 50: off\n  Rows 1 to 50 of 120; for others: show 51\n"))
    #expect(script.prints[1].contains("[1] Name 51: off\n"))
    #expect(script.prints[2].hasSuffix("[20] Name 120: off\n  Rows 101 to 120 of 120; for others: show\n"))
    #expect(script.errors[0] == "error: there is no row 121: the last row is 120")
    #expect(script.errors[1].hasSuffix("among rows 1 to 50 of 120. For others: show FROM"))
  }

  @Test("Only the rows that are shown are asked for")
  func laziness() async {
    let asked = Box<Set<Int>>([])
    let list = Element.List(
      "All", count: 1_000_000, id: { $0 },
      row: { index in
        asked.value.insert(index)
        return Element.List.Row("\(index)")
      }
    )
    _ = await Script.run(Screen { [.list(list)] }, "show 500001")
    #expect(asked.value == Set(0..<50).union(500_000..<500_050))
  }

  @Test("A row is opened, toggled and deleted by its number or its name")
  func rows() async {
    let names = Names(["a", "b", "c"])
    let script = await Script.run(names, "toggle 1", "toggle b", "delete c", "open b", "back", "press 1")
    #expect(script.isClean)
    #expect(names.ticked == ["a", "b"])
    #expect(names.names == ["a", "b"])
    #expect(script.prints[1...2] == ["[1] a: on\n", "[2] b: on\n"])
    #expect(script.prints[4] == "\n[1] Back\n  This is b.\n")
    #expect(script.prints[5] == "\n# Names\n## All\n  2 rows: open, toggle, delete\n[1] a: on\n[2] b: on\n")
    #expect(script.prints[6] == "\n[1] Back\n  This is a.\n")
  }

  @Test(
    "The way back is a command and a button; on the bottom screen it is an error",
    arguments: ["back", "press Back", "press 1"])
  func back(line: String) async {
    let names = Names(["a"])
    let script = await Script.run(names, "open a", .line(line), "back")
    #expect(names.path.isEmpty)
    #expect(script.errors.count == 1)
    #expect(script.errors.first?.contains("bottom screen") == true)
  }

  @Test("Rows that can't be operated so are an error")
  func readOnlyRows() async {
    let list = Element.List("All", count: 1, id: { $0 }, row: { _ in Element.List.Row("a") })
    let script = await Script.run(Screen { [.list(list)] }, "open a", "delete 1")
    #expect(
      script.errors == ["opened", "deleted"].map { #"error: "a" is a row, and can't be \#($0): it can only be read"# })
  }

  @Test("Components are told once when they come and once when they go")
  func presence() async {
    let names = Names(["a", "b"])
    let script = await Script.run(names, "open a", "show", "back", "open b")
    #expect(script.isClean)
    for id in ["a", "b"] {
      #expect(names.screen(id).appearances == 1)
      #expect(names.screen(id).disappearances == 1)
    }
  }

  @Test("Another screen starts with its first row")
  func pageOfAnotherScreen() async {
    let script = await Script.run(Names.many(), "show 101", "open 1", "back")
    #expect(script.lastLines.contains("[1] Name 1: off"))
  }
}
