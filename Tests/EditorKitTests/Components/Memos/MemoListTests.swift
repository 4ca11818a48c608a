import EditorKit
import EditorKitTesting
import Testing

@Suite("The list of memos and the screen of one")
@MainActor struct MemoListTests {
  let clock: TestClock
  let context: Context
  let source: Source<[ValueMemo]>
  let driver: Driver

  init() {
    clock = TestClock()
    context = Context.testing(clock: clock)
    source = Source([ValueMemo(id: 1, name: "One", recording: Take(trimStart: 0.25)), ValueMemo(id: 2, name: "Two")])
    let source = source
    let recorder = TimedRecorder(clock: clock) { _ in Take() }
    let list = MemoList(source.binding, recorder: recorder, context: context) { name in
      ValueMemo(id: (source.value.map(\.id).max() ?? 0) + 1, name: name)
    }
    driver = Driver(list, context: context)
  }

  @Test("Each row shows the name and the recording's attributes")
  func rows() {
    #expect(driver.rows == ["One", "Two"])
    #expect(driver.shows("Trim Start: 0.25"))
    #expect(driver.shows("No recording."))
  }

  @Test("Adding opens the new memo at once")
  func add() throws {
    try driver.press("Add Memo")
    #expect(try driver.value(of: "Name") == "New Memo")
    try driver.type("Name", "Three")
    try driver.back()
    #expect(driver.rows == ["One", "Two", "Three"])
    #expect(source.value[2].id == 3)
  }

  @Test("Undoing an addition closes its screen")
  func undoAdd() throws {
    try driver.press("Add Memo")
    driver.undo()
    #expect(driver.rows == ["One", "Two"])
    driver.redo()
    #expect(driver.rows == ["One", "Two", "New Memo"])
  }

  @Test("Deleting can be undone: the memo comes back to its place with its recording")
  func delete() throws {
    try driver.delete("One")
    #expect(driver.rows == ["Two"])
    driver.undo()
    #expect(driver.rows == ["One", "Two"])
    #expect(source.value[0].recording?.trimStart == 0.25)
    driver.redo()
    #expect(driver.rows == ["Two"])
  }

  @Test("Typing a name is one undo")
  func typing() throws {
    try driver.open("Two")
    try driver.type("Name", "hello")
    try driver.type("Name", "world")
    driver.undo()
    #expect(try driver.value(of: "Name") == "hello")
    driver.undo()
    #expect(try driver.value(of: "Name") == "Two")
  }

  @Test("Undo still works when the screen on which the change was made is closed")
  func undoElsewhere() throws {
    try driver.open("One")
    try driver.set("Trim Start", to: 0.75)
    try driver.back()
    #expect(driver.shows("Trim Start: 0.75"))
    driver.undo()
    #expect(driver.shows("Trim Start: 0.25"))
  }

  @Test("A row that was deleted elsewhere takes no commit of its field")
  func commitAfterDeletion() throws {
    let memo = try #require(source.binding[id: 2])
    let recorder = TimedRecorder(clock: clock) { _ in Take() }
    let screen = MemoScreen(memo, recorder: recorder, context: context)
    guard case .stack(let stack) = screen.body, case .textField(let field)? = stack.children.first else {
      Issue.record("The field isn't where it was.")
      return
    }
    source.value.remove(at: 1)
    field.enter("late")
    #expect(source.value.map(\.name) == ["One"])
    #expect(!context.undo.canUndo)
  }

  @Test("Deleting an open memo elsewhere goes back to the list")
  func deletedElsewhere() throws {
    try driver.open("Two")
    source.value.remove(at: 1)
    #expect(driver.title == "Memos")
    #expect(driver.rows == ["One"])
  }

  @Test("A memo keeps its screen when its row is edited and moves")
  func keepsScreen() throws {
    try driver.open("Two")
    try driver.set("Trim Start", to: 0.5)
    source.value.insert(ValueMemo(id: 9, name: "Nine"), at: 0)
    for name in ["a", "b", "c", "d", "e"] { try driver.type("Name", name) }
    // What was chosen for the next recording lives in the screen's editor, and not in the memo.
    #expect(try driver.value(of: "Trim Start") == 0.5)
    #expect(source.value.map(\.name) == ["Nine", "One", "e"])
  }

  @Test("The screens speak the context's language")
  func chinese() throws {
    let context = Context.testing(clock: clock, labels: .simplifiedChinese)
    let recorder = TimedRecorder(clock: clock) { _ in Take() }
    let list = MemoList(source.binding, recorder: recorder, context: context) { ValueMemo(id: 5, name: $0) }
    let driver = Driver(list, context: context)
    try driver.press("添加备忘录")
    #expect(try driver.value(of: "名称") == "新备忘录")
  }
}
