import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Conforming, as the documentation shows it")
struct ConformingTests {
  @Test("A storage that saves item by item has fewer than 60 lines")
  func length() throws {
    let page = try DocumentationPage("Documentation/Conforming.md")
    let code = try #require(page.blocks.last?.code.components(separatedBy: "/// Keeps each item").last)
    #expect(code.split(separator: "\n").count < 60)
  }

  private struct Sum: Identifiable, Codable, Equatable {
    var id: Int
    var amount = 0.0
  }

  /// JSON has no infinite numbers.
  private let infinite = Sum(id: 9, amount: .infinity)

  @MainActor private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }

  @MainActor @Test("A storage that saves item by item keeps the laws with values, too, also where saving fails")
  func values() async throws {
    try await withFolder { path in
      let found = await StorageLaws.violations(
        items: (1...6).map { Sum(id: $0) }, change: { $0.amount += 1 }, unsavable: infinite
      ) {
        FolderStorage(path)
      }
      #expect(found == [])
    }
  }

  @MainActor @Test("What can't be saved does no harm once it has changed, and leaves no file behind")
  func mended() async throws {
    try await withFolder { path in
      let storage = FolderStorage<Sum>(path)
      _ = try await storage.load()
      let changes: [StorageChange<Sum>] = [.insert(Sum(id: 1), at: 0), .insert(infinite, at: 1)]
      await #expect(throws: FileError.self) { try await storage.apply(changes) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [])
      try await storage.apply(changes + [.update(Sum(id: 9), at: 1)])
      #expect(try await FolderStorage<Sum>(path).load().items == [Sum(id: 1), Sum(id: 9)])
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 3)
    }
  }

  @MainActor @Test("A list of todos lives in it")
  func store() async throws {
    try await withFolder { path in
      let context = Context.testing()
      let store = Store(FolderStorage<Chore>(path), context: context)
      await store.load()
      let list = TodoList(store, context: context) { title, dueDate in Chore(title, dueDate: dueDate) }
      for title in ["a", "b", "c"] { list.add(title) }
      list.toggle(store.items[1].id)
      list.delete(store.items[0].id)
      try await store.close()
      let next = Store(FolderStorage<Chore>(path), context: context)
      await next.load()
      #expect(next.items.map(\.title) == ["b", "c"])
      #expect(next.items.map(\.isCompleted) == [true, false])
      try await next.close()
    }
  }
}
