import EditorKit

/// Measures the memory that components leave behind, and counts those that outlive their last use.
@MainActor func measureComponents(_ harness: Harness) async {
  let (memory, alive) = ("components/memory/100000", "components/alive/100000")
  guard harness.isAnyWanted([memory, alive]) else { return }
  let crowd = Crowd()
  var context = Context()
  // The heap finds its size before the measurement begins.
  await crowd.use(10_000, context)
  let before = Memory.resident()
  await crowd.use(90_000, context)
  let after = Memory.resident()
  // The last steps of undo hold models, and go with their context.
  context = Context()
  await Task.yield()
  harness.report(memory, after - before, "MB")
  harness.report(alive, Double(crowd.countAlive()), "alive")
  withExtendedLifetime(context) {}
}

/// Many components and models, each of which lives for one use.
@MainActor private final class Crowd {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var members: [Weak] = []

  /// Makes components of each kind, uses each of them once, and drops them.
  func use(_ count: Int, _ context: Context) async {
    for index in 0..<count {
      withPool {
        useEditor(context)
        useScreen(context)
        useList(context)
      }
      await useLoader(context)
      // Weak references to what is gone take memory, too.
      if index % 1000 == 999 { _ = countAlive() }
    }
  }

  /// Counts the components and models that are alive, and forgets the others.
  func countAlive() -> Int {
    members.removeAll { $0.object == nil }
    return members.count
  }

  private func note(_ objects: AnyObject...) {
    members += objects.map { Weak(object: $0) }
  }

  private func useEditor(_ context: Context) {
    let memo = MemoObject(name: "Standup", recording: Take())
    let editor = Editor(memo, recorder: TimedRecorder { _ in Take() }, context: context)
    editor.body.firstSlider?.value.wrappedValue = 0.5
    consume(editor.body)
    note(memo, editor)
  }

  private func useScreen(_ context: Context) {
    let memo = Source(Memo(name: "Standup", recording: Take()))
    let screen = MemoScreen(memo.binding, recorder: TimedRecorder { _ in Take() }, context: context)
    screen.body.firstTextField?.text.wrappedValue = "Retrospective"
    consume(screen.body)
    note(memo, screen)
  }

  private func useList(_ context: Context) {
    let store = Store([Todo(title: "Water the plants")], context: context)
    let list = TodoList(store, context: context) { Todo(title: $0, dueDate: $1) }
    consume(list.body)
    list.add("Call Ann")
    consume(list.body)
    note(store, list)
  }

  private func useLoader(_ context: Context) async {
    let loader = Loader(context: context) { 7 }
    let view = LoaderView(loader, context: context) { Answer($0) }
    view.appear()
    consume(view.body)
    await context.work.waitUntilIdle()
    consume(view.body)
    view.disappear()
    note(loader, view)
  }
}

/// A component that shows a number.
@MainActor private final class Answer: Component {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  var body: Element { .text(Element.Text("\(number)")) }
}
