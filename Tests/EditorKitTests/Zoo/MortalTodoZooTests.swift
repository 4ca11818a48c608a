import EditorKit
import EditorKitTesting
import Foundation
import Testing

/// The todos end the process when they are touched after their death, so a test that passes hasn't touched them.
@Suite("Todos that die, in every list", .serialized)
@MainActor struct MortalTodoZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let values = ["A", "B", "C"].enumerated().map {
    TodoValue(id: $0.offset + 1, title: $0.element, dueDate: TodoAnimal.day(20 - $0.offset))
  }

  /// Makes a component over three todos, with a function that ends one of them.
  private func scene(
    _ animal: TodoAnimal, _ habitat: TodoHabitat
  ) async throws -> (scene: TodoScene, end: (_ number: Int) -> Void) {
    if animal == .mortal { return try await scene(habitat) { MortalTodo($0) } }
    return try await scene(habitat) { MainActorMortalTodo($0) }
  }

  private func scene<Todo: MortalZooTodo>(
    _ habitat: TodoHabitat, _ make: @escaping (TodoValue) -> Todo
  ) async throws -> (scene: TodoScene, end: (_ number: Int) -> Void) {
    var all: [Todo] = []
    let builder = TodoBuilder { value in
      all.append(make(value))
      return all[all.count - 1]
    }
    let scene = try await builder.scene(habitat, Self.values, in: folder)
    return (scene, { number in all.first { $0.isAlive && $0.number == number }?.die() })
  }

  private func titles(_ scene: TodoScene) -> [String] { scene.todos.map(\.title) }

  @Test("Changes beside a dead todo are made, undone and redone", arguments: TodoAnimal.mortals, TodoHabitat.lists)
  func beside(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    try scene.open("B")
    try scene.driver.type("Title", "Buy")
    try scene.driver.set("Due", to: Date?.none)
    try scene.driver.toggle("Completed")
    try scene.back()
    try await scene.expectSaved()
    end(2)
    try scene.driver.press("Sort by Due Date")
    try scene.driver.toggle("C")
    try scene.driver.delete("A")
    try scene.driver.type("Title", "New")
    try scene.driver.press("Add")
    try scene.driver.choose("Show", "Open")
    #expect(scene.driver.rows == ["New"])
    while scene.driver.undo() {}
    #expect(titles(scene) == ["A", "C"])
    #expect(scene.driver.rows == ["C", "A"])
    while scene.driver.redo() {}
    #expect(titles(scene) == ["C", "New"])
    try await scene.end()
  }

  @Test("A todo that dies while its screen is open shows nothing, and ignores undo", arguments: TodoAnimal.mortals)
  func screen(animal: TodoAnimal) async throws {
    let (scene, end) = try await scene(animal, .screen)
    try scene.driver.type("Title", "Buy")
    try scene.driver.set("Due", to: Date?.none)
    try scene.driver.toggle("Completed")
    scene.driver.undo()
    end(1)
    #expect(scene.driver.controls.isEmpty)
    while scene.driver.undo() {}
    while scene.driver.redo() {}
    #expect(scene.driver.controls.isEmpty)
  }

  @Test("A todo that dies before its change is saved isn't saved", arguments: TodoAnimal.mortals, TodoHabitat.lists)
  func changed(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    try scene.driver.type("Title", "New")
    try scene.driver.press("Add")
    try scene.driver.toggle("B")
    end(2)
    end(4)
    try scene.driver.toggle("C")
    try await scene.background.flush()
    #expect(titles(scene) == ["A", "C"])
    #expect(!scene.driver.shows("Retry"))
    try await scene.end()
    let again = try await animal.scene(habitat, in: folder)
    if habitat == .file { #expect(again.todos.map(\.title) == ["A", "C"]) }
    try await again.end()
  }

  @Test("Todos are loaded again beside a dead one", arguments: TodoAnimal.mortals, TodoHabitat.lists)
  func reloading(animal: TodoAnimal, habitat: TodoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    try scene.driver.toggle("C")
    end(2)
    try await scene.reload()
    #expect(scene.todos.last?.isCompleted == true)
    scene.driver.undo()
    #expect(scene.todos.last?.isCompleted == false)
    try await scene.end()
  }
}
