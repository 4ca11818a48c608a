import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("Memos that live in a store")
@MainActor struct StoredMemosTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let context: Context

  init() throws {
    folder = try TemporaryFolder()
    context = Context.testing(clock: clock)
  }

  private struct SavedMemo: MemoProtocol, Identifiable, Codable, Sendable {
    var id: Int
    var name: String
    var recording: SavedTake?

    static var attributes: [Attribute<SavedTake>] { [Attribute("Volume", \.volume, in: 0...2000, step: 0)] }
  }

  private struct SavedTake: Codable, Sendable {
    var volume = 0.0
  }

  private func driver(_ store: Store<SavedMemo>) -> Driver {
    Driver(
      MemoList(store, recorder: TimedRecorder(clock: clock) { _ in SavedTake() }, context: context) {
        SavedMemo(id: store.count + 1, name: $0)
      },
      context: context
    )
  }

  @Test("120 slider writes a second for ten seconds cause a handful of saves, and the last value is on disk")
  func slider() async throws {
    try folder.write(#"[{"id": 1, "name": "A", "recording": {"volume": 0}, "u": 1.10}]"#, to: "memos.json")
    let saves = SaveCount()
    let storage = JSONFileStorage<SavedMemo>(folder["memos.json"]) { data, path throws(FileError) in
      saves.count()
      return try FileAccess.save(data, to: path)
    }
    let store = Store(storage, context: context)
    await store.load()
    let driver = driver(store)
    try driver.open("A")
    for write in 1...1200 {
      try driver.set("Volume", to: Double(write))
      clock.advance(by: .seconds(1) / 120)
      if write % 40 == 0 { await context.settle() }
    }
    try await context.wait()
    #expect((2...11).contains(saves.value))
    #expect(
      try folder.text(of: "memos.json") == #"[{"id": 1, "name": "A", "recording": {"volume": 1200}, "u": 1.10}]"#)
    try await store.close()
  }

  /// It is Sendable although nothing checks it: every access holds the lock.
  private final class SaveCount: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func count() { lock.withLock { number += 1 } }
    var value: Int { lock.withLock { number } }
  }

  @Test("A change by a screen is one step of undo, though the store keeps steps of its own")
  func oneStep() async throws {
    let store = Store([SavedMemo(id: 1, name: "A", recording: SavedTake())], context: context)
    let driver = driver(store)
    try driver.open("A")
    try driver.type("Name", "hello")
    try driver.set("Volume", to: 5)
    try driver.press("Trash Recording")
    try driver.back()
    try driver.press("Add Memo")
    try driver.back()
    try driver.delete("hello")
    #expect(driver.rows == ["New Memo"])
    var names: [String?] = []
    while let name = context.undo.undoName {
      names.append(name)
      driver.undo()
    }
    #expect(names == ["Delete", "Add Memo", "Trash Recording", "Volume", "Name"])
    #expect(store[id: 1]?.name == "A")
    #expect(store[id: 1]?.recording?.volume == 0)
    while driver.redo() {}
    #expect(driver.rows == ["New Memo"])
  }

  @Test("A memo that is deleted while its screen is open goes back to the list, and records no more")
  func deletedWhileOpen() async throws {
    let store = Store([SavedMemo(id: 1, name: "A")], context: context)
    let driver = driver(store)
    try driver.open("A")
    try driver.press("Record")
    await driver.settle()
    store.remove(id: 1)
    #expect(driver.rows == [])
    try await driver.wait()
    #expect(store.isEmpty)
  }
}
