import EditorKit
import EditorKitTesting
import Testing

@MainActor @Suite("Models of an app")
struct ClientTests {
  let clock: TestClock
  let context: Context

  init() {
    clock = TestClock()
    context = Context.testing(clock: clock)
  }

  private var recorder: TimedRecorder<Clip> { TimedRecorder(clock: clock) { _ in Clip() } }

  /// Makes an editor over a generic memo.
  private func makeEditor<Memo: MemoProtocol>(_ memo: Binding<Memo>) -> Editor<Memo> where Memo.Recording == Clip {
    Editor(memo, recorder: recorder, context: context)
  }

  /// Makes the body of an editor over a generic object.
  private func makeBody<Memo: MemoProtocol & AnyObject>(_ memo: Memo) -> Element where Memo.Recording == Clip {
    Editor(memo, recorder: recorder, context: context).body
  }

  private func nameOfOpaque(_ memo: some MemoProtocol) -> String {
    var memo = memo
    let name = Binding(get: { memo.name }, set: { memo.name = $0 })
    name.wrappedValue += "!"
    return name.wrappedValue
  }

  private func controls(_ component: any Component) -> Int {
    Driver(component, context: context).controls.count
  }

  @Test("Structs, classes, observable and isolated classes all get the editor")
  func kinds() {
    #expect(controls(makeEditor(Source(StructMemo()).binding)) == 3)
    #expect(controls(Editor(FinalMemo(), recorder: recorder, context: context)) == 3)
    #expect(controls(Editor(OpenMemo(), recorder: recorder, context: context)) == 3)
    #expect(controls(Editor(DerivedMemo(), recorder: recorder, context: context)) == 3)
    #expect(controls(Editor(WatchedMemo(), recorder: recorder, context: context)) == 3)
    #expect(controls(Editor(IsolatedMemo(), recorder: recorder, context: context)) == 3)
    guard case .section = makeBody(FinalMemo()) else {
      Issue.record("An editor's body isn't a section.")
      return
    }
    #expect(nameOfOpaque(StructMemo(name: "A")) == "A!")
  }

  /// An order and a selection, as an app stores them.
  private struct Sorting {
    let areInIncreasingOrder: (StructMemo, StructMemo) -> Bool
    let selected: Binding<FinalMemo>

    init<Key: Comparable>(by key: KeyPath<StructMemo, Key>, selected: Binding<FinalMemo>) {
      areInIncreasingOrder = { $0[keyPath: key] < $1[keyPath: key] }
      self.selected = selected
    }
  }

  @Test("A comparator of key paths and a binding to an object that isn't Sendable can be stored")
  func stored() {
    let memo = FinalMemo()
    let sorting = Sorting(by: \.name, selected: Source(memo).binding)
    sorting.selected.name.wrappedValue = "B"
    #expect(memo.name == "B")
    let sorted = [StructMemo(id: 1, name: "b"), StructMemo(id: 2, name: "a")].sorted(by: sorting.areInIncreasingOrder)
    #expect(sorted.map(\.id) == [2, 1])
  }
}
