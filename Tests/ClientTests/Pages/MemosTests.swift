import EditorKit
import EditorKitTesting
import Testing

@testable import Memos

@Test("A recording keeps the attributes that were set before it")
@MainActor func recording() async throws {
  let clock = TestClock()
  let context = Context.testing(clock: clock)
  let source = Source(Memo(name: "Standup"))
  let recorder = TimedRecorder(clock: clock) { _ in Take() }
  let driver = Driver(Editor(source.binding, recorder: recorder, context: context), context: context)
  try driver.set("Trim Start", to: 0.25)
  try driver.press("Record")
  try await driver.wait()  // two seconds of the test's clock, none of yours
  #expect(source.value.recording?.trimStart == 0.25)
}
