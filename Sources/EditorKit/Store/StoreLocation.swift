/// The location of an item in a store, which is followed by its identity.
final class StoreLocation<Item: Identifiable>: Location {
  private let core: StoreCore<Item>
  private let id: Item.ID
  /// The item as it was last seen; for reading when it has gone.
  private var last: Item

  init(_ core: StoreCore<Item>, _ id: Item.ID, _ item: Item) {
    self.core = core
    self.id = id
    last = item
    super.init(root: core.root)
  }

  override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    guard let slot = core.slots[id] else {
      // An item that has gone may come back.
      if bytes != nil { core.structure.read() }
      return withCopy(of: last, body)
    }
    if let bytes { core.signals.read(slot, bytes) }
    remember(core.item(slot))
    withCopy(of: last, body)
  }

  /// Keeps the item as it is now. The one before is released after the access, since that may run a deinit.
  private func remember(_ item: Item) {
    var item = item
    swap(&last, &item)
  }

  override func observe(_ bytes: Range<Int>) {
    if let slot = core.slots[id] { core.signals.read(slot, bytes) } else { core.structure.read() }
  }

  override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    guard let slot = core.slots[id] else { return false }
    // What is changed is a copy of the item: so undo has the one before, and the item's own code can be asked whether
    // this is still the same one.
    var item = core.item(slot)
    guard let change = change(&item, body) else { return false }
    if change == .inside {
      core.noteChange(inside: slot, root.objectChange)
    } else {
      guard core.replace(slot, with: item, bytes: bytes) else { return false }
      remember(item)
    }
    root.afterWrite { [publish = core.publish] in MainActor.assumeIsolated { publish() } }
    return true
  }

  /// What a write has changed.
  private enum Change {
    /// An object that the item is or holds, and nothing of the item's own bytes.
    case inside
    /// The item's own bytes.
    case item
  }

  /// Lets a closure change an item.
  ///
  /// - Returns: What has changed; nil if nothing has.
  private func change(_ item: inout Item, _ body: (UnsafeMutableRawPointer) -> Bool) -> Change? {
    if Item.self is AnyObject.Type {
      let old = item as AnyObject
      guard withUnsafeMutablePointer(to: &item, { body(UnsafeMutableRawPointer($0)) }) else { return nil }
      return item as AnyObject === old ? .inside : .item
    }
    let isInside = root.objectChange != nil
    return withUnsafeMutablePointer(to: &item) { place -> Change? in
      // A value may hold the object that has changed. Then its bytes are as before.
      let bytes = UnsafeRawBufferPointer(start: place, count: MemoryLayout<Item>.size)
      let old = isInside ? Array(bytes) : []
      guard body(UnsafeMutableRawPointer(place)) else { return nil }
      return isInside && bytes.elementsEqual(old) ? .inside : .item
    }
  }

  override func isAlive(observed: Bool) -> Bool {
    guard let slot = core.slots[id] else {
      if observed { core.structure.read() }
      return false
    }
    if observed { core.signals.read(slot) }
    return true
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? StoreLocation<Item> else { return false }
    return core === other.core && id == other.id
  }
}
