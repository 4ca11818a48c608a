/// What a store has changed and not saved yet, in as few changes as will do.
///
/// Which items come, go and move is kept in order; of the items that have changed, only that they have: what is saved of them is
/// what they are when it is saved.
struct ChangeLog<Item: Identifiable> {
  private(set) var structural: [StorageChange<Item>] = []
  private(set) var updated: Set<Item.ID> = []

  /// Whether there is nothing to save.
  var isEmpty: Bool { structural.isEmpty && updated.isEmpty }

  /// Adds changes.
  mutating func note(_ edits: [StoreEdit<Item>]) {
    for edit in edits {
      switch edit {
      case .insert(let item, _, let offset): structural.append(.insert(item, at: offset))
      case .remove(_, let id, let offset):
        structural.append(.remove(id, at: offset))
        updated.remove(id)
      case .move(let id, let from, let to): structural.append(.move(id, from: from, to: to))
      case .replace(let id, _, _), .change(let id, _): updated.insert(id)
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
    structural = failed.structural + structural
    for id in failed.updated { updated.insert(id) }
  }
}
