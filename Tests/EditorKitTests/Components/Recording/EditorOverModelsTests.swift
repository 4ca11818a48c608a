import EditorKit
import EditorKitTesting
import Testing

/// One story, which must go the same way over every kind of model.
@Suite("The editor over every kind of model")
@MainActor struct EditorOverModelsTests {
  let clock: TestClock
  let context: Context

  init() {
    clock = TestClock()
    context = Context.testing(clock: clock)
  }

  @Test("A value in a source")
  func value() async throws {
    let source = Source(ValueMemo())
    try await tell(source.binding, take: { Take() })
    #expect(source.value.recording == nil)
  }

  @Test("An element of an array")
  func element() async throws {
    let source = Source([ValueMemo(id: 1), ValueMemo(id: 2)])
    let memo = try #require(source.binding[id: 2])
    try await tell(memo, take: { Take() })
    #expect(source.value[0] == ValueMemo(id: 1))
  }

  @Test("An observable object")
  func observableObject() async throws {
    let memo = ObservableMemo()
    try await tell(Editor(memo, recorder: recorder { Take() }, context: context), read: { memo.recording?.trimStart })
  }

  @Test("An object that tells nobody")
  func plainObject() async throws {
    let memo = PlainMemo()
    try await tell(
      Editor(memo, recorder: recorder { ObjectTake() }, context: context),
      read: { memo.recording?.trimStart }
    )
  }

  @Test("A memo that can die")
  func mortal() async throws {
    let memo = MortalMemo()
    try await tell(Editor(memo, recorder: recorder { Take() }, context: context), read: { memo.recording?.trimStart })
  }

  @Test("A JSON object, whose other members stay")
  func json() async throws {
    let source = Source(RawMemo(json: ["x": 1, "name": "A"]))
    let editor = Editor(source.binding, recorder: recorder { RawTake(json: ["codec": "wav"]) }, context: context)
    try await tell(editor, read: { source.value.recording?.trimStart })
    #expect(source.value.json == ["x": 1, "name": "A"])
  }

  @Test("An item of a store, and an object in one")
  func stored() async throws {
    let values = Store([ValueMemo(id: 1), ValueMemo(id: 2)], context: context)
    try await tell(try #require(values.binding(id: 2)), take: { Take() })
    #expect(values[id: 1] == ValueMemo(id: 1))
    let object = PlainMemo()
    let objects = Store([object], context: context)
    let memo = try #require(objects.binding(id: object.id))
    try await tell(
      Editor(memo, recorder: recorder { ObjectTake() }, context: context), read: { object.recording?.trimStart })
  }

  private func recorder<Recording>(_ make: @escaping @MainActor () -> Recording) -> TimedRecorder<Recording> {
    TimedRecorder(.seconds(2), clock: clock) { _ in make() }
  }

  private func tell(_ memo: Binding<ValueMemo>, take: @escaping @MainActor () -> Take) async throws {
    try await tell(
      Editor(memo, recorder: recorder(take), context: context),
      read: { memo.wrappedValue.recording?.trimStart }
    )
  }

  private func tell<Memo: MemoProtocol>(_ editor: Editor<Memo>, read: () -> Double?) async throws {
    let driver = Driver(editor, context: context)
    #expect(editor.phase == .blank)
    #expect(read() == nil)
    try driver.press("Record")
    guard case .recording = editor.phase else { return #expect(Bool(false), "\(editor.phase)") }
    try await driver.wait()
    #expect(editor.phase == .recorded)
    #expect(read() == 0)
    try driver.set("Trim Start", to: 0.25)
    #expect(read() == 0.25)
    try driver.press("Trash Recording")
    #expect(read() == nil)
    #expect(editor.phase == .blank)
  }
}
