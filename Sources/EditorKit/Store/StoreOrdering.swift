/// The order in which a query shows items, where it isn't the store's own.
@usableFromInline class StoreOrdering<Item: Identifiable> {
  @inlinable init() {}

  /// Learns of an item that is new or has changed.
  ///
  /// - Returns: Whether its place may be another one now.
  @usableFromInline func learn(_ slot: Int32, _ item: Item) -> Bool {
    preconditionFailure("An ordering must override learn(_:_:).")
  }

  /// Whether the item in one slot goes before the one in another, by what has been learnt.
  @usableFromInline func isBefore(_ one: Int32, _ other: Int32) -> Bool {
    preconditionFailure("An ordering must override isBefore(_:_:).")
  }

  /// Sorts slots that have been learnt. Those of which none goes before the other stay in their order.
  @usableFromInline func sort(_ slots: inout [Int32]) {
    slots.sort(by: isBefore)
  }
}

/// An order by a key of each item, which is asked for once until the item changes.
@usableFromInline final class KeyOrdering<Item: Identifiable, Key: Comparable>: StoreOrdering<Item> {
  @usableFromInline let key: (Item) -> Key
  @usableFromInline var keys: [Key?] = []

  @inlinable init(_ key: @escaping (Item) -> Key) {
    self.key = key
    super.init()
  }

  @inlinable override func learn(_ slot: Int32, _ item: Item) -> Bool {
    let new = key(item)
    let index = Int(slot)
    while keys.count <= index { keys.append(nil) }
    guard keys[index] != new else { return false }
    keys[index] = new
    return true
  }

  @inlinable override func isBefore(_ one: Int32, _ other: Int32) -> Bool {
    guard let one = keys[Int(one)], let other = keys[Int(other)] else { return false }
    return one < other
  }

  @inlinable override func sort(_ slots: inout [Int32]) {
    // The keys lie beside each other, so that comparing two doesn't wait for memory.
    var pairs = slots.compactMap { slot in keys[Int(slot)].map { (key: $0, slot: slot) } }
    pairs.sort { $0.key < $1.key }
    slots = pairs.map(\.slot)
  }
}

/// An order by a comparison of two items.
final class ComparedOrdering<Item: Identifiable>: StoreOrdering<Item> {
  private unowned let core: StoreCore<Item>
  private let areInOrder: (Item, Item) -> Bool

  init(_ core: StoreCore<Item>, _ areInOrder: @escaping (Item, Item) -> Bool) {
    self.core = core
    self.areInOrder = areInOrder
  }

  override func learn(_ slot: Int32, _ item: Item) -> Bool { true }

  override func isBefore(_ one: Int32, _ other: Int32) -> Bool {
    areInOrder(core.item(one), core.item(other))
  }

  override func sort(_ slots: inout [Int32]) {
    var pairs = slots.map { (item: core.item($0), slot: $0) }
    let areInOrder = areInOrder
    pairs.sort { areInOrder($0.item, $1.item) }
    slots = pairs.map(\.slot)
  }
}
