/// The items of a store, and what has been changed of them.
///
/// It belongs to a main-actor store, whose bindings reach the items through it. Every change is recorded in ``edits`` until
/// the store publishes it.
@usableFromInline final class StoreCore<Item: Identifiable> {
  /// The root of all bindings to items. It has no signal: each item has one of its own.
  let root = Root(signals: nil, wantsObjectChanges: true)
  @usableFromInline let signals = ItemSignals()
  /// Told when items come, go or move.
  @usableFromInline let structure = Signal()
  /// Told of every change of anything.
  let anything = Signal()
  /// The changes that haven't been published yet.
  var edits: [StoreEdit<Item>] = []
  /// The slots that these changes are about, and the bytes of the item that they touched. A slot may hold another item by now.
  private var touched: [(slot: Int32, bytes: Range<Int>)] = []
  /// Called on the main actor when a binding has changed something.
  var publish: @Sendable @MainActor () -> Void = {}
  /// The queries of the items, which note whatever changes.
  var queries: [WeakQuery<Item>] = []

  @usableFromInline private(set) var slots: [Item.ID: Int32] = [:]
  private(set) var order: [Int32] = []
  @usableFromInline let pages = ItemPages<Item>()
  /// Each item's identity by its slot: an object that has died can't be asked any more.
  private var ids: [Item.ID?] = []
  /// Identities that objects had before, by the one that they had last. They lead to an object whenever it is there: steps of undo
  /// from before still know it by them.
  private var formerIDs: [Item.ID: [Item.ID]] = [:]
  /// Each slot's offset, while it is known.
  private var offsets: [Int32]?

  init() {}

  /// The item in a slot.
  @inlinable func item(_ slot: Int32) -> Item { pages[slot].pointee }

  /// Whether there is an item in a slot.
  func hasItem(_ slot: Int32) -> Bool { Int(slot) < ids.count && ids[Int(slot)] != nil }

  /// The slot of the item with an identity. An object is also found by an identity that it had before, or has got since it came.
  ///
  /// - Complexity: O(1). For objects, O(*n*) if there is none.
  @usableFromInline func slot(of id: Item.ID) -> Int32? {
    if let slot = slots[id] { return slot }
    learnIDs()
    return slots[id]
  }

  /// Learns the identities that objects have now.
  ///
  /// - Complexity: O(*n*) for objects.
  func learnIDs() {
    guard Item.self is AnyObject.Type else { return }
    for slot in order { learnID(of: slot) }
  }

  /// Learns the identity that an object has now, which may be another one than when it came.
  private func learnID(of slot: Int32) {
    guard Item.self is AnyObject.Type, isTouchable(item(slot)) else { return }
    let (old, new) = (id(slot), item(slot).id)
    guard new != old, slots[new] == nil else { return }
    slots[new] = slot
    ids[Int(slot)] = new
    formerIDs[new, default: []] += (formerIDs.removeValue(forKey: old) ?? []) + [old]
    setFormerIDs(of: new, from: nil, to: slot)
  }

  /// Lets the identities that an object had before lead to its slot, or nowhere.
  private func setFormerIDs(of id: Item.ID, from old: Int32?, to new: Int32?) {
    guard !formerIDs.isEmpty else { return }
    for former in formerIDs[id] ?? [] where slots[former] == old { slots[former] = new }
  }

  /// The identity of the item in a slot.
  func id(_ slot: Int32) -> Item.ID {
    guard let id = ids[Int(slot)] else { preconditionFailure("A slot without an item was asked for its identity.") }
    return id
  }

  /// The offset of a slot that holds an item.
  ///
  /// - Complexity: O(1) while nothing comes, goes or moves.
  func offset(_ slot: Int32) -> Int {
    if let offsets { return Int(offsets[Int(slot)]) }
    var offsets = [Int32](repeating: 0, count: ids.count)
    for (offset, slot) in order.enumerated() { offsets[Int(slot)] = Int32(truncatingIfNeeded: offset) }
    self.offsets = offsets
    return Int(offsets[Int(slot)])
  }

  /// All items in order.
  var items: [Item] { order.map { pages[$0].pointee } }
}

// MARK: - Changes of membership and order

extension StoreCore {
  /// Brings items in. Those whose identity is there already are left out.
  ///
  /// - Parameter new: The items and their offsets at the end, ascending.
  func insert(_ new: [(offset: Int, element: Item)]) {
    insert(new.map { ($0.offset, $0.element, $0.element.id) })
  }

  /// Brings items in whose identities are known. Those whose identity is there already are left out.
  func insert(_ new: [(offset: Int, element: Item, id: Item.ID)]) {
    var arrivals: [(offset: Int, element: Int32)] = []
    arrivals.reserveCapacity(new.count)
    for (offset, item, id) in new {
      guard slots[id] == nil else { continue }
      let slot = pages.insert(item)
      slots[id] = slot
      if Int(slot) < ids.count { ids[Int(slot)] = id } else { ids.append(id) }
      setFormerIDs(of: id, from: nil, to: slot)
      learnID(of: slot)
      let place = min(max(offset, 0), order.count + arrivals.count)
      arrivals.append((place, slot))
      edits.append(.insert(item, self.id(slot), at: place))
      note(slot)
    }
    guard !arrivals.isEmpty else { return }
    order.insert(ascending: arrivals)
    offsets = nil
    root.noteChange()
  }

  /// Removes the items at offsets.
  ///
  /// - Parameter offsets: Ascending, all of them offsets of the store.
  func remove(at offsets: [Int]) {
    guard !offsets.isEmpty else { return }
    // Letting an item go may run a deinit, so all of them are held until the store is fit to be read.
    var removed: [Item] = []
    for offset in offsets.reversed() {
      let slot = order[offset]
      let item = pages.remove(slot)
      let id = id(slot)
      slots[id] = nil
      ids[Int(slot)] = nil
      setFormerIDs(of: id, from: slot, to: nil)
      removed.append(item)
      edits.append(.remove(item, id, at: offset))
      note(slot)
    }
    order.remove(atAscending: offsets)
    self.offsets = nil
    root.noteChange()
    withExtendedLifetime(removed) {}
  }

  /// Moves an item from an offset to another.
  func move(from source: Int, to target: Int) {
    guard source != target else { return }
    let slot = order.remove(at: source)
    order.insert(slot, at: target)
    offsets = nil
    edits.append(.move(id(slot), from: source, to: target))
    for query in queries { query.query?.noteMove(slot) }
    root.noteChange()
  }

  /// Puts another value in an item's place.
  ///
  /// - Returns: Whether it is there now: its identity must be the present one's.
  @discardableResult func replace(
    _ slot: Int32, with new: Item, bytes: Range<Int> = RangeSignals.everything
  ) -> Bool {
    let id = id(slot)
    guard isTouchable(new), new.id == id else { return false }
    let old = pages[slot].move()
    pages[slot].initialize(to: new)
    edits.append(.replace(id, old: old, new: new, bytes: bytes))
    note(slot, bytes)
    root.noteChange()
    return true
  }

  /// Records that an object has changed inside.
  func noteChange(inside slot: Int32, _ change: ObjectChange?) {
    learnID(of: slot)
    edits.append(.change(id(slot), change))
    note(slot)
    root.noteChange()
  }

  private func note(_ slot: Int32, _ bytes: Range<Int> = RangeSignals.everything) {
    touched.append((slot, bytes))
    for query in queries { query.query?.note(slot, isGone: ids[Int(slot)] == nil) }
  }

  /// Forgets changes that have been taken back.
  func forgetEdits(after count: Int) {
    // Released after the access: an item's deinit may change the store.
    let forgotten = edits[count...]
    edits = Array(edits[..<count])
    withExtendedLifetime(forgotten) {}
  }

  /// Takes what has been changed since the last time.
  func takeChanges() -> (edits: [StoreEdit<Item>], touched: [(slot: Int32, bytes: Range<Int>)]) {
    defer { (edits, touched) = ([], []) }
    return (edits, touched)
  }
}
