/// What a query of a store's items shows, kept up to date by what has changed.
final class QueryCore<Item: Identifiable> {
  /// Told when other items are shown, or the same in another order.
  let signal = Signal()
  private let core: StoreCore<Item>
  private var isIncluded: ((Item) -> Bool)?
  private var ordering: StoreOrdering<Item>?

  /// The slots as they were last shown.
  private(set) var shown: [Int32] = []
  /// Whether a slot is among those shown.
  private var isShown: [Bool] = []
  /// Slots whose items have changed, and nobody has looked yet whether that matters here.
  private var changed: Set<Int32> = []
  /// Slots whose items may have to be shown in another place, or not any more, or newly.
  private var pending: Set<Int32> = []
  /// Slots whose items have gone since they were last shown, though there may be others in them by now.
  private var gone: Set<Int32> = []
  /// Whether everything is to be looked at again.
  private var isStale = true
  /// Whether readers are to be told although nothing says that an item has changed.
  private var hasNews = false

  init(_ core: StoreCore<Item>, isIncluded: ((Item) -> Bool)?, ordering: StoreOrdering<Item>?) {
    self.core = core
    self.isIncluded = isIncluded
    self.ordering = ordering
  }

  /// Shows by another filter from now on.
  func show(_ isIncluded: ((Item) -> Bool)?) {
    self.isIncluded = isIncluded
    makeStale()
  }

  /// Shows in another order from now on.
  func show(in ordering: StoreOrdering<Item>?) {
    self.ordering = ordering
    makeStale()
  }

  /// Looks at everything again when it is next shown.
  func makeStale() {
    isStale = true
    hasNews = true
    changed = []
    pending = []
  }

  /// Notes that an item has come, gone or changed.
  func note(_ slot: Int32, isGone: Bool) {
    if isGone, isShown(slot) { gone.insert(slot) }
    if !isStale { changed.insert(slot) }
  }

  /// Notes that an item has moved in the store. Where two go equally well first, the store's order decides.
  func noteMove(_ slot: Int32) {
    guard !isStale, isShown(slot) else { return }
    pending.insert(slot)
    hasNews = true
  }

  /// Finds out whether what is shown has changed.
  ///
  /// - Returns: Whether readers are to be told.
  func settle() -> Bool {
    for slot in changed where matters(slot) {
      pending.insert(slot)
      hasNews = true
    }
    changed = []
    defer { hasNews = false }
    return hasNews
  }

  /// Whether a change of the item in a slot changes what is shown.
  private func matters(_ slot: Int32) -> Bool {
    if gone.contains(slot) { return true }
    guard let item = item(slot) else { return false }
    let isIncluded = isIncluded?(item) ?? true
    return isIncluded != isShown(slot) || isIncluded && ordering?.learn(slot, item) ?? false
  }

  /// The slots at offsets of what was last shown, if the items that were shown there are still in the store.
  func slots(at offsets: some Sequence<Int>) -> [Int32] {
    offsets.compactMap { shown.indices.contains($0) ? shown[$0] : nil }.filter { !gone.contains($0) }
  }

  /// Brings ``shown`` up to date.
  func update() {
    pending.formUnion(changed)
    if isStale || pending.count > shown.count / 8 + 16 { showAll() } else if !pending.isEmpty { showPending() }
    gone = []
    changed = []
    pending = []
  }

  private func showAll() {
    isStale = false
    var slots = core.order
    if let isIncluded { slots = slots.filter { isIncluded(core.item($0)) } }
    if let ordering {
      for slot in slots { _ = ordering.learn(slot, core.item(slot)) }
      ordering.sort(&slots)
    }
    shown = slots
    isShown = []
    for slot in slots { mark(slot, true) }
  }

  private func showPending() {
    shown.removeAll { pending.contains($0) }
    var arrivals: [Int32] = []
    for slot in pending {
      mark(slot, false)
      guard let item = item(slot), isIncluded?(item) ?? true else { continue }
      _ = ordering?.learn(slot, item)
      arrivals.append(slot)
    }
    arrivals.sort(by: isBefore)
    var arrivalsByOffset: [(offset: Int, element: Int32)] = []
    for slot in arrivals {
      mark(slot, true)
      arrivalsByOffset.append((insertionIndex(of: slot) + arrivalsByOffset.count, slot))
    }
    shown.insert(ascending: arrivalsByOffset)
  }

  /// The offset of the first slot shown that goes after another one.
  private func insertionIndex(of slot: Int32) -> Int {
    var (low, high) = (0, shown.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(slot, shown[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func isBefore(_ one: Int32, _ other: Int32) -> Bool {
    if let ordering {
      if ordering.isBefore(one, other) { return true }
      if ordering.isBefore(other, one) { return false }
    }
    return core.offset(one) < core.offset(other)
  }

  private func item(_ slot: Int32) -> Item? { core.hasItem(slot) ? core.item(slot) : nil }

  private func isShown(_ slot: Int32) -> Bool { isShown.indices.contains(Int(slot)) && isShown[Int(slot)] }

  private func mark(_ slot: Int32, _ value: Bool) {
    while isShown.count <= Int(slot) { isShown.append(false) }
    isShown[Int(slot)] = value
  }
}

/// A query that a store keeps up to date for as long as somebody else holds it.
struct WeakQuery<Item: Identifiable> {
  weak var query: QueryCore<Item>?
}
