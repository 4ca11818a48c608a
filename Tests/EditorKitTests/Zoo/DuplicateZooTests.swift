import EditorKit
import EditorKitTesting
import Testing

@Suite("Several memos with the same id", .serialized)
@MainActor struct DuplicateZooTests {
  private let clock = TestClock()
  private let context: Context
  private let folder: TemporaryFolder

  init() throws {
    context = Context.testing(clock: clock)
    folder = try TemporaryFolder()
  }

  /// Three memos, of which the first and the last have the same id. A new one gets that id, too.
  private let memos = [
    MemoValue(id: 1, name: "A", recording: Take(trimStart: 0.25)), MemoValue(id: 2, name: "B"),
    MemoValue(id: 1, name: "C"),
  ]

  private var recorder: TimedRecorder<SameIDTake> {
    TimedRecorder(.milliseconds(100), clock: clock) { _ in SameIDMemo.makeRecording() }
  }

  private func list(_ source: Source<[SameIDMemo]>) -> Driver {
    let list = MemoList(source.binding, recorder: recorder, context: context) {
      SameIDMemo(MemoValue(id: 1, name: $0))
    }
    return Driver(list, context: context)
  }

  private func list(_ store: Store<SameIDMemo>) -> MemoList<SameIDMemo> {
    MemoList(store, recorder: recorder, context: context) { SameIDMemo(MemoValue(id: 1, name: $0)) }
  }

  @Test("A list over a binding shows each of them, and edits the first")
  func first() async throws {
    let source = Source(memos.map { SameIDMemo($0) })
    let driver = list(source)
    #expect(driver.rows == ["A", "B", "C"])
    try driver.open("A")
    try driver.type("Name", "Ann")
    try driver.back()
    #expect(source.value.map(\.name) == ["Ann", "B", "C"])
    try driver.delete("Ann")
    #expect(source.value.map(\.name) == ["B", "C"])
    driver.undo()
    driver.undo()
    #expect(source.value.map(\.value) == memos)
    driver.redo()
    driver.redo()
    #expect(source.value.map(\.name) == ["B", "C"])
  }

  @Test("A list over a binding opens and deletes the row that was chosen")
  func last() throws {
    withKnownIssue("A row's id leads to the first memo that has it.") {
      let source = Source(memos.map { SameIDMemo($0) })
      let driver = list(source)
      try driver.open("C")
      #expect(try driver.value(of: "Name") == "C")
      try driver.back()
      try driver.delete("C")
      #expect(source.value.map(\.name) == ["A", "B"])
    }
  }

  @Test("A list over a binding that adds a memo with an id in use takes back that one, and no other")
  func added() throws {
    let source = Source(memos.map { SameIDMemo($0) })
    let driver = list(source)
    try driver.press("Add Memo")
    try driver.back()
    #expect(source.value.map(\.name) == ["A", "B", "C", "New Memo"])
    driver.undo()
    #expect(source.value.map(\.value) == memos)
    driver.redo()
    #expect(source.value.map(\.name) == ["A", "B", "C", "New Memo"])
  }

  @Test("A store keeps the first of them")
  func store() throws {
    let store = Store(memos.map { SameIDMemo($0) }, context: context)
    let driver = Driver(list(store), context: context)
    #expect(driver.rows == ["A", "B"])
    #expect(store.items.map(\.value) == Array(memos.prefix(2)))
  }

  @Test("A list over a store adds no memo with an id in use, and offers no undo of it")
  func addedToStore() throws {
    let store = Store(memos.map { SameIDMemo($0) }, context: context)
    let driver = Driver(list(store), context: context)
    try driver.press("Add Memo")
    #expect(driver.rows == ["A", "B"])
    #expect(!context.undo.canUndo)
    #expect(store.items.map(\.value) == Array(memos.prefix(2)))
  }

  @Test("A file keeps all of them, shows the first, and says which isn't shown")
  func file() async throws {
    let text =
      #"[{"id": 1, "name": "A"}, {"id": 2, "name": "B"}, {"id": 1, "name": "C", "color": "red"}]"#
    try folder.write(text, to: "memos.json")
    let store = Store<SameIDMemo>(JSONFileStorage(folder["memos.json"]), context: context)
    let driver = Driver(StoreScreen(store, context: context) { list(store) }, context: context)
    try await driver.wait()
    #expect(driver.rows == ["A", "B"])
    #expect(driver.texts.contains { $0.contains("item 3") && $0.contains("the same identity as item 1") })
    try driver.open("A")
    try driver.type("Name", "Ann")
    try driver.back()
    try await driver.wait()
    #expect(try folder.text(of: "memos.json") == text.replacing("\"A\"", with: "\"Ann\""))
    try await store.close()
  }

  @Test("A todo with an id in use isn't added, and what was typed stays")
  func todo() throws {
    let store = Store([SameIDTodo(TodoValue(id: 1, title: "Call"))], context: context)
    let list = TodoList(store, context: context) { title, date in
      SameIDTodo(TodoValue(id: 1, title: title, dueDate: date))
    }
    let driver = Driver(list, context: context)
    try driver.type("Title", "Buy")
    try driver.press("Add")
    #expect(driver.rows == ["Call"])
    #expect(!context.undo.canUndo)
    #expect(try driver.value(of: "Title") == "Buy")
  }
}
