import EditorKit
import EditorKitTesting
import Testing

@Suite("The editor from parts, for an app that conforms to nothing")
@MainActor struct EditorFromPartsTests {
  /// What an app has: no protocol of the kit's anywhere.
  private final class App {
    var file: String?
    var start = 0.0
    var end = 1.0
    var log: [String] = []
  }

  private let app = App()
  private let clock = TestClock()

  private func makeDriver(restored: (@MainActor () -> Void)? = nil) -> Driver {
    let context = Context.testing(clock: clock)
    let editor = RecordingEditor(
      hasRecording: { [app] in app.file != nil },
      attributes: [
        EditorAttribute("Start", Binding(app, \.start)),
        EditorAttribute("End", Binding(app, \.end), default: 1),
      ],
      recorder: TimedRecorder(clock: clock) { _ in "take.wav" },
      context: context,
      started: { [app] in app.log.append("started") },
      finished: { [app] file in
        app.file = file
        app.log.append("finished")
      },
      deleted: { [app] in
        app.file = nil
        app.log.append("deleted")
      },
      restored: restored
    )
    return Driver(editor, context: context)
  }

  @Test("It records, sets and deletes as the one over a memo does")
  func story() async throws {
    let driver = makeDriver()
    try driver.set("Start", to: 0.25)
    try driver.press("Record")
    try await driver.wait()
    #expect(driver.shows("Recorded."))
    #expect(app.file == "take.wav")
    #expect(app.start == 0.25)
    try driver.press("Trash Recording")
    #expect(driver.shows("No recording."))
    #expect(app.start == 0)
    #expect(app.log == ["started", "finished", "deleted"])
  }

  @Test("Deleting can be undone where the app can restore, and then the values come back too")
  func restore() throws {
    app.file = "old.wav"
    app.end = 0.5
    let driver = makeDriver(restored: { [app] in app.file = "old.wav" })
    try driver.press("Trash Recording")
    #expect(app.end == 1)
    driver.undo()
    #expect(app.file == "old.wav")
    #expect(app.end == 0.5)
  }

  @Test("Deleting can't be undone where the app can't restore")
  func noRestore() throws {
    app.file = "old.wav"
    let driver = makeDriver()
    try driver.press("Trash Recording")
    #expect(!driver.undo())
  }
}
