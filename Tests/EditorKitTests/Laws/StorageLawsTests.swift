import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("The laws of a storage")
@MainActor struct StorageLawsTests {
  private let notes = (1...6).map { Note(id: $0, text: "a", rank: 0.1) }

  /// JSON has no infinite numbers.
  private let infinite = Note(id: 99, rank: .infinity)

  private func violations(
    unsavable: Note? = nil,
    seed: UInt64 = 1,
    of storage: @escaping () async throws -> some Storage<Note>
  ) async -> [String] {
    await StorageLaws.violations(
      items: notes, change: { $0.text += "!" }, unsavable: unsavable, seed: seed, storage: storage)
  }

  /// What is found in a storage that breaks laws as told.
  private func violations(_ fault: FaultyStorage.Fault) async -> [String] {
    let place = FaultyStorage.Place()
    return await violations(unsavable: infinite) { FaultyStorage(place, fault) }
  }

  @Test("Memory breaks none", arguments: [1, 2, 3])
  func memory(seed: UInt64) async {
    let storage = InMemoryStorage<Note>()
    #expect(await violations(seed: seed) { storage } == [])
  }

  @Test("A JSON file breaks none, of whatever kind the items are", arguments: [1, 2])
  func file(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    #expect(await violations(unsavable: infinite, seed: seed) { JSONFileStorage(folder["values.json"]) } == [])
    #expect(await violations(seed: seed) { JSONFileStorage(folder["object.json"], key: "notes") } == [])
    let objects = await StorageLaws.violations(
      items: (1...5).map { ObjectNote(id: $0) },
      change: { $0.text += "!" },
      contents: { $0.text },
      unsavable: ObjectNote(id: 99, rank: .infinity),
      seed: seed
    ) {
      JSONFileStorage(folder["objects.json"])
    }
    #expect(objects == [])
  }

  @Test("A storage without a fault breaks none")
  func faultless() async {
    #expect(await violations(.none) == [])
  }

  @Test("A storage that breaks a law is told of that one, and only once", arguments: FaultyStorage.Fault.broken)
  private func broken(fault: FaultyStorage.Fault, law: Int) async {
    let found = await violations(fault)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("Law \(law): ") }, "\(found)")
  }

  @Test("A violation tells the law, what led there, what came of it, and the remedy")
  func texts() async {
    #expect(
      await violations(.ignoresMoves) == [
        "Law 2: with [1, 3, 2] stored, after apply([move 1 from 0 to 2]), the next storage loads [1, 3, 2], "
          + "and not [3, 2, 1]. Let `apply` move an item to where it has the new offset."
      ])
    #expect(
      await violations(.keepsLock) == [
        "Law 6: the storage before is closed, and the next one can't load: Failure(). "
          + "Let `close` let go of what `load` has taken, and `load` read what `apply` has written."
      ])
  }

  @Test("What only changes at random bring to light is told with the seed")
  func random() async {
    let found = await violations(.losesFifth)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("Law 3: ") && $0.contains("(Seed 1, run ") }, "\(found)")
  }

  @Test("Items with which nothing can be checked are told")
  func unfit() async {
    let storage = InMemoryStorage<Note>()
    let few = await StorageLaws.violations(items: [Note(id: 1)], change: { $0.text += "!" }) { storage }
    let same = await StorageLaws.violations(items: [1, 2, 3, 3].map { Note(id: $0) }, change: { $0.text += "!" }) {
      storage
    }
    let still = await StorageLaws.violations(items: notes, change: { _ in }) { storage }
    #expect(few.count == 1 && few == same)
    #expect(still == ["The laws can't be checked with this change. Let it change what `contents` tells of."])
  }
}

/// A storage in memory that does one thing wrong.
@MainActor private final class FaultyStorage: Storage {
  enum Fault {
    case none
    case throwsWhereEmpty, welcomes
    case appends, ignoresUpdates, ignoresMoves, ignoresRemovals, savesAtClose, forgetsRank, refuses
    case keepsLast, removesFirst, forgetsCalls, losesReturning, losesFifth
    case clears
    case addsWhenLoading, reversesWhenLoading, doublesWhenLoading, changesIdentities
    case keepsLock
    case savesHalf, countsUnsaved, swallows, failsForGood

    /// All faults, each with the law that it breaks.
    static let broken: [(Fault, Int)] = [
      (.throwsWhereEmpty, 1), (.welcomes, 1),
      (.appends, 2), (.ignoresUpdates, 2), (.ignoresMoves, 2), (.ignoresRemovals, 2), (.savesAtClose, 2),
      (.forgetsRank, 2), (.refuses, 2),
      (.keepsLast, 3), (.removesFirst, 3), (.forgetsCalls, 3), (.losesReturning, 3), (.losesFifth, 3),
      (.clears, 4),
      (.addsWhenLoading, 5), (.reversesWhenLoading, 5), (.doublesWhenLoading, 5), (.changesIdentities, 5),
      (.keepsLock, 6),
      (.savesHalf, 7), (.countsUnsaved, 7), (.swallows, 7), (.failsForGood, 7),
    ]
  }

  struct Failure: Error {}

  @MainActor final class Place {
    var items: [Note] = []
    var isLocked = false
    var loads = 0
  }

  private let place: Place
  private let fault: Fault
  private var items: [Note] = []
  private var isLoaded = false
  private var hasFailed = false

  init(_ place: Place, _ fault: Fault) {
    self.place = place
    self.fault = fault
  }

  func load() async throws -> StoredItems<Note> {
    if place.isLocked, !isLoaded { throw Failure() }
    place.isLocked = fault == .keepsLock
    place.loads += 1
    switch fault {
    case .throwsWhereEmpty where place.items.isEmpty: throw Failure()
    case .welcomes where place.items.isEmpty: return StoredItems([Note(id: 0, text: "Welcome")])
    case .addsWhenLoading: items += place.items
    case .reversesWhenLoading where isLoaded: items = place.items.reversed()
    case .doublesWhenLoading where isLoaded:
      items += place.items
      return StoredItems(place.items)
    case .savesAtClose where isLoaded: break
    case .changesIdentities: items = place.items.map { Note(id: $0.id + 100 * place.loads, text: $0.text) }
    default: items = place.items
    }
    isLoaded = true
    return StoredItems(items)
  }

  func apply(_ changes: [StorageChange<Note>]) async throws {
    var items = self.items
    var changes = changes
    if fault == .clears, changes.isEmpty { items = [] }
    if fault == .keepsLast { changes = changes.suffix(1) }
    if fault == .removesFirst {
      let removals = changes.filter { if case .remove = $0 { true } else { false } }
      changes = removals + changes.filter { if case .remove = $0 { false } else { true } }
    }
    var gone: Set<Int> = []
    for change in changes {
      switch change {
      case .insert(var item, let offset):
        if fault == .losesReturning, gone.contains(item.id) { continue }
        if fault == .losesFifth, items.count == 4 { continue }
        if fault == .refuses || hasFailed { throw Failure() }
        if item.rank == .infinity {
          if fault == .swallows { continue }
          if fault == .savesHalf { place.items = items }
          if fault == .countsUnsaved { self.items = items }
          hasFailed = fault == .failsForGood
          throw Failure()
        }
        if fault == .forgetsRank { item.rank = nil }
        items.insert(item, at: fault == .appends ? items.count : min(offset, items.count))
      case .update(let item, let offset):
        if fault != .ignoresUpdates, items.indices.contains(offset) { items[offset] = item }
      case .remove(let id, let offset):
        gone.insert(id)
        if fault != .ignoresRemovals, items.indices.contains(offset) { items.remove(at: offset) }
      case .move(_, let from, let to):
        guard fault != .ignoresMoves, items.indices.contains(from), items.indices.contains(to) else { continue }
        items.insert(items.remove(at: from), at: to)
      }
    }
    if fault != .forgetsCalls { self.items = items }
    if fault != .savesAtClose { place.items = items }
  }

  func close() async {
    if fault == .savesAtClose { place.items = items }
  }
}
