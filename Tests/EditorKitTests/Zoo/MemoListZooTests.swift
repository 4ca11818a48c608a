import EditorKit
import EditorKitTesting
import Testing

@Suite("Every kind of memo in every list", .serialized)
@MainActor struct MemoListZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "A memo that is added is opened, and goes and comes back by undo and redo",
    arguments: MemoAnimal.allCases, MemoHabitat.lists)
  func adding(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let before = scene.memos
    try scene.driver.press("Add Memo")
    #expect(scene.memos == before + [animal.memo(3, "New Memo")])
    try scene.driver.type("Name", "Carl")
    try await scene.record()
    try scene.back()
    let after = before + [animal.memo(3, "Carl", Take())]
    #expect(scene.memos == after)
    #expect(scene.driver.rows == ["A", "B", "Carl"])
    var names: [String?] = []
    while let name = scene.undo.undoName {
      names.append(name)
      scene.driver.undo()
    }
    #expect(names == ["Record", "Name", "Add Memo"])
    #expect(scene.memos == before)
    while scene.driver.redo() {}
    #expect(scene.memos == after)
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A memo that is deleted comes back to its place with its recording",
    arguments: MemoAnimal.allCases, MemoHabitat.lists)
  func deleting(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let before = scene.memos
    try scene.open("B")
    try scene.driver.set("Trim Start", to: 0.5)
    try scene.back()
    let changed = animal.memo(2, "B", Take(trimStart: 0.5, trimEnd: 0.8))
    try scene.expectNotified { try scene.driver.delete("B") }
    try scene.driver.delete("A")
    #expect(scene.memos == [])
    #expect(scene.undo.undoName == "Delete")
    scene.driver.undo()
    scene.driver.undo()
    #expect(scene.memos == [animal.memo(1, "A"), changed])
    #expect(scene.driver.rows == ["A", "B"])
    scene.driver.undo()
    #expect(scene.memos == before)
    #expect(!scene.undo.canUndo)
    scene.driver.redo()
    scene.driver.redo()
    #expect(scene.memos == [animal.memo(1, "A")])
    try await scene.expectSaved()
    scene.driver.undo()
    #expect(scene.memos == [animal.memo(1, "A"), changed])
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A whole session is undone and redone step by step", arguments: MemoAnimal.allCases, MemoHabitat.lists)
  func session(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let driver = scene.driver
    var states = [scene.memos]
    var steps: [String] = []
    func step(_ name: String, _ action: () async throws -> Void) async throws {
      try await action()
      states.append(scene.memos)
      steps.append(name)
      #expect(scene.undo.undoName == name)
    }
    try scene.open("A")
    try await step("Record") { try await scene.record() }
    try await step("Trim End") { try driver.set("Trim End", to: 0.6) }
    try await step("Name") { try driver.type("Name", "Ann") }
    try await step("Record") { try await scene.record("Replace Recording") }
    try await step("Trim Start") { try driver.set("Trim Start", to: 0.3) }
    try await step("Trash Recording") { try driver.press("Trash Recording") }
    try scene.back()
    try await step("Delete") { try driver.delete("B") }
    try await step("Add Memo") { try driver.press("Add Memo") }
    try await step("Record") { try await scene.record() }
    try scene.back()
    #expect(scene.memos == [animal.memo(1, "Ann"), animal.memo(3, "New Memo", Take())])
    for (state, name) in zip(states.dropLast().reversed(), steps.reversed()) {
      #expect(scene.undo.undoName == name)
      driver.undo()
      #expect(scene.memos == state)
    }
    #expect(!scene.undo.canUndo)
    try await scene.expectSaved()
    for (state, name) in zip(states.dropFirst(), steps) {
      #expect(scene.undo.redoName == name)
      driver.redo()
      #expect(scene.memos == state)
    }
    #expect(!scene.undo.canRedo)
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "Undo and redo go on after the memos were loaded again", arguments: MemoAnimal.allCases, MemoHabitat.stored)
  func reloading(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, animal.recordedMemos, in: folder)
    try scene.open("A")
    try scene.driver.type("Name", "Ann")
    try scene.driver.set("Trim Start", to: 0.5)
    try scene.back()
    try await scene.reload()
    #expect(scene.memos == [animal.memo(1, "Ann", Take(trimStart: 0.5, trimEnd: 0.8))])
    scene.driver.undo()
    #expect(scene.memos == [animal.memo(1, "Ann", Take(trimStart: animal.kept(0.2), trimEnd: 0.8))])
    scene.driver.undo()
    #expect(scene.memos == [animal.memo(1, "A", Take(trimStart: animal.kept(0.2), trimEnd: 0.8))])
    scene.driver.redo()
    #expect(scene.memos.first?.name == "Ann")
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test("A program that starts again shows what the one before saved", arguments: MemoAnimal.allCases)
  func starting(animal: MemoAnimal) async throws {
    let first = try await animal.scene(.file, in: folder)
    try first.driver.press("Add Memo")
    try first.driver.type("Name", "Carl")
    try await first.record()
    try first.driver.set("Trim End", to: 0.7)
    try first.back()
    let memos = first.memos
    try await first.end()
    let second = try await animal.scene(.file, in: folder)
    #expect(second.memos == memos)
    #expect(!second.undo.canUndo)
    try second.open("Carl")
    try second.driver.press("Trash Recording")
    try second.back()
    #expect(second.memos == memos.dropLast() + [animal.memo(3, "Carl")])
    try await second.expectSaved()
    try await second.end()
  }
}
