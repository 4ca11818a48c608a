import EditorKit
import EditorKitTesting
import Testing

@Suite("Every kind of memo behind the editor from parts", .serialized)
@MainActor struct PartsZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A recording is handed to the app, which keeps it", arguments: MemoAnimal.allCases)
  func recording(animal: MemoAnimal) async throws {
    let scene = try await animal.scene(.parts, in: folder)
    try await scene.record()
    #expect(scene.memos == [animal.memo(1, "A", Take())])
    #expect(scene.driver.shows("Recorded."))
  }

  @Test("A drag of an attribute is one step of undo", arguments: MemoAnimal.allCases)
  func attribute(animal: MemoAnimal) async throws {
    let scene = try await animal.scene(.parts, animal.recordedMemos, in: folder)
    try scene.driver.drag("Trim End", through: [0.95, 0.72, 0.64])
    let dragged = animal.memo(1, "A", Take(trimStart: 0.2, trimEnd: animal.kept(0.64)))
    #expect(scene.memos == [dragged])
    #expect(scene.undo.undoName == "Trim End")
    scene.driver.undo()
    #expect(scene.memos == animal.recordedMemos)
    #expect(!scene.undo.canUndo)
    scene.driver.redo()
    #expect(scene.memos == [dragged])
    #expect(try scene.driver.value(of: "Trim End") == animal.kept(0.64))
  }

  @Test("A trashed recording comes back with its values", arguments: MemoAnimal.allCases)
  func trash(animal: MemoAnimal) async throws {
    let scene = try await animal.scene(.parts, animal.recordedMemos, in: folder)
    try scene.driver.press("Trash Recording")
    #expect(scene.memos == [animal.memo(1, "A")])
    #expect(try scene.driver.value(of: "Trim End") == 1)
    scene.driver.undo()
    #expect(scene.memos == animal.recordedMemos)
    #expect(try scene.driver.value(of: "Trim End") == 0.8)
    scene.driver.redo()
    #expect(scene.memos == [animal.memo(1, "A")])
    scene.driver.undo()
    #expect(scene.memos == animal.recordedMemos)
  }
}
