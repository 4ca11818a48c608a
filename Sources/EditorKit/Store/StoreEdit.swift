/// One change of a store's items, which can be taken back.
enum StoreEdit<Item: Identifiable> {
  /// An item has come in at an offset.
  case insert(Item, Item.ID, at: Int)
  /// An item has gone from an offset.
  case remove(Item, Item.ID, at: Int)
  /// An item has moved from an offset to another.
  case move(Item.ID, from: Int, to: Int)
  /// Another value has come in an item's place, which differs in some of its bytes.
  case replace(Item.ID, old: Item, new: Item, bytes: Range<Int>)
  /// An object has changed inside; how is known where that was done by way of a key path.
  case change(Item.ID, ObjectChange?)

  /// The change that takes this one back.
  var inverse: StoreEdit {
    switch self {
    case .insert(let item, let id, let offset): .remove(item, id, at: offset)
    case .remove(let item, let id, let offset): .insert(item, id, at: offset)
    case .move(let id, let from, let to): .move(id, from: to, to: from)
    case .replace(let id, let old, let new, let bytes): .replace(id, old: new, new: old, bytes: bytes)
    case .change(let id, let change): .change(id, change?.inverse)
    }
  }

  /// Returns changes of one value, one after the other, as one change. Returns others as they are.
  ///
  /// A `didSet` that writes a sibling makes a second change.
  static func joined(_ edits: [StoreEdit]) -> [StoreEdit] {
    guard edits.count > 1, case .replace(let id, let old, var last, var bytes)? = edits.first else { return edits }
    for edit in edits.dropFirst() {
      guard case .replace(let other, _, let new, let changed) = edit, other == id else { return edits }
      last = new
      bytes = min(bytes.lowerBound, changed.lowerBound)..<max(bytes.upperBound, changed.upperBound)
    }
    return [.replace(id, old: old, new: last, bytes: bytes)]
  }

  /// Whether it changes which items there are, or their order.
  var isStructural: Bool {
    switch self {
    case .insert, .remove, .move: true
    case .replace, .change: false
    }
  }
}

extension UndoSize {
  /// Returns an estimate for a step of a store in bytes, made from the first of its changes.
  static func estimate<Item>(_ edits: [StoreEdit<Item>]) -> Int {
    let sample = edits.prefix(8)
    guard !sample.isEmpty else { return 0 }
    let sum = sample.reduce(0) { sum, edit in
      switch edit {
      case .insert(let item, _, _), .remove(let item, _, _): sum + estimate(item)
      case .replace(_, let old, let new, _): sum + estimate(old, new)
      case .move, .change: sum
      }
    }
    return sum / sample.count * edits.count
  }
}
