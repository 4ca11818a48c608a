import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Models that normalize what they are given", .serialized)
@MainActor struct NormalizingZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "A name that is trimmed at every key loses the spaces between its words", arguments: MemoAnimal.normalizers,
    MemoHabitat.named)
  func name(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    try scene.open("A")
    try scene.driver.type("Name", " Ann Lee ")
    #expect(scene.memos.first == animal.memo(1, "AnnLee"))
    #expect(try scene.driver.value(of: "Name") == "AnnLee")
    scene.driver.undo()
    #expect(scene.memos.first == animal.memo(1, "A"))
    scene.driver.redo()
    #expect(scene.memos.first == animal.memo(1, "AnnLee"))
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A number is stored and shown as the model makes it", arguments: MemoAnimal.normalizers, MemoHabitat.editing)
  func number(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, animal.recordedMemos, in: folder)
    try scene.open("A")
    try scene.driver.set("Trim End", to: 1.7)
    #expect(scene.memos.first == animal.memo(1, "A", Take(trimStart: 0.2, trimEnd: 1)))
    #expect(try scene.driver.value(of: "Trim End") == 1)
    try scene.driver.enter("Trim Start", "0.36")
    #expect(scene.memos.first == animal.memo(1, "A", Take(trimStart: 0.4, trimEnd: 1)))
    #expect(try scene.driver.value(of: "Trim Start") == 0.4)
    scene.driver.undo()
    scene.driver.undo()
    #expect(scene.memos == animal.recordedMemos)
    scene.driver.redo()
    scene.driver.redo()
    #expect(scene.memos.first == animal.memo(1, "A", Take(trimStart: 0.4, trimEnd: 1)))
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A change that the model takes back is no step of undo, and leaves what can be redone",
    arguments: MemoAnimal.normalizers, MemoHabitat.named)
  func refused(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, animal.recordedMemos, in: folder)
    try scene.open("A")
    try scene.driver.type("Name", "B")
    scene.driver.undo()
    try scene.driver.set("Trim Start", to: 0.23)
    #expect(try scene.driver.value(of: "Trim Start") == 0.2)
    guard case .element(.textField(let field)) = try scene.driver.control("Name") else {
      Issue.record("The name has no field.")
      return
    }
    field.enter("A ")
    #expect(try scene.driver.value(of: "Name") == "A")
    #expect(!scene.undo.canUndo)
    #expect(scene.undo.redoName == "Name")
  }

  @Test("A todo's title and due date are stored and shown as the model makes them", arguments: TodoHabitat.allCases)
  func todo(habitat: TodoHabitat) async throws {
    let scene = try await TodoAnimal.normalizing.scene(habitat, in: folder)
    try scene.open("Call")
    try scene.driver.type("Title", "Go home ")
    try scene.driver.set("Due", to: TodoAnimal.day(20).addingTimeInterval(3600))
    #expect(scene.todos.first == TodoValue(id: 1, title: "Gohome", dueDate: TodoAnimal.day(20)))
    #expect(try scene.driver.value(of: "Title") == "Gohome")
    #expect(try scene.driver.value(of: "Due") == TodoAnimal.day(20))
    try scene.driver.set("Due", to: TodoAnimal.day(20).addingTimeInterval(7200))
    scene.driver.undo()
    #expect(scene.todos.first == TodoValue(id: 1, title: "Gohome"))
    scene.driver.undo()
    #expect(scene.todos.first == TodoValue(id: 1, title: "Call"))
    #expect(!scene.undo.canUndo)
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }
}
