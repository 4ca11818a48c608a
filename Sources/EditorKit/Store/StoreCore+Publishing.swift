@MainActor extension StoreCore {
  /// Notifies the observers of items that have changed, in some of their bytes, and of membership and order.
  func notifyObservers(of touched: [(slot: Int32, bytes: Range<Int>)], isStructure: Bool) {
    guard !touched.isEmpty || isStructure else { return }
    queries.removeAll { $0.query == nil }
    // Everything is fit to be read before anybody is notified.
    let queries = queries.compactMap(\.query).filter { $0.settle() }
    for query in queries { query.signal.notify() }
    for (slot, bytes) in touched { signals.notify(slot, bytes) }
    if isStructure { structure.notify() }
    anything.notify()
  }

  /// Removes objects that have died: they may not be touched, and so can't be stored. This is no change of the person's.
  ///
  /// - Parameter ids: The identities of the items that may have died.
  /// - Returns: The changes.
  func removeDead(among ids: Set<Item.ID>) -> [StoreEdit<Item>] {
    let dead = Set(ids.compactMap { slots[$0] }).filter { !isTouchable(item($0)) }
    guard !dead.isEmpty else { return [] }
    remove(at: dead.map { offset($0) }.sorted())
    let (edits, touched) = takeChanges()
    notifyObservers(of: touched, isStructure: true)
    return edits
  }
}
