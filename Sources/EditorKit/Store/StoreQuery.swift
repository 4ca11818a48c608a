import Foundation

/// Some of a store's items, or all, in an order of their own, kept up to date.
///
///     let open = store.query(where: { !$0.isCompleted }) { $0.title }
///     open.remove(atOffsets: [0])
///
/// A query works out what has changed, and not everything anew. An offset means the item that was at it when the query was
/// last read, whatever has happened since: so the items that a person saw and chose are the ones that go.
@MainActor public final class StoreQuery<Item: Identifiable> {
  private let store: Store<Item>
  private let query: QueryCore<Item>

  init(_ store: Store<Item>, _ query: QueryCore<Item>) {
    self.store = store
    self.query = query
    store.core.queries.append(WeakQuery(query: query))
  }

  private func read() -> [Int32] {
    query.signal.read()
    query.update()
    return query.shown
  }

  /// The number of items shown. Observable: whoever reads it is told when other items are shown, or in another order.
  public var count: Int { read().count }

  /// Whether no items are shown. Observable as ``count`` is.
  public var isEmpty: Bool { count == 0 }

  /// The identities of the items shown, in order. Observable as ``count`` is.
  ///
  /// - Complexity: O(*n*).
  public var ids: [Item.ID] { read().map { store.core.id($0) } }

  /// The items shown, in order. Whoever reads them is told of every change of the store.
  ///
  /// - Complexity: O(*n*).
  public var items: [Item] {
    store.core.anything.read()
    return read().map { store.core.item($0) }
  }

  /// The item at an offset; nil if there is none. Observable as ``count`` and ``Store/subscript(id:)`` are.
  ///
  /// - Complexity: O(1) while nothing changes.
  public func item(at offset: Int) -> Item? {
    let shown = read()
    guard shown.indices.contains(offset) else { return nil }
    store.core.signals.read(shown[offset])
    return store.core.item(shown[offset])
  }

  /// The identity of the item at an offset, without touching the item; nil if there is none. Observable as ``count`` is.
  public func id(at offset: Int) -> Item.ID? {
    let shown = read()
    return shown.indices.contains(offset) ? store.core.id(shown[offset]) : nil
  }

  /// Removes the items that were at offsets when the query was last read, as one step of undo.
  ///
  /// Offsets where nothing was, and items that have gone since, are passed over.
  public func remove(atOffsets offsets: IndexSet) {
    store.remove(ids: query.slots(at: offsets).map { store.core.id($0) })
  }

  /// Shows the items that a filter lets pass, from now on; all of them for nil.
  ///
  /// If the filter depends on something outside of the item, set it again when that has changed. If that changes without a
  /// notification, as the time does, call ``refresh()`` before each read.
  ///
  /// - Complexity: O(*n*) when the query is next read.
  public func filter(_ isIncluded: ((Item) -> Bool)?) {
    query.show(isIncluded)
    tell()
  }

  /// Shows the items by a key, the least first; items with equal keys in the store's order.
  ///
  /// - Complexity: O(*n* log *n*) when the query is next read, and O(log *n*) comparisons for each change after that.
  @inlinable public func sort<Key: Comparable>(by key: @escaping (Item) -> Key) {
    show(in: KeyOrdering(key))
  }

  @usableFromInline func show(in ordering: StoreOrdering<Item>) {
    query.show(in: ordering)
    tell()
  }

  /// Shows the items by a comparison, which must be a strict weak order; items that compare as equal in the store's order.
  ///
  /// - Complexity: As for ``sort(by:)-(_)`` with a key, though keys are faster.
  public func sort(areInOrder: @escaping (Item, Item) -> Bool) {
    show(in: ComparedOrdering(store.core, areInOrder))
  }

  /// Shows the items in the store's order.
  public func unsort() {
    query.show(in: nil)
    tell()
  }

  /// Evaluates the filter and the order of all items again when the query is next read, without notifying observers.
  ///
  /// Call it before you read a query whose filter or order depends on something outside of the items that changes without a
  /// notification, such as the time:
  ///
  ///     let thirsty = store.query(where: { $0.isThirsty(at: context.date()) })
  ///     thirsty.refresh()
  ///     let count = thirsty.count
  ///
  /// A component calls it in its `body`, where notifying observers would ask for the body again. If observers have to know,
  /// set the filter again by ``filter(_:)``.
  ///
  /// - Complexity: O(1); the next read costs as much as the first one.
  public func refresh() {
    query.makeStale()
    _ = query.settle()
  }

  private func tell() {
    if query.settle() { query.signal.notify() }
  }
}

extension Store {
  /// Makes a query of the items that a filter lets pass, in the store's order.
  ///
  /// - Parameter isIncluded: The filter; nil lets all items pass. If its result depends on more than the item, call
  ///   ``StoreQuery/filter(_:)`` or ``StoreQuery/refresh()`` when that has changed.
  public func query(where isIncluded: ((Item) -> Bool)? = nil) -> StoreQuery<Item> {
    StoreQuery(self, QueryCore(core, isIncluded: isIncluded, ordering: nil))
  }

  /// Makes a query of the items that a filter lets pass, by a key, the least first.
  public func query<Key: Comparable>(
    where isIncluded: ((Item) -> Bool)? = nil,
    sortedBy key: @escaping (Item) -> Key
  ) -> StoreQuery<Item> {
    StoreQuery(self, QueryCore(core, isIncluded: isIncluded, ordering: KeyOrdering(key)))
  }
}
