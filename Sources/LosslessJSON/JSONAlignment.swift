/// Finds out which elements of an array were which before.
struct JSONAlignment {
  /// The index that each new element had before; nil for one that is new.
  private(set) var partners: [Int?]
  private let new: [JSONValue]
  private let old: [JSONValue]
  private var isTaken: [Bool]

  /// Pairs elements: those that are the same at either end, those of the same "id", those that are the same elsewhere, and
  /// then those that are at the same place.
  ///
  /// - Parameters:
  ///   - new: The new elements.
  ///   - old: The old elements.
  ///   - keepsUnknown: Whether an element takes over what isn't known of its partner: then, those that are at the same
  ///     place are only paired where nothing says that they are others.
  init(of new: [JSONValue], to old: [JSONValue], keepsUnknown: Bool) {
    self.new = new
    self.old = old
    partners = Array(repeating: nil, count: new.count)
    isTaken = Array(repeating: false, count: old.count)
    pairEnds()
    if partners.contains(nil) { pair(by: { $0.identity }) }
    if partners.contains(nil) { pair(by: { $0 }) }
    if partners.contains(nil) { pairPlaces(keepsUnknown) }
  }

  private mutating func pair(_ element: Int, _ partner: Int) {
    partners[element] = partner
    isTaken[partner] = true
  }

  private mutating func pairEnds() {
    let common = min(new.count, old.count)
    var start = 0
    while start < common, new[start].isEquivalent(to: old[start]) {
      pair(start, start)
      start += 1
    }
    var length = 0
    while length < common - start, new[new.count - 1 - length].isEquivalent(to: old[old.count - 1 - length]) {
      pair(new.count - 1 - length, old.count - 1 - length)
      length += 1
    }
    guard new.count == old.count else { return }
    for place in start..<common - length where new[place].isEquivalent(to: old[place]) { pair(place, place) }
  }

  /// Pairs the elements that have no partner and the same key, in order.
  private mutating func pair(by key: (JSONValue) -> JSONValue?) {
    var candidates: [Int: [Int]] = [:]
    for place in old.indices.reversed() where !isTaken[place] {
      if let key = key(old[place]) { candidates[key.equivalenceHash, default: []].append(place) }
    }
    guard !candidates.isEmpty else { return }
    for element in new.indices where partners[element] == nil {
      guard let wanted = key(new[element]) else { continue }
      let hash = wanted.equivalenceHash
      let found = candidates[hash]?.lastIndex { key(old[$0])?.isEquivalent(to: wanted) == true }
      if let found, let partner = candidates[hash]?.remove(at: found) { pair(element, partner) }
    }
  }

  private mutating func pairPlaces(_ keepsUnknown: Bool) {
    if new.count == old.count {
      for place in new.indices where partners[place] == nil && !isTaken[place] {
        pairAnyway(place, place, keepsUnknown)
      }
      return
    }
    var start = 0
    while let first = partners[start...].firstIndex(of: nil) {
      let end = partners[first...].firstIndex { $0 != nil } ?? new.count
      let before = first > 0 ? partners[first - 1] ?? -1 : -1
      let after = end < new.count ? partners[end] ?? old.count : old.count
      let free = before < after ? (before + 1..<after).filter { !isTaken[$0] } : []
      // With as many as before, they are those that were there. Otherwise it can't be told which are gone.
      if free.count == end - first || !keepsUnknown {
        for (element, partner) in zip(first..<end, free) { pairAnyway(element, partner, keepsUnknown) }
      }
      start = end
    }
  }

  private mutating func pairAnyway(_ element: Int, _ partner: Int, _ keepsUnknown: Bool) {
    if keepsUnknown, let identity = new[element].identity, let other = old[partner].identity,
      !identity.isEquivalent(to: other)
    {
      return
    }
    pair(element, partner)
  }
}

extension JSONValue {
  /// The value of a member "id", if it is a text or a number.
  fileprivate var identity: JSONValue? {
    switch self["id"] {
    case .some(.string(let text)): .string(text)
    case .some(.number(let number)): .number(number)
    default: nil
    }
  }
}
