/// A storage that lasts as long as the program: for previews, tests, and as a pattern for others.
@MainActor public final class InMemoryStorage<Item: Identifiable>: Storage {
  /// What is stored, in order.
  public private(set) var items: [Item]
  /// How often changes have been saved.
  private(set) var saveCount = 0

  /// Makes a storage that holds items.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// Gives what is stored. Objects that have died aren't stored any more.
  public func load() async throws -> StoredItems<Item> {
    if Item.self is AnyObject.Type {
      var alive = items.filter { isTouchable($0) }
      // Those before are released after the access, since that may run a deinit.
      swap(&items, &alive)
    }
    return StoredItems(items)
  }

  /// Makes the changes.
  public func apply(_ changes: [StorageChange<Item>]) async throws {
    for change in changes {
      switch change {
      case .insert(let item, let offset): items.insert(item, at: offset)
      case .update(var item, let offset):
        // The item before is released after the access, since that may run a deinit.
        swap(&items[offset], &item)
      case .remove(_, let offset): _ = items.remove(at: offset)
      case .move(_, let from, let to): items.insert(items.remove(at: from), at: to)
      }
    }
    saveCount += 1
  }
}
