import Foundation

// Each of these is a step of undo by itself, and part of the transaction in which it is called.
extension Store {
  /// Adds an item at the end. Does nothing if its identity is there already.
  ///
  /// - Returns: Whether it has been added.
  /// - Complexity: O(1) on average.
  @discardableResult public func add(_ item: Item) -> Bool { insert(item, at: .max) }

  /// Adds items at the end, but for those whose identity is there already.
  ///
  /// - Complexity: O(*m*) on average, for *m* items.
  public func add(contentsOf items: some Sequence<Item>) {
    transaction(context.labels.add) {
      let end = core.order.count
      core.insert(items.enumerated().map { (end + $0.offset, $0.element) })
    }
  }

  /// Adds an item before the one at an offset; an offset beyond an end means that end. Does nothing if its identity is there
  /// already.
  ///
  /// - Returns: Whether it has been added.
  /// - Complexity: O(*n*) for the offsets that move.
  @discardableResult public func insert(_ item: Item, at offset: Int) -> Bool {
    transaction(context.labels.add) {
      let before = core.order.count
      core.insert([(offset, item)])
      return core.order.count > before
    }
  }

  /// Removes the item with an identity.
  ///
  /// - Returns: The item; nil if there was none.
  /// - Complexity: O(*n*) for the offsets that move.
  @discardableResult public func remove(id: Item.ID) -> Item? {
    transaction(context.labels.delete) {
      guard let slot = core.slot(of: id) else { return nil }
      let item = core.item(slot)
      core.remove(at: [core.offset(slot)])
      return item
    }
  }

  /// Removes the items with these identities, as far as there are any.
  ///
  /// - Complexity: O(*n* + *m* log *m*), for *m* identities.
  public func remove(ids: some Sequence<Item.ID>) {
    transaction(context.labels.delete) {
      let slots = Set(ids.compactMap { core.slot(of: $0) })
      core.remove(at: slots.map { core.offset($0) }.sorted())
    }
  }

  /// Removes the items at offsets. Offsets where there is nothing are passed over.
  ///
  /// The offsets are those of the store's own order; a ``StoreQuery`` has a method of its own for what it has shown.
  ///
  /// - Complexity: O(*n*).
  public func remove(atOffsets offsets: IndexSet) {
    transaction(context.labels.delete) {
      core.remove(at: offsets.filter { core.order.indices.contains($0) })
    }
  }

  /// Moves the items at offsets, in their order, in front of the item that is at another offset now.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the items to move. Those where there is nothing are passed over.
  ///   - destination: The offset, before anything moves, of the item in front of which they go; the count for the end.
  /// - Complexity: O(*m* · *n*), for *m* items.
  public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    transaction(context.labels.move) {
      let sources = offsets.filter { core.order.indices.contains($0) }
      let target = min(max(destination, 0), core.order.count)
      let before = sources.filter { $0 < target }
      // Those in front of the target go to just before it, one after the other, and the rest moves up.
      for (moved, source) in before.enumerated() { core.move(from: source - moved, to: target - 1) }
      for (moved, source) in sources.dropFirst(before.count).enumerated() {
        core.move(from: source, to: target + moved)
      }
    }
  }

  /// Puts other items in the place of the ones with the same identities. Items whose identity isn't there are passed over.
  ///
  /// - Returns: Whether all were there.
  @discardableResult public func replace(_ items: Item...) -> Bool {
    transaction {
      var all = true
      for item in items {
        if let slot = core.slot(of: item.id) { core.replace(slot, with: item) } else { all = false }
      }
      return all
    }
  }

  /// Changes the item with an identity by a closure.
  ///
  /// A change of the identity is refused: the item stays as it was. Undo restores the properties of
  /// an object, also of one inside a value, only if they were changed through bindings.
  ///
  /// - Returns: What the closure returns; nil if there is no such item.
  /// - Throws: What the closure throws; a value is then as it was before.
  @discardableResult
  public func modify<Result>(id: Item.ID, _ change: (inout Item) throws -> Result) rethrows -> Result? {
    try binding(id: id)?.modify(change)
  }

  /// Tells the store that an object has changed in a way that the store couldn't see: its readers are told, and it is saved.
  ///
  /// Undo doesn't take such a change back.
  public func noteChange(of id: Item.ID) {
    transaction {
      if let slot = core.slot(of: id) { core.noteChange(inside: slot, nil) }
    }
  }
}
