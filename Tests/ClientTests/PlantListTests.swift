import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("A list that an app writes with public API only")
@MainActor struct PlantListTests {
  private let clock = TestClock()
  private let context: Context
  private let store: Store<Plant>
  private let list: PlantList
  private let driver: Driver

  init() {
    context = Context.testing(clock: clock)
    store = Store(["Ivy", "Fern"].map { Plant(name: $0) }, context: context)
    list = PlantList(store, context: context)
    driver = Driver(list, context: context)
  }

  @Test("A person adds a plant, and undo removes it")
  func add() throws {
    #expect(driver.rows == ["Fern", "Ivy"])
    #expect(try !driver.control("Add").isEnabled)
    try driver.type("New Plant", "Hazel")
    try driver.press("Add")
    #expect(driver.rows == ["Fern", "Hazel", "Ivy"])
    #expect(try driver.value(of: "New Plant") == "")
    driver.undo()
    #expect(driver.rows == ["Fern", "Ivy"])
  }

  @Test("A name that is taken is an error with a remedy, until another one is added")
  func error() throws {
    let text = "You already have a plant called “Ivy”. Choose another name."
    try driver.type("New Plant", "Ivy")
    try driver.press("Add")
    #expect(driver.shows(text))
    #expect(store.count == 2)
    try driver.type("New Plant", "Hazel")
    try driver.press("Add")
    #expect(!driver.shows(text))
    #expect(store.count == 3)
  }

  @Test("A row opens a screen in which renaming is one step of undo")
  func open() throws {
    try driver.open("Fern")
    try driver.type("Name", "Yew")
    try driver.type("Name", "Oak")
    driver.undo()
    #expect(try driver.value(of: "Name") == "Yew")
    driver.undo()
    #expect(try driver.value(of: "Name") == "Fern")
    driver.redo()
    try driver.press("Back")
    #expect(driver.rows == ["Ivy", "Yew"])
  }

  @Test("A tick waters a plant, a second one takes that back, and both can be undone")
  func toggle() throws {
    try driver.toggle("Ivy")
    #expect(try driver.value(of: "Ivy"))
    #expect(context.undo.undoName == "Water")
    try driver.toggle("Ivy")
    #expect(try !driver.value(of: "Ivy"))
    driver.undo()
    #expect(try driver.value(of: "Ivy"))
    driver.undo()
    #expect(try !driver.value(of: "Ivy"))
  }

  @Test("The filter hides watered plants and follows the time")
  func filter() async throws {
    try driver.toggle("Ivy")
    try driver.toggle("Thirsty Only")
    #expect(driver.rows == ["Fern"])
    try driver.toggle("Fern")
    #expect(driver.shows("No plants."))
    await driver.advance(by: .seconds(86_400))
    #expect(driver.rows == ["Fern", "Ivy"])
    try driver.toggle("Ivy")
    try driver.toggle("Thirsty Only")
    #expect(driver.rows == ["Fern", "Ivy"])
  }

  @Test("A person deletes a plant, and undo restores it")
  func delete() throws {
    try driver.delete("Fern")
    #expect(driver.rows == ["Ivy"])
    driver.undo()
    #expect(driver.rows == ["Fern", "Ivy"])
  }

  @Test("The screen of a plant closes when the plant is removed")
  func removedWhileOpen() throws {
    try driver.open("Fern")
    store.remove(id: try #require(store.ids.last))
    #expect(driver.rows == ["Ivy"])
  }

  @Test("A row that is gone has no plant's identity, and its actions do nothing")
  func goneRow() throws {
    guard case .navigation(let navigation) = list.body, case .stack(let stack) = navigation.root,
      case .list(let shown)? = stack.children.last
    else {
      Issue.record("The list isn't the last element of the screen.")
      return
    }
    let fern = shown.id(0)
    store.remove(id: try #require(fern.base as? UUID))
    #expect(shown.id(1) == AnyHashable(GoneRow()))
    #expect(shown.row(1).title == "")
    for id in [fern, shown.id(1)] {
      shown.open?(id)
      shown.toggle?(id)
      shown.delete?(id)
      #expect(driver.rows == ["Ivy"])
    }
    #expect(store.items.map(\.wateredAt) == [nil])
    driver.undo()
    #expect(driver.rows == ["Fern", "Ivy"])
  }
}
