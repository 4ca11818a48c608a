import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("A JSON file that another program has changed, broken or locked")
@MainActor struct JSONFileConflictTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let text =
    #"[{"id":1,"name":"A","sound":{"file":"a.wav","gain":1.00}}, {"id": 2, "name": "B", "x": 1}]"#
  private static let changed = text.replacingOccurrences(of: #""B""#, with: #""Ours""#)

  private func store(_ text: String = text) async throws -> Store<Clip> {
    try folder.write(text, to: "clips.json")
    let store = Store(JSONFileStorage<Clip>(folder["clips.json"]), context: context)
    await store.load()
    return store
  }

  private func contents() throws -> String { try folder.text(of: "clips.json") }

  private func isFailed(_ store: Store<Clip>) -> Bool {
    if case .failed = store.phase { true } else { false }
  }

  private func mode(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder[name])[.posixPermissions] as? Int
  }

  @Test("A part that holds what the model doesn't know comes back whole, though the rest looks as the model writes it")
  func partTakenBack() async throws {
    let store = try await store()
    store.modify(id: 1) { $0.sound = nil }
    try await store.flush()
    #expect(try !contents().contains("a.wav"))
    context.undo.undo()
    try await store.close()
    #expect(try contents() == Self.text)
  }

  @Test("After several changes of such a part, too", arguments: 1...3)
  func partTakenBackLater(count: Int) async throws {
    let store = try await store()
    store.modify(id: 1) { $0.sound = nil }
    try await store.flush()
    for number in 1...count {
      context.undo.endMerging()
      store.modify(id: 1) { $0.name = "\(number)" }
      try await store.flush()
    }
    while context.undo.canUndo {
      context.undo.undo()
      try await store.flush()
    }
    #expect(try contents() == Self.text)
  }

  @Test(
    "Taken back after it was loaded again, too, unless another program has changed the item", arguments: [false, true])
  func partTakenBackAfterReload(isChangedElsewhere: Bool) async throws {
    let store = try await store()
    store.modify(id: 1) { $0.sound = nil }
    try await store.flush()
    if isChangedElsewhere {
      try folder.write(contents().replacingOccurrences(of: #""A""#, with: #""Theirs""#), to: "clips.json")
    }
    try await store.reload()
    context.undo.undo()
    try await store.close()
    #expect(try contents().contains("a.wav") == !isChangedElsewhere)
    if !isChangedElsewhere { #expect(try contents() == Self.text) }
  }

  @Test("Loaded again after somebody has deleted the file, everything is still there, and the person is told")
  func reloadDeleted() async throws {
    let store = try await store()
    try FileManager.default.removeItem(atPath: folder["clips.json"])
    try await store.reload()
    #expect(store.ids == [1, 2])
    #expect(store.warnings.map(\.description).contains { $0.contains("has been deleted") })
    store.modify(id: 2) { $0.name = "Ours" }
    try await store.close()
    #expect(try contents() == Self.changed)
  }

  @Test("Loaded again in vain, what is changed then is beside the file at the end, and the file is theirs")
  func failedReloadThenClose() async throws {
    let store = try await store()
    try folder.write("nonsense", to: "clips.json")
    try await store.reload()
    #expect(isFailed(store))
    store.modify(id: 2) { $0.name = "Ours" }
    let error = await #expect(throws: UnsavedChangesError.self) { try await store.close() }
    #expect(error?.savedAt == folder["clips.unsaved-1.json"])
    #expect(try contents() == "nonsense")
    #expect(try folder.text(of: "clips.unsaved-1.json") == Self.changed)
  }

  @Test("Loaded again in vain and then with success, what another program has changed is shown and stays")
  func failedReloadThenLoad() async throws {
    let store = try await store()
    try folder.write("nonsense", to: "clips.json")
    try await store.reload()
    store.modify(id: 2) { $0.name = "Ours" }
    let theirs = #"[{"id": 2, "name": "Theirs"}, {"id": 3, "name": "New"}]"#
    try folder.write(theirs, to: "clips.json")
    await store.load()
    #expect(store.ids == [2, 3])
    try await store.close()
    #expect(try contents() == theirs.replacingOccurrences(of: "Theirs", with: "Ours"))
  }

  @Test("Loaded again in vain and set aside, all is there that had been loaded, with the changes")
  func failedReloadThenSetAside() async throws {
    let store = try await store()
    try folder.write("nonsense", to: "clips.json")
    try await store.reload()
    store.modify(id: 2) { $0.name = "Ours" }
    #expect(try await store.setAside() == folder["clips.set-aside-1.json"])
    #expect(store.ids == [1, 2])
    try await store.close()
    #expect(try contents() == Self.changed)
    #expect(try folder.text(of: "clips.set-aside-1.json") == "nonsense")
  }

  @Test("Where what has been loaded can't be saved again, nothing is set aside, and the error says why")
  func setAsideRefused() async throws {
    try folder.write(Self.text, to: "clips.json")
    let storage = JSONFileStorage<Clip>(folder["clips.json"]) { _, path throws(FileError) in
      throw FileError(path: path, .unsavable("No space left on device"))
    }
    let store = Store(storage, context: context)
    await store.load()
    try folder.write("theirs", to: "clips.json")
    await #expect(throws: FileError(path: folder["clips.json"], .unsavable("No space left on device"))) {
      try await store.setAside()
    }
    try await store.close()
    #expect(try folder.names == ["clips.json"])
    #expect(try contents() == "theirs")
  }

  @Test("What a person keeps from others stays so, set aside and rescued")
  func modes() async throws {
    let store = try await store()
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["clips.json"])
    try folder.write("theirs", to: "clips.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["clips.json"])
    _ = try await store.setAside()
    #expect(try mode(of: "clips.json") == 0o600)
    #expect(try mode(of: "clips.set-aside-1.json") == 0o600)
    try folder.write("theirs again", to: "clips.json")
    store.modify(id: 2) { $0.name = "Ours" }
    await #expect(throws: UnsavedChangesError.self) { try await store.close() }
    #expect(try mode(of: "clips.unsaved-1.json") == 0o600)
  }

  @Test("An item that can't be written doesn't take the others with it at the end", arguments: 0..<4)
  func unwritable(place: Int) async throws {
    let store = try await store()
    store.modify(id: 1) { $0.sound?.gain = .nan }
    store.insert(Clip(id: 7, name: "bad", sound: Clip.Sound(gain: .infinity)), at: min(place, 2))
    store.insert(Clip(id: 8, name: "new"), at: place)
    store.modify(id: 2) { $0.name = "Ours" }
    store.move(fromOffsets: [0], toOffset: place)
    let ids = store.ids.filter { $0 != 7 }
    let error = await #expect(throws: UnsavedChangesError.self) { try await store.close() }
    #expect(error?.description.contains("can't be written as JSON") == true)
    let rescued = try #require(try JSONValue(parsing: folder.text(of: "clips.unsaved-1.json")).array)
    #expect(rescued.compactMap { $0["id"]?.int } == ids)
    #expect(
      rescued.first { $0["id"]?.int == 1 }?.description == #"{"id":1,"name":"A","sound":{"file":"a.wav","gain":1.00}}"#)
    #expect(rescued.first { $0["id"]?.int == 2 }?["name"]?.string == "Ours")
    #expect(try contents() == Self.text)
  }

  @Test("What was added where nothing could be loaded is beside the file at the end", arguments: ["nonsense", "7"])
  func neverLoaded(text: String) async throws {
    let store = try await store(text)
    store.add(Clip(id: 1, name: "Ours"))
    let error = await #expect(throws: UnsavedChangesError.self) { try await store.close() }
    let place = try #require(error?.savedAt)
    #expect(place == folder["clips.unsaved-1.json"])
    let rescued = try JSONValue(parsing: folder.text(of: "clips.unsaved-1.json"))
    #expect(rescued.description == #"[{"id":1,"name":"Ours"}]"#)
    #expect(try contents() == text)
  }
}
