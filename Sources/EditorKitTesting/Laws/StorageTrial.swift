import EditorKit

/// A place in which storages keep items, with what has to be there now.
@MainActor final class StorageTrial<Stored: Storage, Contents: Equatable> {
  typealias Item = Stored.Item
  typealias Change = StorageChange<Item>

  /// What has been found.
  private(set) var violations: [String] = []
  /// What is stored, as far as the last look has told.
  private(set) var stored: [Item] = [] {
    didSet { storedContents = stored.map(contents) }
  }
  /// What the items were when they were stored: objects may have changed since.
  private var storedContents: [Contents] = []
  private let contents: (Item) -> Contents
  private let makeStorage: () async throws -> Stored
  /// Whether storages can't load any more.
  private var isStuck = false

  /// Why a law isn't checked further.
  private enum Stop: Error {
    case violation(String)
    /// What a law begins with can't be stored, for a reason that has been told.
    case unprepared
  }

  init(contents: @escaping (Item) -> Contents, storage makeStorage: @escaping () async throws -> Stored) {
    self.contents = contents
    self.makeStorage = makeStorage
  }

  /// Checks a law up to its first violation.
  ///
  /// - Returns: Whether there is none.
  @discardableResult func check(_ law: () async throws -> Void) async -> Bool {
    guard !isStuck else { return false }
    do {
      try await law()
      return true
    } catch Stop.unprepared {
    } catch Stop.violation(let text) {
      violations.append(text)
    } catch {
      isStuck = true
      violations.append("A storage can't be made: \(error). Let the closure make one each time.")
    }
    return false
  }

  /// Throws a violation of a law.
  func fail(_ law: Int, _ text: String) throws -> Never {
    throw Stop.violation("Law \(law): \(text)")
  }

  // MARK: - Runs

  /// Loads the first storage of the place.
  func firstLook() async throws -> [Item] {
    let storage = try await makeStorage()
    do {
      let items = try await storage.load().items
      await storage.close()
      return items
    } catch {
      isStuck = true
      try fail(1, "where nothing is stored, `load` throws: \(error). Let it give no items then.")
    }
  }

  /// Loads another storage of the place.
  private func look() async throws -> [Item] {
    let (storage, items) = try await open()
    await storage.close()
    return items
  }

  private func open() async throws -> (Stored, [Item]) {
    let storage = try await makeStorage()
    do {
      return (storage, try await storage.load().items)
    } catch {
      isStuck = true
      let remedy = "Let `close` let go of what `load` has taken, and `load` read what `apply` has written."
      try fail(6, "the storage before is closed, and the next one can't load: \(error). \(remedy)")
    }
  }

  /// Saves changes by one storage, and looks by another whether they are there.
  ///
  /// - Parameters:
  ///   - calls: The changes of each call.
  ///   - law: The law by which they are there.
  ///   - remedy: What a storage has to do that breaks it.
  ///   - note: What else the violation tells of.
  func save(_ calls: [[Change]], law: Int, remedy: String, note: String = "") async throws {
    let before = stored
    let changed = try await apply(calls, law: law)
    await changed.storage.close()
    let found = try await look()
    stored = found
    guard let difference = difference(of: found, from: changed.items) else {
      stored = changed.items
      return
    }
    if ids(found) != ids(changed.items), ids(found).count == changed.items.count {
      let again = ids(try await look())
      if again != ids(found) {
        let what = "a storage loads items with the identities \(text(ids(found))), and the next one with \(text(again))"
        try fail(5, "\(what). Store the identity with each item.")
      }
    }
    let sequence = calls.map { "apply(\(changeTexts($0)))" }.joined(separator: ", ")
    try fail(
      law, "with \(text(ids(before))) stored, after \(sequence), the next storage \(difference). \(remedy)\(note)")
  }

  /// Saves changes by a storage, which is left open.
  ///
  /// - Returns: The storage, and what has to be stored now.
  func apply(_ calls: [[Change]], law: Int) async throws -> (storage: Stored, items: [Item]) {
    let (storage, loaded) = try await open()
    var items = stored
    if let difference = difference(of: loaded, from: items, as: storedContents) {
      await storage.close()
      stored = loaded
      try fail(5, "nothing having changed, the next storage \(difference). Let `load` and `close` change nothing.")
    }
    for changes in calls {
      do {
        try await storage.apply(changes)
      } catch {
        await storage.close()
        stored = try await look()
        try fail(
          law,
          "with \(text(ids(items))) stored, apply(\(changeTexts(changes))) throws: \(error). Let it save all changes that fit."
        )
      }
      for change in changes { items.make(change) }
    }
    return (storage, items)
  }

  /// Begins the check of a law with certain items stored.
  func prepare(_ items: [Item]) async throws {
    do {
      stored = try await look()
      let removals = stored.enumerated().reversed().map { Change.remove($1.id, at: $0) }
      for change in removals + items.enumerated().map({ .insert($1, at: $0) }) {
        try await save([[change]], law: 2, remedy: "Let `apply` save each change.")
      }
    } catch let stop as Stop {
      throw violations.isEmpty || isStuck ? stop : .unprepared
    }
  }

  /// Looks whether items are stored.
  ///
  /// - Parameters:
  ///   - expected: The items.
  ///   - law: The law by which they are.
  ///   - sequence: What has been done before.
  ///   - remedy: What a storage has to do that breaks the law.
  func expect(_ expected: [Item], law: Int, _ sequence: String, remedy: String) async throws {
    stored = try await look()
    guard let difference = difference(of: stored, from: expected) else { return }
    try fail(law, "\(sequence), the next storage \(difference). \(remedy)")
  }

  /// Whether another storage can be loaded while one hasn't been closed.
  func canOpen() async throws -> Bool {
    let storage = try await makeStorage()
    defer { withExtendedLifetime(storage) {} }
    guard (try? await storage.load()) != nil else { return false }
    await storage.close()
    return true
  }

  // MARK: - Texts

  /// How items differ from those that are expected; nil where they don't.
  func difference(of found: [Item], from expected: [Item]) -> String? {
    difference(of: found, from: expected, as: expected.map(contents))
  }

  private func difference(of found: [Item], from expected: [Item], as expectedContents: [Contents]) -> String? {
    guard ids(found) == ids(expected) else { return "loads \(text(ids(found))), and not \(text(ids(expected)))" }
    let changed = zip(found, expectedContents).first { contents($0) != $1 }
    return changed.map { "loads \($0.id) as \(contents($0)), and not as \($1)" }
  }

  private func ids(_ items: [Item]) -> [Item.ID] { items.map(\.id) }

  func text(_ ids: [Item.ID]) -> String {
    "[" + ids.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  private func changeTexts(_ changes: [Change]) -> String {
    let texts = changes.map { change in
      switch change {
      case .insert(let item, let offset): "insert \(item.id) at \(offset)"
      case .update(let item, let offset): "update \(item.id) at \(offset)"
      case .remove(let id, let offset): "remove \(id) at \(offset)"
      case .move(let id, let from, let to): "move \(id) from \(from) to \(to)"
      }
    }
    return "[" + texts.joined(separator: ", ") + "]"
  }
}

extension Array where Element: Identifiable {
  /// Makes a change as a storage has to.
  mutating func make(_ change: StorageChange<Element>) {
    switch change {
    case .insert(let item, let offset): insert(item, at: offset)
    case .update(let item, let offset): self[offset] = item
    case .remove(_, let offset): remove(at: offset)
    case .move(_, let from, let to): insert(remove(at: from), at: to)
    }
  }
}
