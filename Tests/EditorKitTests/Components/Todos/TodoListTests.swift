import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("The list of todos and the screen of one")
@MainActor struct TodoListTests {
  private let clock = TestClock()
  private let context: Context
  private let store: Store<ValueTodo>
  private let list: TodoList<ValueTodo>
  private let driver: Driver

  /// The context's clock begins on 15 January 2025 at noon.
  private static func day(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_735_689_600 + Double(day - 1) * 86_400) }

  init() {
    context = Context.testing(clock: clock)
    store = Store(
      [
        ValueTodo(id: 1, title: "Later", dueDate: Self.day(20)),
        ValueTodo(id: 2, title: "Some day"),
        ValueTodo(id: 3, title: "Late", dueDate: Self.day(10)),
        ValueTodo(id: 4, title: "Done", isCompleted: true, dueDate: Self.day(1)),
        ValueTodo(id: 5, title: "Today", dueDate: Self.day(15)),
      ],
      context: context
    )
    let store = store
    list = TodoList(store, context: context) { title, dueDate in
      ValueTodo(id: 100 + store.count, title: title, dueDate: dueDate)
    }
    driver = Driver(list, context: context)
  }

  @Test("Rows show titles, ticks and dates, and what is overdue")
  func rows() {
    #expect(driver.rows == ["Later", "Some day", "Late", "Done", "Today"])
    #expect(driver.shows("Jan 20, 2025"))
    #expect(driver.shows("No due date"))
    #expect(driver.texts.count { $0 == "Overdue" } == 1)
    #expect(driver.shows("4 open"))
  }

  @Test("A todo is added with its title and date, and the fields are empty again")
  func add() throws {
    #expect(throws: DriverError.self) { try driver.press("Add") }
    try driver.type("Title", "  Buy milk ")
    try driver.set("Due", to: Self.day(34))
    try driver.press("Add")
    #expect(store.items.last == ValueTodo(id: 105, title: "Buy milk", dueDate: Self.day(34)))
    #expect(try driver.value(of: "Title") == "")
    #expect(driver.shows("5 open"))
    driver.undo()
    #expect(store.count == 5)
    driver.redo()
    #expect(store.count == 6)
  }

  @Test("A title of white space adds nothing")
  func blank() throws {
    try driver.type("Title", " \t ")
    #expect(throws: DriverError.self) { try driver.press("Add") }
    list.add("\n")
    #expect(store.count == 5)
  }

  @Test("Ticking and deleting are one undo each")
  func toggleAndDelete() throws {
    try driver.toggle("Late")
    #expect(store[id: 3]?.isCompleted == true)
    #expect(driver.shows("3 open"))
    #expect(!driver.shows("Overdue"))
    try driver.delete("Some day")
    #expect(driver.rows == ["Later", "Late", "Done", "Today"])
    driver.undo()
    #expect(driver.rows == ["Later", "Some day", "Late", "Done", "Today"])
    driver.undo()
    #expect(store[id: 3]?.isCompleted == false)
    #expect(!context.undo.canUndo)
  }

  @Test("Sorting goes through both directions and back to the own order")
  func sort() throws {
    try driver.press("Sort by Due Date")
    #expect(driver.rows == ["Done", "Late", "Today", "Later", "Some day"])
    #expect(driver.shows("Earliest due date first."))
    try driver.press("Sort by Due Date")
    #expect(driver.rows == ["Later", "Today", "Late", "Done", "Some day"])
    try driver.delete("Late")
    #expect(store.ids == [1, 2, 4, 5])
    try driver.press("Sort by Due Date")
    #expect(driver.rows == ["Later", "Some day", "Done", "Today"])
    #expect(!driver.shows("Latest due date first."))
  }

  @Test("All, open and overdue todos can be shown, and time makes a difference")
  func filter() async throws {
    try driver.choose("Show", "Open")
    #expect(driver.rows == ["Later", "Some day", "Late", "Today"])
    try driver.toggle("Later")
    #expect(driver.rows == ["Some day", "Late", "Today"])
    try driver.choose("Show", "Overdue")
    #expect(driver.rows == ["Late"])
    await driver.advance(by: .seconds(12 * 3600))
    #expect(driver.rows == ["Late", "Today"])
    try driver.choose("Show", "All")
    #expect(driver.rows.count == 5)
  }

  @Test("The screen of a todo edits its title, its date and its tick; typing is one undo")
  func screen() throws {
    try driver.open("Late")
    try driver.type("Title", "Very late")
    try driver.set("Due", to: Date?.none)
    try driver.toggle("Completed")
    #expect(store[id: 3] == ValueTodo(id: 3, title: "Very late", isCompleted: true))
    driver.undo()
    #expect(store[id: 3]?.isCompleted == false)
    driver.undo()
    #expect(store[id: 3]?.dueDate == Self.day(10))
    driver.undo()
    #expect(try driver.value(of: "Title") == "Late")
    #expect(!context.undo.canUndo)
    try driver.back()
    #expect(driver.rows.contains("Late"))
  }

  @Test("Deleting from its screen, or elsewhere, goes back to the list", arguments: [true, false])
  func deleteOpen(elsewhere: Bool) throws {
    try driver.open("Late")
    if elsewhere { store.remove(id: 3) } else { try driver.press("Delete") }
    #expect(driver.rows == ["Later", "Some day", "Done", "Today"])
    driver.undo()
    #expect(driver.rows.contains("Late"))
  }

  @Test("A todo keeps its screen when it no longer passes the filter")
  func filteredAway() throws {
    try driver.choose("Show", "Open")
    try driver.open("Late")
    try driver.toggle("Completed")
    #expect(try driver.value(of: "Title") == "Late")
    try driver.back()
    #expect(driver.rows == ["Later", "Some day", "Today"])
  }

  @Test("The screens speak the context's language")
  func language() {
    let context = Context.testing(labels: .simplifiedChinese)
    let driver = Driver(TodoList(store, context: context) { _, _ in ValueTodo() }, context: context)
    #expect(driver.controls.map(\.label).prefix(4) == ["标题", "截止日期", "添加", "按截止日期排序"])
    #expect(driver.shows("4 项未完成"))
  }

  @Test("Objects are todos, too, and their own toggle is called and taken back")
  func objects() throws {
    let todos = [ObjectTodo("a"), ObjectTodo("b")]
    let driver = Driver(
      TodoList(Store(todos, context: context), context: context) { title, _ in ObjectTodo(title) }, context: context)
    try driver.toggle("b")
    #expect(todos[1].count == 1)
    #expect(driver.shows("1 open"))
    driver.undo()
    #expect(todos[1].count == 0)
    try driver.open("a")
    try driver.type("Title", "aa")
    #expect(todos[0].title == "aa")
    driver.undo()
    #expect(todos[0].title == "a")
  }

  @Test("A todo that dies while it is shown isn't touched again")
  func dies() throws {
    let todos = (1...3).map { MortalTodo(id: $0, title: "\($0)") }
    let list = TodoList(Store(todos, context: context), context: context) { title, _ in MortalTodo(id: 9, title: title)
    }
    let driver = Driver(list, context: context)
    try driver.open("2")
    todos[1].die()
    #expect(driver.rows == ["1", "", "3"])
    try driver.press("Sort by Due Date")
    try driver.choose("Show", "Open")
    #expect(driver.rows == ["1", "3"])
    driver.undo()
    try driver.delete("1")
    driver.undo()
    #expect(driver.rows == ["1", "3"])
  }
}
