import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@MainActor @Suite("The driver")
struct DriverTests {
  let context = Context.testing()
  let log = Probe.Log()

  private func driver(_ children: Element...) -> Driver {
    Driver(Probe(log: log) { .stack(Element.Stack(.vertical, children)) }, context: context)
  }

  @Test("presses a button")
  func press() throws {
    try driver(.button(.init("Go") { log.events.append("go") })).press("Go")
    #expect(log.events.last == "go")
  }

  @Test("moves a slider as one step, to the nearest position")
  func set() throws {
    let box = Box(0.0)
    var slider = Element.Slider("Speed", value: box.binding, step: 0.1)
    slider.onEditingChanged = { log.events.append("\($0)") }
    let driver = driver(.slider(slider))
    try driver.set("Speed", to: 0.33)
    #expect(box.writes == [0.3])
    #expect(log.events.dropFirst() == ["true", "false"])
    #expect(try driver.value(of: "Speed") == 0.3)
  }

  @Test("drags a slider through several positions, as one step")
  func drag() throws {
    let box = Box(0.0)
    var slider = Element.Slider("Speed", value: box.binding, step: 0.1)
    slider.onEditingChanged = { log.events.append("\($0) \(box.value)") }
    try driver(.slider(slider)).drag("Speed", through: [0.2, 0.41, 7])
    #expect(box.writes == [0.2, 0.4, 1])
    #expect(log.events.dropFirst() == ["true 0.0", "false 1.0"])
  }

  @Test("types a number for a slider")
  func enter() throws {
    let box = Box(0.0)
    try driver(.slider(.init("Speed", value: box.binding))).enter("Speed", "0.5")
    #expect(box.value == 0.5)
  }

  @Test("is told what is wrong with a number")
  func enterJunk() throws {
    let box = Box(0.25)
    let problem = Box<String?>(nil)
    let probe = Probe {
      .slider(.init("Speed", value: box.binding, problem: problem.value, report: { problem.value = $0 }))
    }
    let driver = Driver(probe, context: context)
    #expect(throws: InputError("“fast” is not a number.")) { try driver.enter("Speed", "fast") }
    #expect(box.writes.isEmpty)
    #expect(try driver.problem(of: "Speed") == "“fast” is not a number.")
    #expect(driver.shows("“fast” is not a number."))
    try driver.enter("Speed", "1")
    #expect(try driver.problem(of: "Speed") == nil)
  }

  @Test("types keystroke by keystroke, as one step, in the place of what was there")
  func type() throws {
    let box = Box("old")
    let driver = driver(.textField(.init("Name", text: box.binding) { log.events.append("\($0) \(box.value)") }))
    try driver.type("Name", "new👍🏽")
    #expect(box.writes == ["n", "ne", "new", "new👍🏽"])
    #expect(log.events.dropFirst() == ["true old", "false new👍🏽"])
    #expect(try driver.value(of: "Name") == "new👍🏽")
  }

  @Test("clears a field with an empty text")
  func typeNothing() throws {
    let box = Box("old")
    try driver(.textField(.init("Name", text: box.binding))).type("Name", "")
    #expect(box.writes == [""])
  }

  @Test("goes on from what a field makes of a keystroke")
  func typeRefused() throws {
    let box = Box("")
    let text = Binding(get: { box.value }, set: { box.value = String($0.uppercased().prefix(3)) })
    let driver = driver(.textField(.init("Code", text: text)))
    try driver.type("Code", "abcd")
    #expect(try driver.value(of: "Code") == "ABC")
  }

  @Test("switches a toggle, chooses an option, and sets a date")
  func otherControls() throws {
    let isOn = Box(false)
    let choice = Box(7)
    let date = Box<Date?>(nil)
    let driver = driver(
      .toggle(.init("Loud", isOn: isOn.binding)),
      .picker(.init("Order", options: ["Up", "Down"], selection: choice.binding)),
      .dateField(.init("Due", date: date.binding, placeholder: "never", calendar: context.calendar))
    )
    #expect(try driver.value(of: "Order") == "")
    #expect(driver.description == "Loud: off\nOrder: \nDue: never")
    try driver.toggle("Loud")
    try driver.choose("Order", "Down")
    try driver.set("Due", to: context.date())
    #expect(try driver.value(of: "Loud"))
    #expect(try driver.value(of: "Order") == "Down")
    #expect(try driver.value(of: "Due") == context.date())
    #expect(driver.description == "Loud: on\nOrder: Down\nDue: 2025-01-15")
  }

  @Test("says what there is when there is no such control")
  func notFound() {
    let driver = driver(.button(.init("Record") {}), .text(.init("Blank")))
    let error = #expect(throws: DriverError.self) { try driver.press("Stop") }
    #expect(error?.reason == .notFound)
    #expect(
      error?.description == """
        There is no control “Stop” to press. There is: button “Record”.
        [Record]
        Blank
        """
    )
  }

  @Test("asks which when several controls have the label, and takes a number")
  func ambiguous() throws {
    let driver = driver(
      .button(.init("Go") { log.events.append("1") }),
      .text(.init("Go")),
      .button(.init("Go") { log.events.append("2") })
    )
    let error = #expect(throws: DriverError.self) { try driver.press("Go") }
    #expect(error?.reason == .ambiguous)
    #expect(error?.description.contains("1: button “Go”, 2: button “Go”") == true)
    try driver.press("Go", number: 2)
    #expect(log.events.last == "2")
    #expect(throws: DriverError.self) { try driver.press("Go", number: 3) }
    #expect(throws: DriverError.self) { try driver.press("Go", number: 0) }
  }

  @Test("takes the control to which the step can apply when others have the same label")
  func labelOfTwoKinds() throws {
    let box = Box("")
    let driver = driver(
      .button(.init("Name") { log.events.append("pressed") }), .textField(.init("Name", text: box.binding)))
    try driver.type("Name", "x")
    try driver.press("Name")
    #expect(box.value == "x")
    #expect(log.events.last == "pressed")
    #expect(try driver.control("Name", .textField).kind == .textField)
    #expect(throws: DriverError.self) { try driver.control("Name") }
  }

  @Test("says what kind it is when a control is of the wrong one")
  func wrongKind() {
    let driver = driver(.button(.init("Record") {}))
    let error = #expect(throws: DriverError.self) { try driver.set("Record", to: 1) }
    #expect(error?.reason == .wrongKind)
    let message = "There is no control “Record” that holds a number, but there is button “Record”."
    #expect(error?.description.contains(message) == true)
  }

  @Test("doesn't touch what is disabled")
  func disabled() {
    let box = Box(3.0)
    let driver = driver(
      .button(.init("Record", isEnabled: false) { log.events.append("pressed") }),
      .slider(.init("Fixed", value: box.binding, from: 1, to: 1))
    )
    #expect(throws: DriverError.self) { try driver.press("Record") }
    let error = #expect(throws: DriverError.self) { try driver.set("Fixed", to: 1) }
    #expect(error?.reason == .disabled)
    #expect(error?.description.contains("The slider “Fixed” is disabled.") == true)
    #expect(log.events == ["+probe"])
    #expect(box.writes.isEmpty)
  }

  @Test("takes back and does again through the context's history")
  func undoAndRedo() {
    let driver = driver()
    context.undo.register("Edit", undo: { log.events.append("undone") }, redo: { log.events.append("redone") })
    #expect(driver.undo())
    #expect(driver.redo())
    #expect(!driver.redo())
    #expect(log.events.dropFirst() == ["undone", "redone"])
  }

  @Test("shows texts, headings, progress, pictures and rows, and describes the screen")
  func reading() throws {
    let row = Element.List.Row("Milk", isOn: true, content: .text(.init("today")))
    let driver = driver(
      .text(.init("Hello", role: .title)),
      .section(.init("Part", [.progress(.init("Loading", fraction: 0.256, detail: "3 s"))])),
      .divider,
      .image(.init(nil, label: "A cover")),
      .list(.init("Todos", count: 1, id: { $0 }, row: { _ in row }))
    )
    #expect(driver.texts == ["Hello", "Part", "Loading", "3 s", "A cover", "Todos", "today"])
    #expect(driver.rows == ["Milk"])
    #expect(try driver.value(of: "Milk"))
    #expect(driver.shows("Milk") && driver.shows("today") && !driver.shows("Mil"))
    #expect(
      driver.description == """
        Hello
        ## Part
        Loading 26 % 3 s
        ---
        (picture: A cover)
        ## Todos
        - [x] Milk
          today
        """
    )
  }

  @Test("lets the component appear once and disappear once")
  func presence() async throws {
    let driver = driver(.button(.init("Go") {}))
    try driver.press("Go")
    await driver.settle()
    #expect(log.events == ["+probe"])
    driver.close()
    driver.close()
    #expect(log.events == ["+probe", "-probe"])
    let error = #expect(throws: DriverError.self) { try driver.press("Go") }
    #expect(error?.reason == .closed)
    #expect(throws: DriverError.self) { try driver.back() }
    #expect(driver.texts.isEmpty && driver.title.isEmpty && driver.description == "(closed)")
    await driver.settle()
    #expect(log.events == ["+probe", "-probe"])
  }
}
