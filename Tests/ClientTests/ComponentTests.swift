import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Components and recorders in an app")
@MainActor struct ComponentTests {
  private let clock = TestClock()
  private let context: Context

  init() {
    context = Context.testing(clock: clock)
  }

  @Test("The page on components shows code that compiles", arguments: ["ComponentPage", "RecorderPage"])
  func page(name: String) throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = here.appendingPathComponent("../../Documentation/Components.md")
    let code = try String(contentsOf: here.appendingPathComponent(name + ".swift"), encoding: .utf8)
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n\(code)```"))
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

  @Test("The page's recorder records until it is stopped, and cancelling it is no failure")
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
}
