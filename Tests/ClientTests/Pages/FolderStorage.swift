import EditorKit
import Foundation

/// Keeps each item in a file of its own in a folder, and the order of the items in an index file.
@MainActor final class FolderStorage<Item: Identifiable & Codable>: Storage {
  private let folder: URL
  /// The names of the items' files in order, as in the index on disk.
  private var names: [String] = []

  init(_ path: String) { folder = URL(fileURLWithPath: path, isDirectory: true) }

  func load() async throws -> StoredItems<Item> {
    guard FileManager.default.fileExists(atPath: url("index").path) else {
      names = []
      return StoredItems()
    }
    let names = try read([String].self, "index")
    let items = try names.map { try read(Item.self, $0) }
    self.names = names
    return StoredItems(items)
  }

  func apply(_ changes: [StorageChange<Item>]) async throws {
    var names = names
    var newItems: [String: Item] = [:]
    func newName(for item: Item) -> String {
      let name = UUID().uuidString
      newItems[name] = item
      return name
    }
    for change in changes {
      switch change {
      case .insert(let item, let offset): names.insert(newName(for: item), at: offset)
      case .update(let item, let offset): names[offset] = newName(for: item)
      case .remove(_, let offset): names.remove(at: offset)
      case .move(_, let from, let to): names.insert(names.remove(at: from), at: to)
      }
    }
    // The old index leads to the old files until the new index replaces it. So the call saves all changes or none.
    do {
      for name in names { if let item = newItems[name] { try write(item, name) } }
      try write(names, "index")
    } catch {
      remove(Array(newItems.keys))
      throw error
    }
    remove(Array(Set(self.names).subtracting(names)))
    self.names = names
  }

  private func remove(_ names: [String]) {
    for name in names { try? FileManager.default.removeItem(at: url(name)) }
  }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name + ".json") }

  private func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    do { return try JSONDecoder().decode(type, from: Data(contentsOf: url(name))) } catch {
      throw FileError(path: url(name).path, .undecodable("\(error)"))
    }
  }

  private func write(_ value: some Encodable, _ name: String) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(value).write(to: url(name), options: .atomic)
    } catch { throw FileError(path: url(name).path, .unsavable("\(error)")) }
  }
}
