import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Every kind of todo in every component", .serialized)
@MainActor struct TodoZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "A typed title is in the model and stored, and is one step of undo",
    arguments: TodoAnimal.allCases, TodoHabitat.allCases)
  func title(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let others = scene.todos.dropFirst()
    try scene.open("Call")
    try scene.expectNotified { try scene.driver.type("Title", "Visit") }
    #expect(scene.todos == [animal.todo(1, "Visit")] + others)
    #expect(scene.undo.undoName == "Edit")
    scene.expectNotified { scene.driver.undo() }
    #expect(scene.todos == [animal.todo(1, "Call")] + others)
    #expect(try scene.driver.value(of: "Title") == "Call")
    #expect(!scene.undo.canUndo)
    scene.driver.redo()
    #expect(scene.todos == [animal.todo(1, "Visit")] + others)
    #expect(!scene.undo.canRedo)
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A due date that is set and one that is cleared are a step of undo each",
    arguments: TodoAnimal.allCases, TodoHabitat.allCases)
  func dueDate(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let noon = TodoAnimal.day(20).addingTimeInterval(43_200)
    let due = animal.todo(1, "Call", dueDate: animal.kept(noon))
    try scene.open("Call")
    try scene.driver.set("Due", to: noon)
    #expect(scene.todos.first == due)
    #expect(try scene.driver.value(of: "Due") == animal.kept(noon))
    try scene.driver.set("Due", to: Date?.none)
    #expect(scene.todos.first == animal.todo(1, "Call"))
    scene.driver.undo()
    #expect(scene.todos.first == due)
    scene.driver.undo()
    #expect(scene.todos.first == animal.todo(1, "Call"))
    #expect(!scene.undo.canUndo)
    scene.driver.redo()
    #expect(scene.todos.first == due)
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A tick is a step of undo", arguments: TodoAnimal.allCases, TodoHabitat.allCases)
  func toggle(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let done = animal.todo(1, "Call", isCompleted: true)
    try scene.open("Call")
    try scene.expectNotified { try scene.driver.toggle("Completed") }
    #expect(scene.todos.first == done)
    #expect(scene.undo.undoName == "Toggle")
    scene.driver.undo()
    #expect(scene.todos.first == animal.todo(1, "Call"))
    #expect(try scene.driver.value(of: "Completed") == false)
    #expect(!scene.undo.canUndo)
    scene.driver.redo()
    #expect(scene.todos.first == done)
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "Rows are added, ticked, sorted, filtered and deleted, and all of it is undone and redone",
    arguments: TodoAnimal.allCases, TodoHabitat.lists)
  func rows(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let driver = scene.driver
    var states = [scene.todos]
    try driver.type("Title", "Buy")
    try driver.set("Due", to: TodoAnimal.day(5))
    try driver.press("Add")
    states.append([
      animal.todo(1, "Call"), animal.todo(2, "Water", isCompleted: true, dueDate: TodoAnimal.day(10)),
      animal.todo(3, "Buy", dueDate: TodoAnimal.day(5)),
    ])
    #expect(scene.todos == states[1])
    try driver.press("Sort by Due Date")
    #expect(driver.rows == ["Buy", "Water", "Call"])
    try driver.toggle("Buy")
    states.append(scene.todos)
    #expect(scene.todos.last == animal.todo(3, "Buy", isCompleted: true, dueDate: TodoAnimal.day(5)))
    try driver.choose("Show", "Open")
    #expect(driver.rows == ["Call"])
    try driver.choose("Show", "All")
    try driver.delete("Water")
    states.append(scene.todos)
    #expect(scene.todos.map(\.title) == ["Call", "Buy"])
    var names: [String?] = []
    for state in states.dropLast().reversed() {
      names.append(scene.undo.undoName)
      driver.undo()
      #expect(scene.todos == state)
    }
    #expect(names == ["Delete", "Toggle", "Add"])
    #expect(!scene.undo.canUndo)
    try await scene.expectSaved()
    for state in states.dropFirst() {
      driver.redo()
      #expect(scene.todos == state)
    }
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "Undo and redo go on after the todos were loaded again", arguments: TodoAnimal.allCases, TodoHabitat.lists)
  func reloading(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    try scene.open("Call")
    try scene.driver.type("Title", "Visit")
    try scene.driver.toggle("Completed")
    try scene.back()
    try await scene.reload()
    #expect(scene.todos.first == animal.todo(1, "Visit", isCompleted: true))
    scene.driver.undo()
    scene.driver.undo()
    #expect(scene.todos.first == animal.todo(1, "Call"))
    scene.driver.redo()
    #expect(scene.todos.first == animal.todo(1, "Visit"))
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test("A program that starts again shows what the one before saved", arguments: TodoAnimal.allCases)
  func starting(animal: TodoAnimal) async throws {
    let first = try await animal.scene(.file, in: folder)
    try first.driver.type("Title", "Buy")
    try first.driver.press("Add")
    try first.driver.toggle("Call")
    let todos = first.todos
    try await first.end()
    let second = try await animal.scene(.file, in: folder)
    #expect(second.todos == todos)
    #expect(!second.undo.canUndo)
    try second.driver.delete("Buy")
    try await second.expectSaved()
    try await second.end()
  }
}
