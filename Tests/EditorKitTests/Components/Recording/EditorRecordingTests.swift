import EditorKit
import EditorKitTesting
import Testing

@Suite("Recording in an editor")
@MainActor struct EditorRecordingTests {
  let clock: TestClock
  let context: Context
  let source = Source(ValueMemo())
  let scripted = ScriptedRecorder<Take>()

  init() {
    clock = TestClock()
    context = Context.testing(clock: clock)
  }

  private func timed(_ duration: Duration = .seconds(2)) -> Editor<ValueMemo> {
    Editor(source.binding, recorder: TimedRecorder(duration, clock: clock) { _ in Take() }, context: context)
  }

  private func led() -> Editor<ValueMemo> {
    Editor(source.binding, recorder: scripted, context: context)
  }

  @Test("Elapsed time and level are shown while it records")
  func progress() async throws {
    let editor = timed()
    let driver = Driver(editor, context: context)
    try driver.press("Record")
    #expect(editor.phase == .recording(elapsed: .zero, level: 0))
    await driver.advance(by: .milliseconds(1300))
    guard case .recording(let elapsed, let level) = editor.phase else {
      Issue.record("\(editor.phase)")
      return
    }
    #expect(elapsed == .milliseconds(1300))
    #expect((0.59...0.61).contains(level))
    try await driver.wait()
    #expect(editor.phase == .recorded)
    #expect(clock.elapsed == .seconds(2))
  }

  @Test("Stopping keeps what there is, without waiting for the time to pass")
  func stop() async throws {
    let editor = timed()
    let driver = Driver(editor, context: context)
    try driver.press("Record")
    await driver.advance(by: .milliseconds(500))
    try driver.press("Stop")
    await driver.settle()
    #expect(editor.phase == .recorded)
    #expect(clock.elapsed == .milliseconds(500))
  }

  @Test("Recording again while the last one is being stopped really records, one at a time")
  func recordWhileStopping() async throws {
    let editor = led()
    editor.record()
    await context.settle()
    editor.stop()
    editor.record()
    await context.settle()
    #expect(scripted.calls.count == 1)
    scripted.calls[0].end(.success(Take(trimStart: 0.1)))
    await context.settle()
    #expect(scripted.calls.count == 2)
    #expect(source.value.recording?.trimStart == 0.1)
    scripted.calls[1].end(.success(Take(trimStart: 0.2)))
    await context.settle()
    #expect(source.value.recording?.trimStart == 0.2)
    #expect(scripted.mostRunning == 1)
  }

  @Test("Recording twice in one turn is one recording")
  func recordTwice() async {
    let editor = led()
    editor.record()
    editor.record()
    await context.settle()
    #expect(scripted.calls.count == 1)
    #expect(context.work.pendingCount == 1)
    scripted.calls[0].end(.success(nil))
    await context.settle()
  }

  @Test("The late failure of a cancelled start doesn't touch the next recording")
  func lateFailure() async {
    let editor = led()
    editor.record()
    await context.settle()
    editor.cancel()
    editor.record()
    scripted.calls[0].end(.failure(ScriptedRecorder<Take>.Failure(description: "late")))
    await context.settle()
    #expect(scripted.calls.count == 2)
    guard case .recording = editor.phase else {
      Issue.record("\(editor.phase)")
      return
    }
    scripted.calls[1].end(.success(Take()))
    await context.settle()
    #expect(editor.phase == .recorded)
  }

  @Test(
    "Cancelling stops the recorder and goes back to the phase before, with a recording or without",
    arguments: [true, false])
  func cancel(hasRecording: Bool) async {
    if hasRecording { source.value.recording = Take(trimStart: 0.3) }
    let before = source.value
    let editor = led()
    let phase = editor.phase
    editor.record()
    await context.settle()
    editor.cancel()
    #expect(editor.phase == phase)
    scripted.calls[0].end(.success(Take()))
    await context.settle()
    #expect(scripted.calls[0].sawCancellation)
    #expect(scripted.calls[0].sawStop)
    #expect(source.value == before)
    #expect(editor.phase == phase)
    #expect(context.work.pendingCount == 0)
  }

  @Test("Nothing is written after the editor has been dropped")
  func dropped() async throws {
    var editor: Editor<ValueMemo>? = timed(.milliseconds(200))
    editor?.record()
    await context.advance(by: .milliseconds(100))
    weak let watched = editor
    editor = nil
    #expect(watched == nil)
    try await context.wait()
    #expect(source.value.recording == nil)
    #expect(context.work.pendingCount == 0)
  }

  @Test("A recorder that ends early with something has recorded it")
  func endsEarly() async {
    let editor = led()
    editor.record()
    await context.settle()
    scripted.calls[0].end(.success(Take(trimEnd: 0.5)))
    await context.settle()
    #expect(editor.phase == .recorded)
    #expect(source.value.recording?.trimEnd == 0.5)
  }

  @Test("A recorder that ends with nothing has failed, and a retry records")
  func nothingRecorded() async throws {
    let driver = Driver(led(), context: context)
    try driver.press("Record")
    await driver.settle()
    scripted.calls[0].end(.success(nil))
    await driver.settle()
    #expect(driver.shows("Recording failed: Nothing was recorded. Check the microphone, then try again."))
    try driver.press("Retry")
    await driver.settle()
    scripted.calls[1].end(.success(Take()))
    await driver.settle()
    #expect(driver.shows("Recorded."))
  }

  @Test("A capture that dies ends the recording phase with the reason, and an old recording stays")
  func captureDies() async throws {
    source.value.recording = Take(trimStart: 0.4)
    let editor = led()
    let driver = Driver(editor, context: context)
    try driver.press("Replace Recording")
    await driver.settle()
    scripted.calls[0].end(.failure(ScriptedRecorder<Take>.Failure(description: "the microphone was unplugged")))
    await driver.settle()
    #expect(editor.phase == .failed(reason: "the microphone was unplugged"))
    #expect(driver.shows("Recording failed: the microphone was unplugged"))
    #expect(source.value.recording?.trimStart == 0.4)
    try driver.press("Cancel")
    #expect(editor.phase == .recorded)
  }

  @Test("Leaving the screen while it records keeps the recording, though nobody holds the editor")
  func leaving() async throws {
    var editor: Editor<ValueMemo>? = timed()
    editor?.record()
    await context.advance(by: .milliseconds(100))
    editor?.disappear()
    editor = nil
    try await context.wait()
    #expect(source.value.recording == Take())
    #expect(context.work.pendingCount == 0)
  }

  @Test("Started, finished and deleted are told, in order")
  func callbacks() async throws {
    var told: [String] = []
    let editor = Editor(
      source.binding,
      recorder: TimedRecorder(clock: clock) { _ in Take() },
      context: context,
      started: { told.append("started") },
      finished: { told.append("finished \($0.trimEnd)") },
      deleted: { told.append("deleted") }
    )
    editor.record()
    try await context.wait()
    editor.trash()
    #expect(told == ["started", "finished 1.0", "deleted"])
  }

  @Test("Showing an editor writes nothing")
  func showing() {
    source.value.recording = Take(trimStart: 3, trimEnd: -1)
    var writes = 0
    let watched = source.binding.onChange { writes += 1 }
    let driver = Driver(Editor(watched, recorder: scripted, context: context), context: context)
    #expect(driver.shows("Recorded."))
    driver.close()
    #expect(writes == 0)
    #expect(!context.undo.canUndo)
    #expect(source.value.recording == Take(trimStart: 3, trimEnd: -1))
  }
}
