import EditorKit
import EditorKitTesting
import Testing

@Suite("Every kind of memo in every component", .serialized)
@MainActor struct MemoZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "A typed name is in the model and stored, and is one step of undo",
    arguments: MemoAnimal.allCases, MemoHabitat.named)
  func name(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    let others = scene.memos.dropFirst()
    try scene.open("A")
    try scene.expectNotified { try scene.driver.type("Name", "Ann") }
    #expect(scene.memos == [animal.memo(1, "Ann")] + others)
    #expect(scene.undo.undoName == "Name")
    scene.driver.undo()
    #expect(scene.memos == [animal.memo(1, "A")] + others)
    #expect(try scene.driver.value(of: "Name") == "A")
    #expect(!scene.undo.canUndo)
    #expect(scene.undo.redoName == "Name")
    scene.driver.redo()
    #expect(scene.memos == [animal.memo(1, "Ann")] + others)
    #expect(try scene.driver.value(of: "Name") == "Ann")
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A recording gets the value that was chosen for it, and each is a step of undo",
    arguments: MemoAnimal.allCases, MemoHabitat.editing)
  func recording(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    try scene.open("A")
    try scene.driver.set("Trim Start", to: 0.25)
    #expect(scene.memos.first == animal.memo(1, "A"))
    try await scene.record()
    let recorded = animal.memo(1, "A", Take(trimStart: animal.kept(0.25)))
    #expect(scene.memos.first == recorded)
    #expect(scene.driver.shows("Recorded."))
    #expect(scene.undo.undoName == "Record")
    scene.driver.undo()
    #expect(scene.memos.first == animal.memo(1, "A"))
    #expect(scene.driver.shows("No recording."))
    #expect(try scene.driver.value(of: "Trim Start") == 0.25)
    #expect(scene.undo.undoName == "Trim Start")
    scene.driver.undo()
    #expect(try scene.driver.value(of: "Trim Start") == 0)
    #expect(!scene.undo.canUndo)
    while scene.driver.redo() {}
    #expect(scene.memos.first == recorded)
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A drag of an attribute is one step of undo, and its last value is stored",
    arguments: MemoAnimal.allCases, MemoHabitat.editing)
  func attribute(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, animal.recordedMemos, in: folder)
    try scene.open("A")
    try scene.expectNotified { try scene.driver.drag("Trim End", through: [0.95, 0.72, 0.64]) }
    let dragged = animal.memo(1, "A", Take(trimStart: 0.2, trimEnd: animal.kept(0.64)))
    #expect(scene.memos.first == dragged)
    #expect(try scene.driver.value(of: "Trim End") == animal.kept(0.64))
    #expect(scene.undo.undoName == "Trim End")
    scene.driver.undo()
    #expect(scene.memos.first == animal.memo(1, "A", Take(trimStart: 0.2, trimEnd: 0.8)))
    #expect(try scene.driver.value(of: "Trim End") == 0.8)
    #expect(!scene.undo.canUndo)
    scene.driver.redo()
    #expect(scene.memos.first == dragged)
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A replaced recording and a trashed one come back by undo",
    arguments: MemoAnimal.allCases, MemoHabitat.editing)
  func replacing(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, animal.recordedMemos, in: folder)
    let old = animal.memo(1, "A", Take(trimStart: 0.2, trimEnd: 0.8))
    let new = animal.memo(1, "A", Take())
    try scene.open("A")
    try await scene.record("Replace Recording")
    #expect(scene.memos.first == new)
    try scene.driver.press("Trash Recording")
    #expect(scene.memos.first == animal.memo(1, "A"))
    #expect(scene.undo.undoName == "Trash Recording")
    scene.driver.undo()
    #expect(scene.memos.first == new)
    scene.driver.undo()
    #expect(scene.memos.first == old)
    #expect(!scene.undo.canUndo)
    scene.driver.redo()
    #expect(scene.memos.first == new)
    scene.driver.redo()
    #expect(scene.memos.first == animal.memo(1, "A"))
    scene.driver.undo()
    try scene.back()
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test(
    "A screen shows a name that the app sets itself, which a store records as one step of undo",
    arguments: MemoAnimal.allCases, MemoHabitat.named)
  func renaming(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let scene = try await animal.scene(habitat, in: folder)
    try scene.open("A")
    scene.expectNotified { scene.background.rename(1, "An") }
    scene.expectNotified { scene.background.rename(1, "Ann") }
    #expect(scene.memos.first == animal.memo(1, "Ann"))
    #expect(try scene.driver.value(of: "Name") == "Ann")
    try scene.back()
    if MemoHabitat.stored.contains(habitat) {
      scene.driver.undo()
      #expect(scene.memos.first == animal.memo(1, "A"))
      #expect(!scene.undo.canUndo)
      scene.driver.redo()
      #expect(scene.memos.first == animal.memo(1, "Ann"))
    }
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test("A screen of an observable object is notified of what the app sets itself", arguments: MemoAnimal.observables)
  func observing(animal: MemoAnimal) async throws {
    let scene = try await animal.scene(.screen, in: folder)
    #expect(Flag.isNotified(reading: scene.driver.description) { scene.background.rename(1, "Ann") })
    #expect(try scene.driver.value(of: "Name") == "Ann")
  }
}
