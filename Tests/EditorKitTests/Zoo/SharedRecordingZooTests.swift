import EditorKit
import EditorKitTesting
import Testing

@Suite("Recordings that are objects", .serialized)
@MainActor struct SharedRecordingZooTests {
  private let clock = TestClock()
  private let context: Context

  init() {
    context = Context.testing(clock: clock)
  }

  private var recorder: TimedRecorder<Tape> {
    TimedRecorder(.milliseconds(100), clock: clock) { _ in TapeMemo.makeRecording() }
  }

  @Test("Undo and redo bring back the same recordings, with the values that they had at each step")
  func identity() async throws {
    let memo = TapeMemo(MemoValue(id: 1, name: "A"))
    let driver = Driver(MemoScreen(memo, recorder: recorder, context: context), context: context)
    try driver.set("Trim Start", to: 0.25)
    try driver.press("Record")
    try await driver.wait()
    let first = try #require(memo.recording)
    try driver.set("Trim End", to: 0.75)
    try driver.press("Replace Recording")
    try await driver.wait()
    let second = try #require(memo.recording)
    #expect(first !== second)
    try driver.set("Trim End", to: 0.5)
    try driver.press("Trash Recording")
    driver.undo()
    #expect(memo.recording === second)
    #expect(second.trimEnd == 0.5)
    driver.undo()
    driver.undo()
    #expect(memo.recording === first)
    #expect(first.trimEnd == 0.75)
    driver.undo()
    driver.undo()
    #expect(memo.recording == nil)
    while driver.redo() {}
    driver.undo()
    #expect(memo.recording === second)
    #expect((first.trimStart, first.trimEnd) == (0.25, 0.75))
    #expect((second.trimStart, second.trimEnd) == (0, 0.5))
  }

  @Test("A recording is discarded when no step of undo and no memo has it, and not before")
  func discarding() async throws {
    let store = Store(InMemoryStorage([TapeMemo(MemoValue(id: 1, name: "A", recording: Take()))]), context: context)
    await store.load()
    let memo = try #require(store[id: 1])
    let first = try #require(memo.recording)
    let list = MemoList(store, recorder: recorder, context: context) { TapeMemo(MemoValue(id: 2, name: $0)) }
    let driver = Driver(list, context: context)
    try driver.open("A")
    try driver.press("Replace Recording")
    try await driver.wait()
    let second = try #require(memo.recording)
    driver.undo()
    driver.redo()
    try await driver.wait()
    #expect(!first.isErased)
    context.undo.clear()
    try await driver.wait()
    #expect(first.isErased)
    #expect(!second.isErased)
    try driver.back()
    try driver.delete("A")
    try await driver.wait()
    #expect(!second.isErased)
    context.undo.clear()
    #expect(second.isErased)
  }

  @Test("A recording that equals nothing isn't discarded while its memo has it")
  func neverEqual() throws {
    let source = Source(UnequalMemo())
    let recorder = TimedRecorder(clock: clock) { _ in UnequalMemo.Recording() }
    let editor = Editor(source.binding, recorder: recorder, context: context)
    let log = UnequalMemo.Log()
    editor.replace(with: UnequalMemo.Recording(log: log))
    editor.replace(with: UnequalMemo.Recording(number: 1, log: log))
    context.undo.undo()
    editor.replace(with: UnequalMemo.Recording(number: 2, log: log))
    context.undo.clear()
    #expect(!log.discarded.contains(2))
  }

  @Test("A change of an object inside a value notifies the value's observers", arguments: [true, false])
  func observed(isStored: Bool) throws {
    let memo = ClassInStructMemo(MemoValue(id: 1, name: "A", recording: Take()))
    let source = Source(memo)
    let store = Store([memo], context: context)
    let binding = try isStored ? #require(store.binding(id: 1)) : source.binding
    let tape: Binding<EquatableTape> = try #require(binding.recording)
    #expect(
      Flag.isNotified(reading: isStored ? store[id: 1] : source.value) { tape.trimStart.wrappedValue = 0.5 })
    #expect(memo.recording?.trimStart == 0.5)
  }

  @Test("A change of an object inside a stored value is saved, and is one step of undo")
  func undone() async throws {
    let storage = ScriptedStorage([ClassInStructMemo(MemoValue(id: 1, name: "A", recording: Take()))])
    let store = Store(storage, context: context)
    await store.load()
    let tape: Binding<EquatableTape> = try #require(store.binding(id: 1)?.recording)
    for value in [0.25, 0.5] { tape.trimStart.wrappedValue = value }
    #expect(store.hasUnsavedChanges)
    try await context.wait()
    #expect(storage.applyCount > 0)
    context.undo.undo()
    #expect(store[id: 1]?.recording?.trimStart == 0)
    #expect(!context.undo.canUndo)
    context.undo.redo()
    #expect(store[id: 1]?.recording?.trimStart == 0.5)
  }
}

/// A memo whose recordings equal nothing, and which notes those that are discarded.
private struct UnequalMemo: MemoProtocol {
  final class Log {
    var discarded: [Int] = []
  }

  struct Recording: Equatable {
    var number = 0
    var log: Log?
    var gain = 0.5

    static func == (one: Recording, other: Recording) -> Bool { false }
  }

  var name = ""
  var recording: Recording?

  static var attributes: [Attribute<Recording>] { [Attribute("Gain", \.gain)] }
  static func discardRecording(_ recording: Recording) { recording.log?.discarded.append(recording.number) }
}
