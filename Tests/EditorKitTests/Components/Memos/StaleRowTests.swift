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

  /// A memo whose identity changes when it is saved.
  final class Draft: MemoProtocol, Identifiable {
    var id: Int
    var name = "A"
    var recording: Take?
    static var attributes: [Attribute<Take>] { Take.described }
    init(_ id: Int) { self.id = id }
  }

  @Test("A row of an object means the object, also if its identity has changed since", arguments: [true, false])
  func changedIdentity(isStored: Bool) {
    let draft = Draft(-1)
    let source = Source([Draft(1), draft])
    let store = Store([Draft(1), draft], context: .testing())
    let recorder = TimedRecorder { Take() }
    let list =
      isStored
      ? MemoList(store, recorder: recorder, context: .testing()) { _ in Draft(9) }
      : MemoList(source.binding, recorder: recorder, context: .testing()) { _ in Draft(9) }
    guard case .navigation(let navigation) = list.body, case .stack(let stack) = navigation.root,
      case .list(let shown)? = stack.children.last
    else {
      Issue.record("The list isn't where it was.")
      return
    }
    draft.id = 2
    shown.delete?(shown.id(1))
    #expect((isStored ? store.items : source.value).map(\.id) == [1])
  }
}
