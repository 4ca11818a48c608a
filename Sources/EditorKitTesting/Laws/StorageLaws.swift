import EditorKit

/// Checks the laws that `Storage` states, for any type that conforms to it.
///
///     @MainActor @Test func laws() async throws {
///       let path = try temporaryFolder() + "/todos.json"
///       let found = await StorageLaws.violations(
///         items: (1...5).map { Todo(id: $0, title: "a") },
///         change: { $0.title += "!" }
///       ) {
///         JSONFileStorage(path)
///       }
///       #expect(found == [])
///     }
@MainActor public enum StorageLaws {
  /// Says which laws a storage breaks.
  ///
  /// The storages are used like those of an app that is started again and again: each is loaded, gets changes and is
  /// closed before the next one is made. Only the last one isn't closed.
  ///
  /// - Parameters:
  ///   - items: At least four items with different identities, which the storage keeps in all that `contents` tells of.
  ///   - change: Changes something of an item that `contents` tells of: something else each time.
  ///   - contents: What of an item is compared with what was stored.
  ///   - unsavable: An item that can't be saved, such as one with an infinite number in a JSON file; nil leaves unchecked what is left
  ///     where saving fails.
  ///   - seed: Decides which changes are made at random. The same seed makes the same ones.
  ///   - runs: How many storages get changes made at random; zero or more.
  ///   - makeStorage: Makes a storage over the same place each time, in which nothing is stored at first.
  /// - Returns: A sentence for each violation, which names the law, what led there and the remedy; none for a lawful storage. A
  ///   law is checked up to its first violation, those after the second only where that one holds, and changes at random are
  ///   only made where there is no violation.
  public static func violations<Stored: Storage>(
    items: [Stored.Item],
    change: @escaping (inout Stored.Item) -> Void,
    contents: @escaping (Stored.Item) -> some Equatable,
    unsavable: Stored.Item? = nil,
    seed: UInt64 = 1,
    runs: Int = 30,
    storage makeStorage: @escaping () async throws -> Stored
  ) async -> [String] {
    guard Set(items.map(\.id)).count == items.count, items.count >= 4 else {
      return ["The laws can't be checked with these items. Give at least four, with different identities."]
    }
    if var item = items.first {
      let before = contents(item)
      change(&item)
      guard contents(item) != before else {
        return ["The laws can't be checked with this change. Let it change what `contents` tells of."]
      }
    }
    let place = StorageTrial(contents: contents, storage: makeStorage)
    let checks = StorageChecks(place: place, items: items, change: change)
    await place.check { try await checks.nothingStored() }
    guard await place.check({ try await checks.changes() }) else { return place.violations }
    await place.check { try await checks.sequences() }
    await place.check { try await checks.emptyCall() }
    await place.check { try await checks.loadingAgain() }
    if let unsavable { await place.check { try await checks.failing(unsavable) } }
    if place.violations.isEmpty { await place.check { try await checks.random(seed: seed, runs: runs) } }
    if place.violations.isEmpty { await place.check { try await checks.ending() } }
    return place.violations
  }

  /// Says which laws a storage breaks, where items are compared as a whole.
  ///
  /// - Parameters:
  ///   - items: At least four items with different identities.
  ///   - change: Changes an item: another way each time.
  ///   - unsavable: An item that can't be saved, such as one with an infinite number in a JSON file; nil leaves unchecked what is left
  ///     where saving fails.
  ///   - seed: Decides which changes are made at random. The same seed makes the same ones.
  ///   - runs: How many storages get changes made at random; zero or more.
  ///   - makeStorage: Makes a storage over the same place each time, in which nothing is stored at first.
  /// - Returns: A sentence for each violation, which names the law, what led there and the remedy; none for a lawful storage. A
  ///   law is checked up to its first violation, those after the second only where that one holds, and changes at random are
  ///   only made where there is no violation.
  public static func violations<Stored: Storage>(
    items: [Stored.Item],
    change: @escaping (inout Stored.Item) -> Void,
    unsavable: Stored.Item? = nil,
    seed: UInt64 = 1,
    runs: Int = 30,
    storage makeStorage: @escaping () async throws -> Stored
  ) async -> [String] where Stored.Item: Equatable {
    await violations(
      items: items,
      change: change,
      contents: { $0 },
      unsavable: unsavable,
      seed: seed,
      runs: runs,
      storage: makeStorage
    )
  }
}
