import EditorKit

/// Measures what an editor shows, and writes through its first slider, over each kind of model.
@MainActor func measureEditor(_ harness: Harness) {
  let context = Context()
  let recorder = TimedRecorder { _ in Take() }
  let memo = Memo(name: "Standup", recording: Take())

  let source = Source(memo)
  let editor = Editor(source.binding, recorder: recorder, context: context)
  harness.measure("editor/body", count: 10_000) { _ in consume(editor.body) }
  measureWrites(harness, "source", editor)

  let object = MemoObject(name: "Standup", recording: Take())
  measureWrites(harness, "class", Editor(object, recorder: recorder, context: context))

  let store = Store([memo], context: context)
  guard let item = store.binding(id: memo.id) else { return }
  measureWrites(harness, "store", Editor(item, recorder: recorder, context: context))
}

/// Measures writes through the binding of an editor's first slider.
@MainActor private func measureWrites<Model: MemoProtocol>(
  _ harness: Harness, _ model: String, _ editor: Editor<Model>
) {
  guard let value = editor.body.firstSlider?.value else { return }
  harness.measure("editor/write/\(model)", count: 20_000) { value.wrappedValue = Double($0 % 1000) / 1000 }
  withExtendedLifetime(editor) {}
}
