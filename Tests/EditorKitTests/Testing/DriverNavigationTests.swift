import EditorKit
import EditorKitTesting
import Testing

@MainActor @Suite("The driver in lists and on the screens above")
struct DriverNavigationTests {
  let clock = TestClock()
  let context: Context
  let log = Probe.Log()
  let names = Box(["Milk", "Eggs", "Milk"])
  let path = Box<[AnyHashable]>([])

  init() {
    context = .testing(clock: clock)
  }

  private func driver(canDelete: Bool = true, onAppear: @escaping @MainActor () -> Void = {}) -> Driver {
    let screens = (0..<3).map { index in
      Probe("screen \(index)", log: log) { .text(.init("Inside \(index)")) }
    }
    screens.forEach { $0.onAppear = onAppear }
    let root = Probe("root", log: log) { [names, path] in
      var list = Element.List(
        "",
        placeholder: "Nothing to buy.",
        count: names.value.count,
        id: { $0 },
        row: { .init(names.value[$0]) },
        open: { path.value.append($0) }
      )
      if canDelete { list.delete = { id in _ = (id as? Int).map { names.value.remove(at: $0) } } }
      return .navigation(
        .init("Shopping", path: path.binding, root: .list(list), backLabel: "Back") { id in
          (id as? Int).map { screens[$0] }
        }
      )
    }
    return Driver(root, context: context)
  }

  @Test("opens a row, and comes back")
  func openAndBack() throws {
    let driver = driver()
    #expect(driver.title == "Shopping")
    try driver.open("Eggs")
    #expect(driver.texts == ["Inside 1"])
    #expect(log.events == ["+root", "+screen 1"])
    try driver.back()
    #expect(driver.rows == ["Milk", "Eggs", "Milk"])
    #expect(log.events == ["+root", "+screen 1", "-screen 1"])
  }

  @Test("presses the way back by its label")
  func pressBack() throws {
    let driver = driver()
    try driver.open("Eggs")
    try driver.press("Back")
    #expect(path.value.isEmpty)
  }

  @Test("has no way back from the bottom screen")
  func noWayBack() {
    let error = #expect(throws: DriverError.self) { try driver().back() }
    #expect(error?.reason == .notFound)
  }

  @Test("takes a number where rows have the same title")
  func sameTitle() throws {
    let driver = driver()
    #expect(throws: DriverError.self) { try driver.open("Milk") }
    try driver.open("Milk", number: 2)
    #expect(driver.texts == ["Inside 2"])
  }

  @Test("deletes rows")
  func delete() throws {
    let driver = driver()
    try driver.delete("Eggs")
    try driver.delete("Milk", number: 1)
    try driver.delete("Milk")
    #expect(driver.rows.isEmpty)
    #expect(driver.texts == ["Nothing to buy."])
  }

  @Test("says so when a list doesn't offer what is asked")
  func notOffered() {
    let driver = driver(canDelete: false)
    let error = #expect(throws: DriverError.self) { try driver.delete("Eggs") }
    #expect(error?.reason == .disabled)
    #expect(error?.description.contains("The row “Eggs” can't be deleted.") == true)
    #expect(throws: DriverError.self) { try driver.toggle("Eggs") }
  }

  @Test("settling lets screens come that work has opened, and runs the work that they start")
  func workOpensScreen() async {
    let driver = driver(onAppear: { [context, log] in context.work.start { log.events.append("loaded") } })
    context.work.start { [path] in path.value = [1] }
    await driver.settle()
    #expect(log.events == ["+root", "+screen 1", "loaded"])
  }

  @Test("screens come between two deadlines")
  func screensBetweenDeadlines() async {
    let driver = driver()
    context.work.start { [clock, path] in
      try? await clock.sleep(for: .seconds(1))
      path.value = [1]
      try? await clock.sleep(for: .seconds(1))
      path.value = []
    }
    await driver.advance(by: .seconds(5))
    #expect(log.events == ["+root", "+screen 1", "-screen 1"])
    #expect(clock.elapsed == .seconds(5))
  }

  @Test("waiting fails with the screen in its message")
  func pending() async throws {
    let gate = Gate()
    let driver = driver()
    context.work.start { await gate.wait() }
    let error = await #expect(throws: DriverError.self) { try await driver.wait(patience: .zero) }
    #expect(error?.reason == .pending)
    #expect(error?.description.hasSuffix("\n" + driver.description) == true)
    gate.open()
    try await driver.wait()
  }
}
