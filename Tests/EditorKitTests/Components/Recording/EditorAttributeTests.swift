import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Attributes in an editor")
@MainActor struct EditorAttributeTests {
  let clock: TestClock
  let context: Context
  let source = Source(ValueMemo())
  let driver: Driver

  init() {
    clock = TestClock()
    context = Context.testing(clock: clock)
    let recorder = TimedRecorder(clock: clock) { _ in Take() }
    driver = Driver(Editor(source.binding, recorder: recorder, context: context), context: context)
  }

  @Test("Values that are set before there is a recording go into the new one")
  func chosenBefore() async throws {
    try driver.set("Trim End", to: 0.8)
    try driver.set("Trim Start", to: 0.2)
    #expect(source.value.recording == nil)
    try driver.press("Record")
    try await driver.wait()
    #expect(source.value.recording == Take(trimStart: 0.2, trimEnd: 0.8))
  }

  @Test("Trim start is held at trim end, with a recording and without", arguments: [true, false])
  func held(hasRecording: Bool) throws {
    if hasRecording { source.value.recording = Take() }
    try driver.set("Trim End", to: 0.6)
    try driver.set("Trim Start", to: 0.9)
    #expect(try driver.value(of: "Trim Start") == 0.6)
    #expect(try driver.value(of: "Trim End") == 0.6)
  }

  @Test("A write past the bounds by a host that doesn't hold it is held all the same")
  func heldByTheEditor() throws {
    source.value.recording = Take(trimEnd: 0.5)
    try driver.drag("Trim Start", through: [0.2, 0.7])
    #expect(source.value.recording?.trimStart == 0.5)
  }

  @Test("A stored value outside of the bounds is shown at the nearest, and stays stored")
  func outside() throws {
    source.value.recording = Take(trimStart: 5, trimEnd: 0.5)
    #expect(try driver.value(of: "Trim Start") == 0.5)
    #expect(source.value.recording?.trimStart == 5)
  }

  @Test("Trashing resets the values, and undo brings the recording back with them")
  func trash() async throws {
    source.value.recording = Take(trimStart: 0.25, trimEnd: 0.75)
    try driver.press("Trash Recording")
    #expect(try driver.value(of: "Trim Start") == 0)
    #expect(try driver.value(of: "Trim End") == 1)
    #expect(source.value.recording == nil)
    driver.undo()
    #expect(source.value.recording == Take(trimStart: 0.25, trimEnd: 0.75))
    driver.redo()
    #expect(source.value.recording == nil)
  }

  @Test("Values chosen for the next recording are forgotten once it is there")
  func chosenOnce() async throws {
    try driver.set("Trim Start", to: 0.5)
    try driver.press("Record")
    try await driver.wait()
    try driver.press("Trash Recording")
    try driver.press("Record")
    try await driver.wait()
    #expect(source.value.recording == Take())
  }

  @Test("Undoing a recording brings back the values that were chosen for it")
  func undoRecording() async throws {
    try driver.set("Trim Start", to: 0.5)
    try driver.press("Record")
    try await driver.wait()
    driver.undo()
    #expect(source.value.recording == nil)
    #expect(try driver.value(of: "Trim Start") == 0.5)
    driver.redo()
    #expect(source.value.recording?.trimStart == 0.5)
  }

  @Test("One drag is one undo, back to the value before the drag")
  func drag() throws {
    source.value.recording = Take(trimStart: 0.1)
    try driver.drag("Trim Start", through: [0.2, 0.3, 0.4])
    try driver.drag("Trim Start", through: [0.5, 0.6])
    driver.undo()
    #expect(source.value.recording?.trimStart == 0.4)
    driver.undo()
    #expect(source.value.recording?.trimStart == 0.1)
    #expect(!context.undo.canUndo)
    driver.redo()
    #expect(source.value.recording?.trimStart == 0.4)
  }

  @Test("Junk leaves the value unchanged, and is reported beside the slider until a number is entered")
  func junk() throws {
    source.value.recording = Take(trimStart: 0.1)
    #expect(throws: InputError.self) { try driver.enter("Trim Start", "abc") }
    #expect(source.value.recording?.trimStart == 0.1)
    #expect(try driver.problem(of: "Trim Start") == "“abc” is not a number.")
    try driver.enter("Trim Start", "0.5")
    #expect(try driver.problem(of: "Trim Start") == nil)
    #expect(source.value.recording?.trimStart == 0.5)
  }

  @Test("A slider accepts a German decimal comma")
  func german() throws {
    let context = Context.testing(clock: clock, locale: Locale(identifier: "de_DE"))
    source.value.recording = Take()
    let editor = Editor(source.binding, recorder: TimedRecorder(clock: clock) { _ in Take() }, context: context)
    let driver = Driver(editor, context: context)
    try driver.enter("Trim Start", "0,5")
    #expect(source.value.recording?.trimStart == 0.5)
  }

  @Test("Setting the value that is there records nothing")
  func equal() throws {
    source.value.recording = Take(trimStart: 0.5)
    try driver.set("Trim Start", to: 0.5)
    #expect(!context.undo.canUndo)
  }

  @Test("A recording from elsewhere can be put in, and that can be undone")
  func replace() {
    source.value.recording = Take(trimStart: 0.1)
    let editor = Editor(source.binding, recorder: TimedRecorder(clock: clock) { _ in Take() }, context: context)
    editor.replace(with: Take(trimStart: 0.9))
    #expect(source.value.recording?.trimStart == 0.9)
    context.undo.undo()
    #expect(source.value.recording?.trimStart == 0.1)
  }

  @Test("A limit that a new recording sets itself holds for what was chosen before")
  func ownLimit() async throws {
    let source = Source(FadingMemo())
    let clock = TestClock()
    let context = Context.testing(clock: clock)
    let recorder = TimedRecorder(.seconds(2), clock: clock) { _ in Fading(length: 1) }
    let driver = Driver(Editor(source.binding, recorder: recorder, context: context), context: context)
    try driver.set("Fade Out", to: 20)
    try driver.press("Record")
    try await driver.wait()
    #expect(source.value.recording?.fadeOut == 1)
    #expect(try driver.value(of: "Fade Out") == 1)
  }

  private struct Fading {
    var fadeOut = 0.5
    var length = 30.0
  }

  private struct FadingMemo: MemoProtocol {
    var name = ""
    var recording: Fading?

    static var attributes: [Attribute<Fading>] {
      [Attribute("Fade Out", \.fadeOut, in: 0...30, default: 0.5, unit: "s", atMost: \.length)]
    }
  }

  @Test("A problem with what was entered goes with the next change of the value, and when the screen is left")
  func problemEnds() throws {
    let context = Context.testing()
    let source = Source(ValueMemo(recording: Take()))
    let recorder = TimedRecorder { _ in Take() }
    let driver = Driver(Editor(source.binding, recorder: recorder, context: context), context: context)
    #expect(throws: (any Error).self) { try driver.enter("Trim Start", "x") }
    #expect(try driver.problem(of: "Trim Start") != nil)
    source.binding.modify { $0.recording?.trimStart = 0.5 }
    #expect(try driver.problem(of: "Trim Start") == nil)
    let screen = MemoScreen(source.binding, recorder: recorder, context: context)
    let other = Driver(screen, context: context)
    #expect(throws: (any Error).self) { try other.enter("Trim Start", "x") }
    #expect(try other.problem(of: "Trim Start") != nil)
    screen.disappear()
    #expect(try other.problem(of: "Trim Start") == nil)
  }
}
