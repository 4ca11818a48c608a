/// The items of a store, and what has been changed of them.
///
/// It belongs to a main-actor store, whose bindings reach the items through it. Every change is recorded in ``edits`` until
/// the store publishes it.
@usableFromInline final class StoreCore<Item: Identifiable> {
  /// The root of all bindings to items. It has no signal: each item has one of its own.
  let root = Root(signal: nil)
  @usableFromInline let signals = ItemSignals()
  /// Told when items come, go or move.
  @usableFromInline let structure = Signal()
  /// Told of every change of anything.
  let anything = Signal()
  /// The changes that haven't been published yet.
  var edits: [StoreEdit<Item>] = []
  /// The slots that these changes are about. A slot may hold another item by now.
  private var touched: [Int32] = []
  /// Called on the main actor when a binding has changed something.
  var publish: @Sendable @MainActor () -> Void = {}
  /// The queries of the items, which note whatever changes.
  var queries: [WeakQuery<Item>] = []

  @usableFromInline private(set) var slots: [Item.ID: Int32] = [:]
  private(set) var order: [Int32] = []
  @usableFromInline let pages = ItemPages<Item>()
  /// Each item's identity by its slot: an object that has died can't be asked any more.
  private var ids: [Item.ID?] = []
  /// Each slot's offset, while it is known.
  private var offsets: [Int32]?

  init() {
    root.wantsObjectChanges = Item.self is AnyObject.Type
  }

  /// The item in a slot.
  @inlinable func item(_ slot: Int32) -> Item { pages[slot].pointee }

  /// Whether there is an item in a slot.
  func hasItem(_ slot: Int32) -> Bool { Int(slot) < ids.count && ids[Int(slot)] != nil }

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
    var arrivals: [(offset: Int, element: Int32)] = []
    arrivals.reserveCapacity(new.count)
    for (offset, item) in new {
      let id = item.id
      guard slots[id] == nil else { continue }
      let slot = pages.insert(item)
      slots[id] = slot
      if Int(slot) < ids.count { ids[Int(slot)] = id } else { ids.append(id) }
      let place = min(max(offset, 0), order.count + arrivals.count)
      arrivals.append((place, slot))
      edits.append(.insert(item, id, at: place))
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
  @discardableResult func replace(_ slot: Int32, with new: Item) -> Bool {
    let id = id(slot)
    guard new.id == id else { return false }
    let old = pages[slot].move()
    pages[slot].initialize(to: new)
    edits.append(.replace(id, old: old, new: new))
    note(slot)
    root.noteChange()
    return true
  }

  /// Records that an object has changed inside.
  func noteChange(inside slot: Int32, _ change: ObjectChange?) {
    edits.append(.change(id(slot), change))
    note(slot)
    root.noteChange()
  }

  private func note(_ slot: Int32) {
    touched.append(slot)
    for query in queries { query.query?.note(slot, isGone: ids[Int(slot)] == nil) }
  }

  /// Forgets changes that have been taken back.
  func forgetEdits(after count: Int) {
    edits.removeSubrange(count...)
  }

  /// Takes what has been changed since the last time.
  func takeChanges() -> (edits: [StoreEdit<Item>], slots: [Int32]) {
    defer { (edits, touched) = ([], []) }
    return (edits, touched)
  }
}

// MARK: - Changes that have been recorded

extension StoreCore {
  /// Makes recorded changes again, as far as the items that they are about are there.
  func apply(_ edits: [StoreEdit<Item>]) {
    var rest = edits[...]
    while let edit = rest.first {
      switch edit {
      case .insert:
        insert(
          rest.takeRun {
            if case .insert(let item, _, let offset) = $0 { (offset, item) } else { nil }
          } ascending: {
            $0.offset < $1.offset
          })
      case .remove:
        let run = rest.takeRun {
          if case .remove(_, let id, let offset) = $0 { (id, offset) } else { nil }
        } ascending: {
          $0.1 > $1.1
        }
        remove(at: run.compactMap { slots[$0.0] }.map { offset($0) }.sorted())
      case .move(let id, _, let target):
        if let slot = slots[id] { move(from: offset(slot), to: min(target, order.count - 1)) }
        rest.removeFirst()
      case .replace(let id, _, let new):
        if let slot = slots[id] { replace(slot, with: new) }
        rest.removeFirst()
      case .change(let id, let change):
        change?.redo()
        if let slot = slots[id] { noteChange(inside: slot, change) }
        rest.removeFirst()
      }
    }
  }
}

extension ArraySlice {
  /// Takes elements from the front for as long as they are of a kind and in order.
  fileprivate mutating func takeRun<Part>(
    _ part: (Element) -> Part?,
    ascending isInOrder: (Part, Part) -> Bool
  ) -> [Part] {
    var run: [Part] = []
    while let next = first.flatMap(part), run.last.map({ isInOrder($0, next) }) ?? true {
      run.append(next)
      removeFirst()
    }
    return run
  }
}
