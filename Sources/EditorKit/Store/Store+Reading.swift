extension Store {
  /// The number of items. Observable: whoever reads it is told when items come, go or move.
  public var count: Int {
    core.structure.read()
    return core.order.count
  }

  /// Whether there are no items. Observable as ``count`` is.
  public var isEmpty: Bool { count == 0 }

  /// The identities in order. Observable as ``count`` is.
  ///
  /// - Complexity: O(*n*).
  public var ids: [Item.ID] {
    core.structure.read()
    return core.order.map { core.id($0) }
  }

  /// All items in order. Whoever reads them is told of every change.
  ///
  /// - Complexity: O(*n*).
  public var items: [Item] {
    core.anything.read()
    return core.items
  }

  /// The item with an identity; nil if there is none. Whoever reads it is told when this item changes, comes or goes.
  ///
  /// - Complexity: O(1).
  @inlinable public subscript(id id: Item.ID) -> Item? {
    guard let slot = core.slot(of: id) else {
      core.structure.read()
      return nil
    }
    core.signals.read(slot)
    return core.item(slot)
  }

  /// The item at an offset; nil if there is none. Observable as ``count`` and ``subscript(id:)`` are.
  ///
  /// - Complexity: O(1).
  public func item(at offset: Int) -> Item? {
    core.structure.read()
    guard core.order.indices.contains(offset) else { return nil }
    let slot = core.order[offset]
    core.signals.read(slot)
    return core.item(slot)
  }

  /// The identity of the item at an offset, without touching the item; nil if there is none. Observable as ``count`` is.
  ///
  /// - Complexity: O(1).
  public func id(at offset: Int) -> Item.ID? {
    core.structure.read()
    return core.order.indices.contains(offset) ? core.id(core.order[offset]) : nil
  }

  /// The offset of the item with an identity; nil if there is none. Observable as ``count`` is.
  ///
  /// - Complexity: O(1), but O(*n*) for the first time after items have come, gone or moved.
  public func offset(of id: Item.ID) -> Int? {
    core.structure.read()
    return core.slot(of: id).map { core.offset($0) }
  }

  /// A binding to the item with an identity; nil if there is none now.
  ///
  /// When the item is removed, the binding reads its last value and drops writes; if undo brings the item back, the
  /// binding is good again. A write that would change the identity of a value is dropped. An object is also found by an identity
  /// that it has got since it came. The binding keeps the store alive.
  ///
  /// - Complexity: O(1); so are reading and writing.
  public func binding(id: Item.ID) -> Binding<Item>? {
    guard let slot = core.slot(of: id) else {
      core.structure.read()
      return nil
    }
    return Binding(location: StoreLocation(core, id, core.item(slot)), owner: self)
  }
}
