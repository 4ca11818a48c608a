import EditorKit

/// The laws of a storage, each by changes that would show a violation.
@MainActor struct StorageChecks<Stored: Storage, Contents: Equatable> {
  typealias Item = Stored.Item
  typealias Change = StorageChange<Item>

  let place: StorageTrial<Stored, Contents>
  let items: [Item]
  let change: (inout Item) -> Void

  /// An item after it has been changed.
  private func changed(_ item: Item) -> Item {
    var item = item
    change(&item)
    return item
  }

  /// Law 1. It is checked before anything is stored.
  func nothingStored() async throws {
    let found = try await place.firstLook()
    if !found.isEmpty {
      try place.fail(
        1, "where nothing is stored, `load` gives \(place.text(found.map(\.id))). Let it give no items then.")
    }
  }

  /// Law 2.
  func changes() async throws {
    try await place.prepare([])
    let (a, b, c) = (items[0], items[1], items[2])
    let steps: [(Change, remedy: String)] = [
      (.insert(a, at: 0), "Let `apply` store what is inserted."),
      (.insert(b, at: 1), "Let `apply` insert at the end where the offset is that of the end."),
      (.insert(c, at: 1), "Let `apply` insert before the item that has the offset."),
      (.update(changed(c), at: 1), "Let `apply` store the new contents in the place of the old ones."),
      (.move(a.id, from: 0, to: 2), "Let `apply` move an item to where it has the new offset."),
      (.move(b.id, from: 1, to: 0), "Let `apply` move an item to where it has the new offset."),
      (.remove(c.id, at: 1), "Let `apply` remove the item that has the identity and the offset, and no other."),
      (.remove(b.id, at: 0), "Let `apply` remove the item that has the identity and the offset, and no other."),
      (.remove(a.id, at: 0), "Let `apply` remove the last item, too."),
    ]
    for step in steps { try await place.save([[step.0]], law: 2, remedy: step.remedy) }
  }

  /// Law 3.
  func sequences() async throws {
    let (a, b, c, d) = (items[0], items[1], items[2], items[3])
    let remedy = "Let offsets count the items as they are after the changes before, of this call and of earlier ones."
    try await place.prepare([a, b])
    let calls: [[Change]] = [
      [
        .insert(c, at: 0), .insert(d, at: 1), .remove(a.id, at: 2), .move(b.id, from: 2, to: 0),
        .update(changed(d), at: 2),
      ],
      [.remove(b.id, at: 0), .insert(a, at: 2), .update(changed(c), at: 0)],
      [.move(a.id, from: 2, to: 1), .insert(b, at: 3)],
    ]
    // One by one, then together.
    for call in calls { try await place.save([call], law: 3, remedy: remedy) }
    try await place.prepare([a, b])
    try await place.save(calls, law: 3, remedy: remedy)
    try await place.prepare([a, b, c])
    try await place.save(
      [[.remove(b.id, at: 1), .insert(changed(b), at: 0)]], law: 3,
      remedy: "Let an item that is removed come in again in the same call.")
    try await place.save(
      [[.insert(d, at: 1), .update(changed(d), at: 1), .remove(d.id, at: 1)]], law: 3,
      remedy: "Let an item that comes in be changed and removed in the same call.")
  }

  /// Law 4.
  func emptyCall() async throws {
    try await place.prepare([items[0], items[1]])
    try await place.save([[]], law: 4, remedy: "Let a call without changes change nothing.")
  }

  /// Law 5.
  func loadingAgain() async throws {
    try await place.prepare([items[0], items[1]])
    let (storage, expected) = try await place.apply([[.insert(items[2], at: 1)]], law: 2)
    for _ in 1...2 {
      let found = try await storage.load().items
      guard let difference = place.difference(of: found, from: expected) else { continue }
      await storage.close()
      try place.fail(
        5, "loaded again, the same storage \(difference). Let `apply` save, and `load` read all anew.")
    }
    do {
      try await storage.apply([.remove(items[2].id, at: 1)])
    } catch {
      await storage.close()
      try place.fail(5, "loaded again, the storage can't save: \(error). Let `apply` work after each `load`.")
    }
    await storage.close()
    try await place.expect(
      [items[0], items[1]], law: 5, "after a storage was loaded again and has removed \(items[2].id) at 1",
      remedy: "Let offsets count what `load` has given last.")
  }

  /// Law 7.
  func failing(_ unsavable: Item) async throws {
    let (a, b, c) = (items[0], items[1], items[2])
    try await place.prepare([a, b])
    var (storage, _) = try await place.apply([], law: 7)
    let hasThrown =
      await throwing { try await storage.apply([.remove(a.id, at: 0), .insert(unsavable, at: 1)]) } != nil
    await storage.close()
    guard hasThrown else {
      try place.fail(7, "\(unsavable.id) can't be saved, and `apply` doesn't throw. Let it throw what it can't do.")
    }
    let first = "after apply([remove \(a.id) at 0, insert \(unsavable.id) at 1]) has thrown"
    try await place.expect([a, b], law: 7, first, remedy: "Let `apply` save all of a call, or nothing.")
    (storage, _) = try await place.apply([], law: 7)
    _ = await throwing { try await storage.apply([.remove(a.id, at: 0), .insert(unsavable, at: 1)]) }
    let error = await throwing { try await storage.apply([.insert(c, at: 1)]) }
    await storage.close()
    if let error {
      try place.fail(7, "\(first), apply([insert \(c.id) at 1]) throws: \(error). Let `apply` work after a failure.")
    }
    try await place.expect(
      [a, c, b], law: 7, "\(first) and apply([insert \(c.id) at 1]) hasn't",
      remedy: "Let offsets count what is stored, and not what couldn't be.")
  }

  private func throwing(_ body: () async throws -> Void) async -> (any Error)? {
    do {
      try await body()
      return nil
    } catch {
      return error
    }
  }

  /// Laws 2 and 3, by any changes at all.
  func random(seed: UInt64, runs: Int) async throws {
    var numbers = SeededNumbers(seed: seed)
    try await place.prepare([])
    for run in 0..<max(runs, 0) {
      var model = place.stored
      let calls = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
          let change = randomChange(of: model, &numbers)
          model.make(change)
          return change
        }
      }
      try await place.save(
        calls, law: 3, remedy: "Let `apply` make the changes one after the other.",
        note: " (Seed \(seed), run \(run + 1).)")
    }
  }

  private func randomChange(of model: [Item], _ numbers: inout SeededNumbers) -> Change {
    let present = Set(model.map(\.id))
    let absent = items.filter { !present.contains($0.id) }
    let offset = model.indices.randomElement(using: &numbers)
    guard let offset, absent.isEmpty || Int.random(in: 0..<3, using: &numbers) > 0 else {
      let item = absent.randomElement(using: &numbers) ?? items[0]
      return .insert(item, at: Int.random(in: 0...model.count, using: &numbers))
    }
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: return .update(changed(model[offset]), at: offset)
    case 1: return .remove(model[offset].id, at: offset)
    default: return .move(model[offset].id, from: offset, to: Int.random(in: model.indices, using: &numbers))
    }
  }

  /// Law 2, where a program ends without closing its storage.
  func ending() async throws {
    try await place.prepare([items[0]])
    let expected = try await place.apply([[.insert(items[1], at: 0)]], law: 2).items
    // The storage is gone without having been closed. What it held may be held until the process ends, for all that is known.
    guard try await place.canOpen() else { return }
    try await place.expect(
      expected, law: 2, "after \(items[1].id) was inserted at 0 and the storage wasn't closed",
      remedy: "Let changes be saved when `apply` returns.")
  }
}

/// The same numbers in every run: those of a linear congruence, of which the upper half is good enough.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    upperHalf() << 32 | upperHalf()
  }

  private mutating func upperHalf() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32
  }
}
