import EditorKitTesting
import Testing

@testable import EditorKit

@Suite("A recording is discarded when nothing can bring it back", .serialized)
@MainActor struct DiscardRecordingTests {
  /// A recording with a file of its own.
  final class Sound {
    let name: String
    init(_ name: String) { self.name = name }
  }

  struct Memo: MemoProtocol, Identifiable {
    /// Read and written on the main actor, by one test at a time.
    nonisolated(unsafe) static var log: [String] = []
    var id = 1
    var name = ""
    var recording: Sound?
    static var attributes: [Attribute<Sound>] { [] }
    static func discardRecording(_ recording: Sound) { log.append(recording.name) }
  }

  let context: Context
  let storage = ScriptedStorage<Memo>([Memo()])
  let recorder: TimedRecorder<Sound>

  init() {
    Memo.log = []
    let clock = TestClock()
    context = Context(clock: clock, undo: UndoHistory(limit: 3), work: .testing(clock: clock))
    recorder = TimedRecorder(clock: clock) { _ in Sound("recorded") }
  }

  private func editor(_ memo: Binding<Memo>) -> Editor<Memo> { Editor(memo, recorder: recorder, context: context) }

  @Test("What undo can bring back stays, and what it can't is discarded once")
  func history() {
    let source = Source(Memo())
    let editor = editor(source.binding)
    for name in ["a", "b", "c", "d"] { editor.replace(with: Sound(name)) }
    #expect(Memo.log.isEmpty)
    editor.replace(with: Sound("e"))
    #expect(Memo.log == ["a"])
    context.undo.undo()
    #expect(source.value.recording?.name == "d")
    editor.replace(with: Sound("f"))
    #expect(Memo.log == ["a", "e"])
    context.undo.clear()
    #expect(Memo.log == ["a", "e", "b", "c", "d"])
    #expect(source.value.recording?.name == "f")
  }

  @Test("A recording that the memo has again, or another step holds, stays")
  func stillInUse() {
    let source = Source(Memo())
    let editor = editor(source.binding)
    let sound = Sound("a")
    editor.replace(with: sound)
    editor.trash()
    editor.replace(with: sound)
    for _ in 0..<5 { context.undo.register("other", undo: {}, redo: {}) }
    #expect(source.value.recording === sound)
    #expect(Memo.log.isEmpty)
    editor.trash()
    context.undo.clear()
    #expect(Memo.log == ["a"])
  }

  @Test("A redo that is gone takes what it would have recorded with it")
  func discardedRedo() {
    let source = Source(Memo())
    let editor = editor(source.binding)
    editor.replace(with: Sound("a"))
    editor.trash()
    context.undo.undo()
    context.undo.undo()
    #expect(source.value.recording == nil)
    context.undo.register("other", undo: {}, redo: {})
    #expect(Memo.log == ["a"])
  }

  @Test("For a memo in a store, it waits until the store has saved, and a failed save discards nothing")
  func store() async throws {
    let store = Store(storage, context: context)
    await store.load()
    let editor = editor(try #require(store.binding(id: 1)))
    editor.replace(with: Sound("a"))
    editor.replace(with: Sound("b"))
    try await store.flush()
    struct Full: Error {}
    storage.saveFailure = Full()
    for name in ["c", "d"] { editor.replace(with: Sound(name)) }
    context.undo.clear()
    await #expect(throws: Full.self) { try await store.flush() }
    #expect(Memo.log.isEmpty)
    storage.saveFailure = nil
    try await store.flush()
    #expect(Memo.log == ["a", "b", "c"])
    #expect(store[id: 1]?.recording?.name == "d")
  }

  @Test("At the end of a program, what undo holds is discarded if the last save succeeds", arguments: [true, false])
  func end(succeeds: Bool) async throws {
    let store = Store(storage, context: context)
    await store.load()
    let editor = editor(try #require(store.binding(id: 1)))
    editor.replace(with: Sound("a"))
    editor.replace(with: Sound("b"))
    struct Full: Error {}
    if !succeeds { storage.saveFailure = Full() }
    try? await store.close()
    #expect(Memo.log == (succeeds ? ["a"] : []))
  }

  @Test("A deleted memo's recording is discarded when its deletion can't be undone", arguments: [true, false])
  func deletedMemo(isStored: Bool) async throws {
    let memo = Memo(id: 4, name: "A", recording: Sound("a"))
    let source = Source([memo])
    let store = Store([memo], context: context)
    let make: @MainActor (String) -> Memo = { Memo(id: 9, name: $0) }
    let list =
      isStored
      ? MemoList(store, recorder: recorder, context: context, makeMemo: make)
      : MemoList(source.binding, recorder: recorder, context: context, makeMemo: make)
    list.delete(4)
    context.undo.undo()
    #expect(Memo.log.isEmpty)
    context.undo.redo()
    context.undo.clear()
    #expect(Memo.log == ["a"])
  }
}
