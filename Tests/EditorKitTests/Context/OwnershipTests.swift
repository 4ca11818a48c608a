import EditorKitTesting
import Observation
import Testing

@testable import EditorKit

@Suite("Bindings keep their store alive, and steps of undo keep nothing but values")
@MainActor struct OwnershipTests {
  @Test("Edits through a binding are saved and can be undone, although nobody else holds the store")
  func bindingKeepsStore() async throws {
    let context = Context.testing(clock: TestClock())
    let storage = ScriptedStorage([ValueMemo(id: 1, name: "a")])
    func makeScreen() async -> MemoScreen<ValueMemo> {
      let store = Store(storage, context: context)
      await store.load()
      return MemoScreen(
        store.binding(id: 1)!, recorder: TimedRecorder(clock: context.clock) { _ in Take() }, context: context)
    }
    let driver = Driver(await makeScreen(), context: context)
    try driver.type("Name", "Ann")
    try await context.wait()
    #expect(storage.memory.items.map(\.name) == ["Ann"])
    #expect(context.undo.undo())
    #expect(try driver.value(of: "Name") == "a")
  }

  @Test("Writing a member of a memo or a todo doesn't make the writer an observer of it")
  func writerDoesNotObserve() {
    let context = Context.testing(clock: TestClock())
    let source = Source(ValueMemo(id: 1, name: "a", recording: Take()))
    let access = MemoAccess(source.binding, context: context)
    let name = access.name()
    let todo = Source(ValueTodo(id: 1, title: "a"))
    let screen = TodoScreen(todo.binding, context: context)
    guard case .stack(let stack) = screen.body, case .textField(let title)? = stack.children.first else {
      Issue.record("The screen begins with its title.")
      return
    }
    final class Count: @unchecked Sendable { var value = 0 }
    let told = Count()
    withObservationTracking {
      name.wrappedValue = "b"
      title.text.wrappedValue = "b"
    } onChange: {
      told.value += 1
    }
    #expect(source.value.name == "b" && todo.value.title == "b")
    source.value = ValueMemo(id: 1, name: "c")
    todo.value = ValueTodo(id: 1, title: "c")
    #expect(told.value == 0)
  }

  @Test("A step whose store is gone isn't offered any more")
  func goneStore() {
    let context = Context.testing(clock: TestClock())
    var store: Store<Note>? = Store([Note(id: 1)], context: context)
    store?.binding(id: 1)?.text.wrappedValue = "a"
    store?.add(Note(id: 2))
    context.undo.undo()
    #expect(context.undo.canUndo && context.undo.canRedo)
    store = nil
    #expect(!context.undo.canUndo && !context.undo.canRedo)
    #expect(!context.undo.undo() && !context.undo.redo())
  }

  /// What a scene uses: a component that has been used, what it stands on, and the model.
  struct Scene {
    var component: any Component
    var held: [AnyObject] = []
  }

  nonisolated static let scenes: [String] = [
    "a store", "a screen over a store", "a memo list", "a memo list over a store", "an object", "an editor from parts",
    "a todo list", "a todo screen", "a store screen", "a book page",
  ]

  private func scene(_ name: String, _ context: Context) throws -> Scene {
    let recorder = TimedRecorder(clock: context.clock) { _ in Take() }
    switch name {
    case "a store":
      let store = Store([Note(id: 1)], context: context)
      store.add(Note(id: 2))
      store.remove(id: 1)
      return Scene(component: Probe(), held: [store])
    case "a screen over a store":
      let store = Store([ValueMemo(id: 1)], context: context)
      let screen = MemoScreen(try #require(store.binding(id: 1)), recorder: recorder, context: context)
      try Driver(screen, context: context).type("Name", "A")
      return Scene(component: screen, held: [store])
    case "a memo list":
      let source = Source([ValueMemo]())
      let list = MemoList(source.binding, recorder: recorder, context: context) { ValueMemo(id: 7, name: $0) }
      list.add()
      list.delete(7)
      return Scene(component: list, held: [source])
    case "a memo list over a store":
      let store = Store([ValueMemo](), context: context)
      let list = MemoList(store, recorder: recorder, context: context) { ValueMemo(id: 7, name: $0) }
      list.add()
      list.delete(7)
      return Scene(component: list, held: [store])
    case "an object":
      let memo = PlainMemo()
      memo.recording = ObjectTake()
      let screen = MemoScreen(
        memo, recorder: TimedRecorder(clock: context.clock) { _ in ObjectTake() }, context: context)
      let driver = Driver(screen, context: context)
      try driver.type("Name", "A")
      try driver.set("Trim Start", to: 0.5)
      screen.editor.trash()
      return Scene(component: screen, held: [memo])
    case "an editor from parts":
      let source = Source(Take())
      let editor = RecordingEditor<Take>(
        hasRecording: { true },
        attributes: [EditorAttribute("Start", source.binding.trimStart)],
        recorder: recorder, context: context, finished: { _ in }, deleted: {}, restored: {})
      try Driver(editor, context: context).set("Start", to: 0.5)
      editor.trash()
      return Scene(component: editor, held: [source])
    case "a todo list", "a todo screen":
      let store = Store([ValueTodo(id: 1, title: "a")], context: context)
      let list = TodoList(store, context: context) { ValueTodo(id: 2, title: $0, dueDate: $1) }
      list.add("b")
      list.toggle(1)
      let screen = TodoScreen(try #require(store.binding(id: 1)), context: context)
      try Driver(screen, context: context).type("Title", "c")
      return Scene(component: name == "a todo list" ? list : screen, held: [store, list, screen])
    case "a store screen":
      let store = Store([Note(id: 1)], context: context)
      let screen = StoreScreen(store, context: context) { Probe() }
      store.remove(id: 1)
      return Scene(component: screen, held: [store])
    default:
      let page = BookPage(PageBook(), mode: .preview, context: context) { _ in }
      page.addToLibrary()
      return Scene(component: page)
    }
  }

  struct PageBook: BookProtocol {
    var title = "War"
  }

  @Test("A scene that has been used and dropped frees its context, store, component and model", arguments: scenes)
  func everythingIsFreed(_ name: String) throws {
    final class Weak {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    var context: Context? = Context()
    var scene: Scene? = try scene(name, context!)
    let weak = ([context!, scene!.component] as [AnyObject] + scene!.held).map { Weak($0) }
    if name != "a book page" { #expect(context!.undo.canUndo) }
    scene = nil
    context = nil
    #expect(weak.compactMap(\.object).isEmpty, "\(weak.compactMap(\.object))")
  }
}
