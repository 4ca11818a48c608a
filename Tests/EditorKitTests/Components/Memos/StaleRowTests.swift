import EditorKit
import EditorKitTesting
import Testing

@Suite("Rows that a host asks for too late")
@MainActor struct StaleRowTests {
  @Test("A row that is gone has an identity that is no memo's, and deleting it deletes nothing")
  func gone() {
    let source = Source([ValueMemo(id: 2, name: "A"), ValueMemo(id: 1, name: "B")])
    let list = MemoList(source.binding, recorder: TimedRecorder { Take() }, context: .testing()) { ValueMemo(name: $0) }
    guard case .navigation(let navigation) = list.body, case .stack(let stack) = navigation.root,
      case .list(let shown)? = stack.children.last
    else {
      Issue.record("The list isn't where it was.")
      return
    }
    source.value = [ValueMemo(id: 1, name: "B")]
    // The identity of the memo that is left is the number of the row that is gone.
    shown.delete?(shown.id(1))
    #expect(source.value.map(\.name) == ["B"])
    #expect(shown.row(1).title == "")
  }
}
