import EditorKit
import EditorKitTesting
import Testing

@Suite("Components and recorders in an app")
@MainActor struct ComponentTests {
  private let clock = TestClock()
  private let context: Context

  init() {
    context = Context.testing(clock: clock)
  }

  @Test("The page's component lists, opens, edits and deletes")
  func component() throws {
    let store = Store([Price(id: "Tea", amount: 2), Price(id: "Cake", amount: 3)], context: context)
    let driver = Driver(PriceList(store, context: context), context: context)
    #expect(driver.rows == ["Tea", "Cake"])
    try driver.open("Cake")
    try driver.set("Amount", to: 4.5)
    #expect(store[id: "Cake"]?.amount == 4.5)
    store.remove(id: "Cake")
    #expect(driver.rows == ["Tea"])
    try driver.delete("Tea")
    #expect(driver.shows("Nothing is for sale."))
    driver.undo()
    #expect(driver.rows == ["Tea"])
  }

  private struct Clip: MemoProtocol {
    var name = ""
    var recording: Double?
    static var attributes: [Attribute<Double>] { [] }
  }

  @Test("The page's stopwatch records until it is stopped, and cancelling it is no failure")
  func recorder() async throws {
    let source = Source(Clip())
    let editor = Editor(source.binding, recorder: StopwatchRecorder(clock: context.clock), context: context)
    let driver = Driver(editor, context: context)
    try driver.press("Record")
    await driver.advance(by: .seconds(1))
    #expect(driver.shows("Recording…"))
    try driver.press("Stop")
    try await driver.wait()
    #expect(try #require(source.value.recording) >= 1)
    try driver.press("Replace Recording")
    await driver.advance(by: .seconds(1))
    try driver.press("Cancel")
    try await driver.wait()
    #expect(editor.phase == .recorded)
  }

  @Test("The page's recorder of peaks returns the loudest sample, or nothing where there are none")
  func peaks() async throws {
    let control = RecordingControl()
    let recorder = PeakRecorder {
      await control.stop()
      return [0.25, -0.5]
    }
    #expect(try await recorder.record(control) == 0.5)
    #expect(try await recorder.record(control) == nil)
  }

  @Test("An attribute has the defaults that the page lists")
  func defaults() {
    let attribute = Attribute("Length", \Concert.length)
    #expect(attribute.range == 0...1)
    #expect(attribute.defaultValue == 0)
    #expect(Attribute("Gain", \Concert.gain, in: -24...24).defaultValue == -24)
    #expect(attribute.step == 0.01)
    #expect(attribute.unit == "")
    #expect(attribute.lowerLimit == nil && attribute.upperLimit == nil && attribute.format == nil)
    #expect(Concert.attributes.map(\.name) == ["Gain", "Fade Out"])
  }
}
