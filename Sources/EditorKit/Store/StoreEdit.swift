/// One change of a store's items, which can be taken back.
enum StoreEdit<Item: Identifiable> {
  /// An item has come in at an offset.
  case insert(Item, Item.ID, at: Int)
  /// An item has gone from an offset.
  case remove(Item, Item.ID, at: Int)
  /// An item has moved from an offset to another.
  case move(Item.ID, from: Int, to: Int)
  /// Another value has come in an item's place.
  case replace(Item.ID, old: Item, new: Item)
  /// An object has changed inside; how is known where that was done by way of a key path.
  case change(Item.ID, ObjectChange?)

  /// The change that takes this one back.
  var inverse: StoreEdit {
    switch self {
    case .insert(let item, let id, let offset): .remove(item, id, at: offset)
    case .remove(let item, let id, let offset): .insert(item, id, at: offset)
    case .move(let id, let from, let to): .move(id, from: to, to: from)
    case .replace(let id, let old, let new): .replace(id, old: new, new: old)
    case .change(let id, let change): .change(id, change?.inverse)
    }
  }

  /// Whether it changes which items there are, or their order.
  var isStructural: Bool {
    switch self {
    case .insert, .remove, .move: true
    case .replace, .change: false
    }
  }
}
