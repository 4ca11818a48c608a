/// Where a store's items live: a file, a database, a server. A new backend is one type that conforms.
///
/// A ``Store`` calls one method at a time, decides when, and tries again what has failed. So a storage needn't coalesce,
/// queue or retry. It gets changes, and saves them in its own way: a file as a whole, a database row by row.
///
/// The laws, which `StorageLaws` in `EditorKitTesting` checks for any conformer:
///
/// 1. Where nothing is stored, ``load()`` gives no items.
/// 2. What ``apply(_:)`` has saved is what the next storage of the same place loads: the same items in the same order, whether or
///    not this one has been closed.
/// 3. Changes are made one after the other: offsets count the items as they are after the changes before, of the same call and
///    of earlier ones. An item may come, change, go and come again in one call.
/// 4. A call without changes changes nothing.
/// 5. Loading changes nothing: loaded again, by the same storage or another one, the items have the same identities.
/// 6. After ``close()``, another storage of the same place can load.
/// 7. Where ``apply(_:)`` throws, all is as it was before the call, also for the next call.
@MainActor public protocol Storage<Item> {
  /// What is stored.
  associatedtype Item: Identifiable

  /// Reads all items.
  ///
  /// - Returns: The items, and warnings of what couldn't be read. Nothing stored is no error: then there are no items.
  /// - Throws: An error whose description names the thing and the remedy. What is stored is untouched. If items have been loaded
  ///   before, all methods go on with them.
  func load() async throws -> StoredItems<Item>

  /// Saves changes. It is called after ``load()`` has succeeded.
  ///
  /// - Parameter changes: The changes since the last successful call, in order.
  /// - Throws: An error whose description names the thing and the remedy. Then none of the changes counts as saved, and all come
  ///   again with later ones.
  func apply(_ changes: [StorageChange<Item>]) async throws

  /// Puts what can't be understood, or has been changed by somebody else, out of the way and under a new name.
  ///
  /// If nothing has been loaded, ``load()`` finds nothing after that. If items have been, ``apply(_:)`` goes on with them: what
  /// has been loaded and saved is stored again in the old place.
  ///
  /// - Returns: The new name, for the person; nil where the storage can't do it. The default does nothing.
  func setAside() async throws -> String?

  /// Saves changes that couldn't be applied somewhere else: the program is about to end.
  ///
  /// - Returns: Where everything is now, these changes among it, for the person; nil where the storage can't do it. The default does
  ///   nothing.
  func rescue(_ changes: [StorageChange<Item>]) async throws -> String?

  /// Lets go of what is held for exclusive use. No other method is called after that. The default does nothing.
  func close() async
}

extension Storage {
  /// Does nothing.
  public func setAside() async throws -> String? { nil }

  /// Does nothing.
  public func rescue(_ changes: [StorageChange<Item>]) async throws -> String? { nil }

  /// Does nothing.
  public func close() async {}
}

/// A change of stored items. Offsets count the items that ``Storage/load()`` has given, as they are after the changes before it;
/// what was stored and couldn't be read isn't among them.
public enum StorageChange<Item: Identifiable> {
  /// An item, as it is when it is saved, is to be stored at an offset.
  case insert(Item, at: Int)
  /// The item at an offset has changed.
  case update(Item, at: Int)
  /// The item with an identity, which is at an offset, is to be removed.
  case remove(Item.ID, at: Int)
  /// The item with an identity is to be taken from an offset and put at another, which counts the items without it.
  case move(Item.ID, from: Int, to: Int)
}

/// What a storage has read.
public struct StoredItems<Item> {
  /// The items in order.
  public var items: [Item]
  /// What couldn't be read, and what else the person should know.
  public var warnings: [StorageWarning]

  /// Makes the result of a reading.
  public init(_ items: [Item] = [], warnings: [StorageWarning] = []) {
    self.items = items
    self.warnings = warnings
  }
}
