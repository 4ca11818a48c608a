/// Finds out which elements of an array a model has written for which of those that it had read.
///
/// A model needn't keep their order: a set has none, and nor has a dictionary whose keys aren't texts. So the places alone
/// don't tell.
struct JSONCounterparts {
  /// The index, in what was written, of each element that was read; nil where it can't be told.
  private(set) var indices: [Int?]
  private let read: [JSONValue]
  private let written: [JSONValue]

  /// The most elements in other places, texts, numbers and words aside, that are looked for one by one.
  private static var searchLimit: Int { 256 }

  /// Finds the counterparts.
  ///
  /// - Parameters:
  ///   - read: The elements that the model had read.
  ///   - written: As many elements that it has written for them.
  /// - Complexity: O(*n*) where the order was kept, or the elements are texts, numbers and words.
  init(of read: [JSONValue], in written: [JSONValue]) {
    self.read = read
    self.written = written
    indices = Array(repeating: nil, count: read.count)
    for place in read.indices where read[place].covers(written[place]) { indices[place] = place }
    let rest = indices.indices.filter { indices[$0] == nil }
    if !rest.isEmpty { findElsewhere(rest) }
  }

  private mutating func findElsewhere(_ places: [Int]) {
    var plain: [Int: [Int]] = [:]
    var others: [Int] = []
    for place in places.reversed() {
      if let hash = written[place].plainHash { plain[hash, default: []].append(place) } else { others.append(place) }
    }
    others.reverse()
    var isFree = Array(repeating: false, count: read.count)
    for place in places { isFree[place] = true }
    let canSearch = others.count <= Self.searchLimit
    var hasMoved = !canSearch
    for place in places {
      let found: Int?
      if let hash = read[place].plainHash {
        while let last = plain[hash]?.last, !isFree[last] { plain[hash]?.removeLast() }
        found = plain[hash]?.last { isFree[$0] && written[$0].isEquivalent(to: read[place]) }
      } else {
        found = canSearch ? others.first { isFree[$0] && read[place].covers(written[$0]) } : nil
      }
      guard let found else { continue }
      indices[place] = found
      isFree[found] = false
      hasMoved = true
    }
    // Where nothing has another place, what is in the same one is only written in another form.
    if !hasMoved { for place in places { indices[place] = place } }
  }
}

extension JSONValue {
  /// Whether a model that has read this may have written the other one without changing anything: it knows no more
  /// members, but for those that it writes of its own accord.
  fileprivate func covers(_ written: JSONValue) -> Bool {
    switch (self, written) {
    case (.object(let members), .object(let others)):
      let names = JSONNames(members)
      return others.allSatisfy { other in
        names.last(other.key.identity).map { members[$0].value.covers(other.value) } ?? true
      }
    case (.array(let elements), .array(let others)):
      return elements.count == others.count && zip(elements, others).allSatisfy { $0.covers($1) }
    default: return isEquivalent(to: written)
    }
  }

  /// A number that is the same for equivalent values; nil for arrays and objects.
  fileprivate var plainHash: Int? {
    switch self {
    case .array, .object: nil
    default: equivalenceHash
    }
  }
}
