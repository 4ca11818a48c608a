extension JSONItemsFile {
  /// A change of the items, where what they are is told by an index of values that come elsewhere.
  enum Change: Sendable {
    /// An item comes in; one that was there before has the number with which it went.
    case insert(value: Int, departure: Int?, at: Int)
    case update(value: Int, at: Int)
    case remove(departure: Int, at: Int)
    case move(from: Int, to: Int)
  }

  /// Changes but for those that need certain values; nothing where no others are left. Items that would come in with these go again.
  ///
  /// - Parameter missing: The indices of the values.
  static func changes(_ changes: [Change], without missing: Set<Int>) -> [Change] {
    var result: [Change] = []
    // Where the items are that came in and are to go.
    var places: [Int] = []
    var isOther = false
    for change in changes {
      switch change {
      case .update(let value, _) where missing.contains(value): continue
      case .update: isOther = true
      case .insert(let value, _, let offset):
        for index in places.indices where offset <= places[index] { places[index] += 1 }
        if missing.contains(value) { places.append(offset) } else { isOther = true }
      case .remove(_, let offset):
        if places.contains(offset) { places.removeAll { $0 == offset } } else { isOther = true }
        for index in places.indices where offset < places[index] { places[index] -= 1 }
      case .move(let source, let target):
        isOther = true
        for index in places.indices {
          let place = places[index]
          let without = source < place ? place - 1 : place
          places[index] = source == place ? target : target <= without ? without + 1 : without
        }
      }
      result.append(change)
    }
    guard isOther else { return [] }
    return result + places.sorted(by: >).map { .remove(departure: -1, at: $0) }
  }

  /// Makes changes, one after the other. Of items that are updated, only the index of the new value is noted.
  ///
  /// - Parameters:
  ///   - changes: The changes; offsets count items.
  ///   - values: The values of items that come in, as they are to stand in the file.
  mutating func apply(_ changes: [Change], values: [[UInt8]]) {
    var rest = changes[...]
    while let change = rest.first {
      switch change {
      case .insert:
        var arrivals: [(offset: Int, element: Entry)] = []
        while case .insert(let value, let departure, let offset)? = rest.first, offset > arrivals.last?.offset ?? -1 {
          arrivals.append((offset, entry(departure, value: value, values)))
          rest.removeFirst()
        }
        entries.insert(ascending: arrivals)
      case .remove:
        var going: [(departure: Int, offset: Int)] = []
        while case .remove(let departure, let offset)? = rest.first, offset < going.last?.offset ?? .max {
          if entries.indices.contains(offset) { going.append((departure, offset)) }
          rest.removeFirst()
        }
        remove(going)
      case .move(let source, let target):
        rest.removeFirst()
        guard entries.indices.contains(source), entries.indices.contains(target) else { continue }
        leaveStrangers(of: [source])
        var entry = entries.remove(at: source)
        entry.item.gap = nil
        entries.insert(entry, at: target)
      case .update(let value, let offset):
        rest.removeFirst()
        if entries.indices.contains(offset) { entries[offset].update = value }
      }
    }
  }

  /// An item that comes in. One that was there before is changed where it differs from what it was.
  private mutating func entry(_ departure: Int?, value: Int, _ values: [[UInt8]]) -> Entry {
    if let departure, var old = departed.removeValue(forKey: departure) {
      old.update = value
      return old
    }
    return Entry(item: Element(gap: nil, text: .own(values[value]), isOwn: true))
  }

  /// Removes entries at descending offsets.
  private mutating func remove(_ going: [(departure: Int, offset: Int)]) {
    leaveStrangers(of: going.map(\.offset))
    for (departure, offset) in going {
      var entry = entries[offset]
      entry.update = nil
      if !entry.item.isOwn { departed[departure] = entry }
    }
    entries.remove(atAscending: going.map(\.offset).reversed())
  }

  /// Leaves what couldn't be understood in its place when the items before it, at descending offsets, go.
  private mutating func leaveStrangers(of offsets: [Int]) {
    // What follows several items that go, the last first.
    var left: [[Element]] = []
    for (index, offset) in offsets.enumerated() {
      if !entries[offset].undecodable.isEmpty { left.append(entries[offset].undecodable) }
      entries[offset].undecodable = []
      let goesBefore = index + 1 < offsets.count && offsets[index + 1] == offset - 1
      if goesBefore || left.isEmpty { continue }
      let joined = left.reversed().flatMap { $0 }
      if offset == 0 { undecodable += joined } else { entries[offset - 1].undecodable += joined }
      left = []
    }
  }

  /// Puts the bytes of an item that has been updated in its place.
  mutating func finishUpdate(at offset: Int, _ text: [UInt8], isOwn: Bool) {
    entries[offset].update = nil
    entries[offset].item.text = .own(text)
    entries[offset].item.isOwn = isOwn
  }

  /// Remembers what items looked like first that had gone or changed since the file was read before.
  ///
  /// Of an item that somebody else has changed since, nothing is remembered: its bytes are others.
  mutating func remember(_ other: JSONItemsFile) {
    for (departure, entry) in other.departed {
      let item = Element(gap: nil, text: .own(Array(other.bytes(of: entry.item))))
      departed[departure] = Entry(item: item, origin: entry.origin.map { .own(Array(other.bytes(of: $0))) })
    }
    var origins: [ArraySlice<UInt8>: Fragment] = [:]
    for entry in other.entries {
      if let origin = entry.otherOrigin { origins[other.bytes(of: entry.item)] = .own(Array(other.bytes(of: origin))) }
    }
    guard !origins.isEmpty else { return }
    for offset in entries.indices {
      if let origin = origins[bytes(of: entries[offset].item)] { entries[offset].origin = origin }
    }
  }
}
