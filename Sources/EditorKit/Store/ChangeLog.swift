/// What a store has changed and not saved yet, in as few changes as will do.
///
/// Which items come, go and move is kept in order; of the items that have changed, only that they have: what is saved of them is
/// what they are when it is saved.
struct ChangeLog<Item: Identifiable> {
  /// One change of membership or order.
  enum StructuralChange {
    case insert(Item.ID, Item, at: Int)
    case remove(Item.ID, at: Int)
    case move(Item.ID, from: Int, to: Int)
  }

  private(set) var structuralChanges: [StructuralChange] = []
  private(set) var updated: Set<Item.ID> = []

  /// Whether there is nothing to save.
  var isEmpty: Bool { structuralChanges.isEmpty && updated.isEmpty }

  /// The items that have come or changed, and those that were there and have gone. An item can be among both.
  ///
  /// - Complexity: O(*m*) for *m* steps.
  var changedItems: (changed: Set<Item.ID>, gone: Set<Item.ID>) {
    var arrived: Set<Item.ID> = []
    var gone: Set<Item.ID> = []
    for change in structuralChanges {
      switch change {
      case .insert(let id, _, _): arrived.insert(id)
      case .remove(let id, _): if !arrived.contains(id) { gone.insert(id) }
      case .move: break
      }
    }
    return (arrived.union(updated), gone)
  }

  /// Adds changes.
  mutating func note(_ edits: [StoreEdit<Item>]) {
    for edit in edits {
      switch edit {
      case .insert(let item, let id, let offset): structuralChanges.append(.insert(id, item, at: offset))
      case .remove(_, let id, let offset):
        structuralChanges.append(.remove(id, at: offset))
        updated.remove(id)
      case .move(let id, let from, let to): structuralChanges.append(.move(id, from: from, to: to))
      case .replace(let id, _, _, _), .change(let id, _): updated.insert(id)
      }
    }
  }

  /// Puts changes that couldn't be saved before those that have come since.
  mutating func restore(_ failed: ChangeLog) {
    if isEmpty {
      self = failed
      return
    }
    guard !failed.isEmpty else { return }
    structuralChanges = failed.structuralChanges + structuralChanges
    for id in failed.updated { updated.insert(id) }
  }
}

// MARK: - Items that have come and gone

extension ChangeLog {
  /// The largest number of steps that are looked at to leave some out; beyond that, leaving them in costs less.
  private static var effort: Int { 2_000_000 }

  /// Leaves out items that have come and gone again: nobody needs to store them, and an object that has gone may not be
  /// touched any more.
  ///
  /// - Complexity: O(*k* · *m*), for *k* such items and *m* steps, up to a limit.
  mutating func leaveOutPassingItems() {
    let pairs = passingItems()
    guard !pairs.isEmpty, pairs.count <= Self.effort / structuralChanges.count else { return }
    var kept = structuralChanges.map(Optional.some)
    for (first, last) in pairs { Self.leaveOut(from: first, to: last, of: &kept) }
    structuralChanges = kept.compactMap { $0 }
  }

  /// Where items come in that go again, and where they go.
  private func passingItems() -> [(first: Int, last: Int)] {
    let removed = Set(structuralChanges.compactMap { if case .remove(let id, _) = $0 { id } else { nil } })
    guard !removed.isEmpty else { return [] }
    var arrivals: [Item.ID: Int] = [:]
    var pairs: [(first: Int, last: Int)] = []
    for (index, change) in structuralChanges.enumerated() {
      switch change {
      case .insert(let id, _, _) where removed.contains(id): arrivals[id] = index
      case .remove(let id, _): if let first = arrivals.removeValue(forKey: id) { pairs.append((first, index)) }
      case .insert, .move: break
      }
    }
    return pairs
  }

  /// Leaves out one item from where it comes to where it goes; what is behind it in between moves up.
  private static func leaveOut(from first: Int, to last: Int, of structuralChanges: inout [StructuralChange?]) {
    guard case .insert(let passing, _, var place)? = structuralChanges[first] else { return }
    structuralChanges[first] = nil
    for index in first + 1..<last {
      switch structuralChanges[index] {
      case .insert(let id, let item, let offset):
        if offset <= place { place += 1 } else { structuralChanges[index] = .insert(id, item, at: offset - 1) }
      case .remove(let id, let offset):
        if offset < place { place -= 1 } else { structuralChanges[index] = .remove(id, at: offset - 1) }
      case .move(let id, _, let target) where id == passing:
        place = target
        structuralChanges[index] = nil
      case .move(let id, let source, let target):
        let without = source < place ? place - 1 : place
        structuralChanges[index] = .move(
          id, from: source > place ? source - 1 : source, to: target > without ? target - 1 : target)
        place = target <= without ? without + 1 : without
      case nil: break
      }
    }
    structuralChanges[last] = nil
  }
}
