import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("What a JSON file keeps for a person")
@MainActor struct JSONFileKeepingTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let text = #"""
    {"version": 7, "clips": [
      5,
      {"name": "A", "sound": {"file":"a.wav",  "gain": 1.00}, "id": 1, "note": [1,  2]},
      {"id": 2, "name": "B"}
    ], "by": "somebody"}
    """#

  private func store(_ text: String = text) async throws -> Store<Clip> {
    try folder.write(text, to: "clips.json")
    let store = Store(JSONFileStorage<Clip>(folder["clips.json"], key: "clips"), context: context)
    await store.load()
    return store
  }

  private func contents() throws -> String { try folder.text(of: "clips.json") }

  @Test("What was changed, saved and taken back is as it was, to the byte, also what the model doesn't know of it")
  func takenBack() async throws {
    let store = try await store()
    store.modify(id: 1) { $0.sound = nil }
    try await store.flush()
    #expect(try !contents().contains("a.wav"))
    context.undo.undo()
    try await store.flush()
    #expect(try contents() == Self.text)
    store.modify(id: 1) { $0.sound?.gain = 2 }
    try await store.flush()
    context.undo.undo()
    try await store.flush()
    #expect(try contents() == Self.text)
  }

  @Test("Where something else has changed for good, the part that was taken back has all that it had")
  func partlyTakenBack() async throws {
    let store = try await store()
    store.modify(id: 1) { $0.name = "C" }
    context.undo.endMerging()
    store.modify(id: 1) { $0.sound = nil }
    try await store.flush()
    context.undo.undo()
    try await store.flush()
    let clip = try JSONValue(parsing: contents())["clips", 1]
    #expect(clip?["name"]?.string == "C")
    #expect(clip?["sound"]?.description == #"{"file":"a.wav","gain":1.00}"#)
    #expect(clip?["note"]?.description == "[1,2]")
  }

  @Test("Set aside because another program has changed it, the file is there again with all that was in it")
  func setAsideAfterConflict() async throws {
    let store = try await store()
    try folder.write("theirs", to: "clips.json")
    store.modify(id: 2) { $0.name = "Ours" }
    await #expect(throws: FileError.self) { try await store.flush() }
    #expect(try await store.setAside() == folder["clips.set-aside-1.json"])
    #expect(try contents() == Self.text)
    #expect(store.saveError == nil)
    try await store.close()
    #expect(try contents() == Self.text.replacingOccurrences(of: "\"B\"", with: "\"Ours\""))
    #expect(try folder.text(of: "clips.set-aside-1.json") == "theirs")
  }

  @Test("What can't be saved when the store is closed is in a file beside it, with all else, and the error says so")
  func rescued() async throws {
    let store = try await store()
    try folder.write("theirs", to: "clips.json")
    store.modify(id: 2) { $0.name = "Ours" }
    let error = await #expect(throws: UnsavedChangesError.self) { try await store.close() }
    #expect(error?.savedAt == folder["clips.unsaved-1.json"])
    #expect((error?.reason as? FileError)?.reason == .changedElsewhere)
    #expect(
      error?.description.hasSuffix("All that can be saved is in \(folder["clips.unsaved-1.json"]), as it was here.")
        == true)
    #expect(try contents() == "theirs")
    #expect(
      try folder.text(of: "clips.unsaved-1.json") == Self.text.replacingOccurrences(of: "\"B\"", with: "\"Ours\""))
    #expect(try folder.names == ["clips.json", "clips.unsaved-1.json"])
  }

  @Test("Without anything to save nothing is rescued, and what can't be written in JSON isn't either")
  func notRescued() async throws {
    let unchanged = try await store()
    try folder.write("theirs", to: "clips.json")
    try await unchanged.close()
    let store = try await store()
    store.modify(id: 1) { $0.sound?.gain = .nan }
    await #expect(throws: FileError.self) { try await store.close() }
    #expect(try folder.names == ["clips.json"])
    #expect(try contents() == Self.text)
  }

  @Test("Loaded again, what another program has changed or mended is shown, and our changes are saved before")
  func reload() async throws {
    let store = try await store(
      #"[{"id": 1, "name": 7}, {"id": 2, "name": "B"}]"#.replacingOccurrences(of: "[{", with: #"{"clips": [{"#) + "}")
    #expect(store.ids == [2])
    #expect(store.warnings.count == 1)
    store.modify(id: 2) { $0.name = "C" }
    try await store.reload()
    #expect(store[id: 2]?.name == "C")
    #expect(store.warnings.count == 1)
    try folder.write(#"{"clips": [{"id": 1, "name": "A"}, {"id": 3, "name": "D"}]}"#, to: "clips.json")
    try await store.reload()
    #expect(store.ids == [1, 3])
    #expect(store.warnings.isEmpty)
    store.modify(id: 3) { $0.name = "E" }
    try await store.close()
    #expect(try contents() == #"{"clips": [{"id": 1, "name": "A"}, {"id": 3, "name": "E"}]}"#)
  }

  @Test("While a change can't be saved, nothing is loaded again, and nothing is lost")
  func reloadRefused() async throws {
    let store = try await store()
    try folder.write("theirs", to: "clips.json")
    store.modify(id: 2) { $0.name = "Ours" }
    await #expect(throws: FileError.self) { try await store.reload() }
    #expect(store[id: 2]?.name == "Ours")
    #expect(store.saveError != nil)
  }

  @Test(
    "White space is nothing: an empty store, and the first change makes the file", arguments: [" ", "\n", "\r\n\t "])
  func whiteSpace(text: String) async throws {
    let store = try await store(text)
    guard case .empty = store.phase else { return #expect(Bool(false), "\(store.phase)") }
    store.add(Clip(id: 1, name: "A"))
    try await store.close()
    #expect(try contents().hasPrefix("{\n  \"clips\": [\n    {\n"))
  }
}
