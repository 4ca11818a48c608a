import EditorKit
import EditorKitTesting
import Testing

/// `MortalMemo` ends the process when it is touched after its death, so that passing is not being touched.
@Suite("Memos that can die")
@MainActor struct MortalMemoTests {
  let clock: TestClock
  let context: Context

  init() {
    clock = TestClock()
    context = Context.testing(clock: clock)
  }

  private func list(_ memos: Binding<[MortalMemo]>) -> Driver {
    let recorder = TimedRecorder(clock: clock) { _ in Take() }
    return Driver(MemoList(memos, recorder: recorder, context: context) { MortalMemo(name: $0) }, context: context)
  }

  @Test("A memo that dies while its row is on screen has no row any more, and isn't touched")
  func deadRow() {
    let memo = MortalMemo(name: "A", recording: Take())
    let driver = list(Source([memo]).binding)
    #expect(driver.rows == ["A"])
    memo.die()
    #expect(driver.rows.isEmpty)
  }

  @Test("A memo that dies between the list and its row isn't touched")
  func deadBetween() throws {
    let memo = MortalMemo(name: "A", recording: Take())
    let source = Source([memo])
    let recorder = TimedRecorder(clock: clock) { _ in Take() }
    let component = MemoList(source.binding, recorder: recorder, context: context) { MortalMemo(name: $0) }
    guard case .navigation(let navigation) = component.body, case .stack(let stack) = navigation.root,
      case .list(let shown)? = stack.children.last
    else {
      Issue.record("The list isn't where it was.")
      return
    }
    memo.die()
    #expect(shown.id(0) == AnyHashable(7))
    #expect(shown.row(0).title == "")
    shown.delete?(shown.id(0))
    shown.open?(shown.id(0))
    #expect(source.value.count == 1)
  }

  @Test("A memo whose promised recording isn't there is a blank editor")
  func missingRelation() {
    let driver = Driver(
      Editor(MortalMemo(), recorder: TimedRecorder(clock: clock) { _ in Take() }, context: context),
      context: context
    )
    #expect(driver.shows("No recording."))
  }

  @Test("The host goes back to the list when a memo dies while its screen is open")
  func deadScreen() throws {
    let memo = MortalMemo(name: "A")
    let driver = list(Source([memo]).binding)
    try driver.open("A")
    #expect(try driver.value(of: "Name") == "A")
    memo.die()
    #expect(driver.title == "Memos")
    #expect(driver.rows.isEmpty)
  }

  @Test("When a memo dies while it records, the recording ends once and nothing is written")
  func deadWhileRecording() async throws {
    let memo = MortalMemo(name: "A")
    let scripted = ScriptedRecorder<Take>()
    let component = MemoList(Source([memo]).binding, recorder: scripted, context: context) { MortalMemo(name: $0) }
    let driver = Driver(component, context: context)
    try driver.open("A")
    try driver.press("Record")
    await driver.settle()
    memo.die()
    #expect(driver.title == "Memos")
    scripted.calls[0].end(.success(Take()))
    await driver.settle()
    #expect(scripted.calls.count == 1)
    #expect(scripted.calls[0].sawCancellation)
    #expect(context.work.pendingCount == 0)
  }

  @Test("A dead memo's editor shows nothing and ignores everything")
  func deadEditor() throws {
    let memo = MortalMemo(name: "A", recording: Take())
    let editor = Editor(memo, recorder: TimedRecorder(clock: clock) { _ in Take() }, context: context)
    let driver = Driver(editor, context: context)
    try driver.set("Trim Start", to: 0.5)
    memo.die()
    editor.record()
    editor.trash()
    editor.replace(with: Take())
    context.undo.undo()
    #expect(driver.texts.isEmpty)
    #expect(editor.phase == .blank)
  }
}
