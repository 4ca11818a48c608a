import EditorKit
import EditorKitTesting
import Testing

/// The memos end the process when they are touched after their death, so a test that passes hasn't touched them.
@Suite("Memos that die, in every list", .serialized)
@MainActor struct MortalMemoZooTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let values = ["A", "B", "C"].enumerated().map { MemoValue(id: $0.offset + 1, name: $0.element) }

  /// Makes a list of three memos, with a function that ends one of them.
  private func scene(
    _ animal: MemoAnimal, _ habitat: MemoHabitat
  ) async throws -> (scene: MemoScene, end: (_ number: Int) -> Void) {
    if animal == .mortal { return try await scene(habitat) { MortalMemo($0) } }
    return try await scene(habitat) { MainActorMortalMemo($0) }
  }

  private func scene<Memo: MortalZooMemo>(
    _ habitat: MemoHabitat, _ make: @escaping (MemoValue) -> Memo
  ) async throws -> (scene: MemoScene, end: (_ number: Int) -> Void) {
    var all: [Memo] = []
    let builder = MemoBuilder { value in
      all.append(make(value))
      return all[all.count - 1]
    }
    let scene = try await builder.scene(habitat, Self.values, in: folder)
    return (scene, { number in all.first { $0.isAlive && $0.number == number }?.die() })
  }

  private func names(_ scene: MemoScene) -> [String] { scene.memos.map(\.name) }

  @Test("Changes beside a dead memo are made, undone and redone", arguments: MemoAnimal.mortals, MemoHabitat.lists)
  func beside(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    try scene.open("B")
    try scene.driver.type("Name", "Bob")
    try await scene.record()
    try scene.back()
    try await scene.expectSaved()
    end(2)
    #expect(scene.driver.rows.filter { !$0.isEmpty } == ["A", "C"])
    try scene.open("C")
    try scene.driver.type("Name", "Carl")
    try scene.back()
    try scene.driver.delete("A")
    try scene.driver.press("Add Memo")
    try scene.back()
    #expect(names(scene) == ["Carl", "New Memo"])
    while scene.driver.undo() {}
    #expect(names(scene) == ["A", "C"])
    while scene.driver.redo() {}
    #expect(names(scene) == ["Carl", "New Memo"])
    scene.undo.clear()
    try await scene.end()
  }

  @Test(
    "A memo that dies after it was deleted doesn't come back by undo", arguments: MemoAnimal.mortals, MemoHabitat.lists)
  func deleted(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    try scene.open("B")
    try scene.driver.type("Name", "Bob")
    try scene.back()
    try scene.driver.delete("Bob")
    end(2)
    #expect(scene.undo.undoName == "Delete")
    while scene.driver.undo() {}
    #expect(names(scene) == ["A", "C"])
    while scene.driver.redo() {}
    #expect(names(scene) == ["A", "C"])
    try scene.driver.delete("C")
    #expect(names(scene) == ["A"])
    try await scene.expectSaved()
    try await scene.end()
  }

  @Test("A memo that dies before its change is saved isn't saved", arguments: MemoAnimal.mortals, MemoHabitat.stored)
  func changed(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    try scene.driver.press("Add Memo")
    try scene.driver.type("Name", "Dora")
    try scene.back()
    try scene.open("B")
    try scene.driver.type("Name", "Bob")
    try scene.back()
    end(2)
    end(4)
    try scene.open("C")
    try scene.driver.type("Name", "Carl")
    try scene.back()
    try await scene.background.flush()
    #expect(names(scene) == ["A", "Carl"])
    #expect(!scene.driver.shows("Retry"))
    try await scene.end()
    let again = try await animal.scene(habitat, in: folder)
    if habitat == .file { #expect(names(again) == ["A", "Carl"]) }
    try await again.end()
  }

  @Test("Memos are loaded again beside a dead one", arguments: MemoAnimal.mortals, MemoHabitat.stored)
  func reloading(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    try scene.open("C")
    try scene.driver.type("Name", "Carl")
    try scene.back()
    end(2)
    try await scene.reload()
    #expect(names(scene).filter { $0 != "B" } == ["A", "Carl"])
    scene.driver.undo()
    #expect(names(scene).last == "C")
    try await scene.end()
  }

  @Test("A memo that dies while it records takes its screen with it", arguments: MemoAnimal.mortals, MemoHabitat.lists)
  func recording(animal: MemoAnimal, habitat: MemoHabitat) async throws {
    let (scene, end) = try await scene(animal, habitat)
    let gate = scene.background.holdRecorder()
    try scene.open("B")
    try scene.driver.press("Record")
    await scene.driver.settle()
    end(2)
    #expect(scene.driver.title == "Memos")
    gate.open()
    try await scene.wait()
    #expect(scene.memos.allSatisfy { $0.recording == nil })
    #expect(!scene.undo.canUndo)
    #expect(scene.undo.obstacle == nil)
    try await scene.end()
  }
}
