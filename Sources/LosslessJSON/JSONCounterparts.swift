import Foundation

/// Finds out which elements of an array a model has written for which of those that it had read.
///
/// A model needn't keep their order: a set has none, and nor has a dictionary whose keys aren't texts. So the places alone
/// don't tell.
struct JSONCounterparts {
  /// The index, in what was written, of each element that was read; nil where it can't be told.
  private(set) var indices: [Int?]
  private let read: [JSONValue]
  private let written: [JSONValue]
  /// Whether nothing that was read has the element at an index as its counterpart.
  private var isFree: [Bool]
  /// Whether something isn't in the place where it was, or may not be.
  private var hasMoved = false

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
    isFree = Array(repeating: true, count: written.count)
    // What is the same goes before what is only the same in another form.
    for loosely in [false, true] {
      for place in read.indices where indices[place] == nil && isFree[place] {
        if read[place].covers(written[place], loosely) { pair(place, place) }
      }
      if indices.contains(nil) { findElsewhere(loosely) }
    }
    if indices.contains(nil) { pairPlaces() }
  }

  private mutating func pair(_ place: Int, _ index: Int) {
    indices[place] = index
    isFree[index] = false
    if place != index { hasMoved = true }
  }

  private mutating func findElsewhere(_ loosely: Bool) {
    var plain: [Int: [Int]] = [:]
    var others: [Int] = []
    for index in written.indices.reversed() where isFree[index] {
      if let hash = written[index].plainHash { plain[hash, default: []].append(index) } else { others.append(index) }
    }
    others.reverse()
    if others.count > Self.searchLimit {
      others = []
      hasMoved = true
    }
    for place in read.indices where indices[place] == nil {
      let found: Int?
      if let hash = read[place].plainHash {
        while let last = plain[hash]?.last, !isFree[last] { plain[hash]?.removeLast() }
        found = plain[hash]?.last { isFree[$0] && read[place].covers(written[$0], loosely) }
      } else {
        found = others.first { isFree[$0] && read[place].covers(written[$0], loosely) }
      }
      if let found { pair(place, found) }
    }
  }

  /// Where nothing has another place, what is in the same one is only written in another form. But several texts or numbers
  /// that are all strange may as well have changed places.
  private mutating func pairPlaces() {
    let unclear = read.indices.filter { indices[$0] == nil }
    let plainCount = unclear.count { read[$0].plainHash != nil }
    if hasMoved || plainCount > 1 { return }
    for place in unclear { pair(place, place) }
  }
}

extension JSONValue {
  /// Whether a model that has read this may have written the other one without changing anything: it knows no more
  /// members, but for those that it writes of its own accord.
  ///
  /// - Parameter loosely: Whether texts and numbers may be in another form.
  fileprivate func covers(_ written: JSONValue, _ loosely: Bool) -> Bool {
    switch (self, written) {
    case (.object(let members), .object(let others)):
      let names = JSONNames(members)
      return others.allSatisfy { other in
        names.last(other.key.identity).map { members[$0].value.covers(other.value, loosely) } ?? true
      }
    case (.array(let elements), .array(let others)):
      return elements.count == others.count && zip(elements, others).allSatisfy { $0.covers($1, loosely) }
    default: return isEquivalent(to: written) || loosely && isAlternative(to: written)
    }
  }

  /// Whether models write the one for the other: identities in capitals, and dates in another form.
  private func isAlternative(to other: JSONValue) -> Bool {
    guard string != nil || other.string != nil, let form, let otherForm = other.form else { return false }
    return form == otherForm
  }

  /// A text or number apart from its form.
  private var form: AnyHashable? {
    guard let string else { return double.map { AnyHashable($0) } }
    if let first = string.utf8.first, (0x30...0x39).contains(first), let date = ISO8601Date.date(from: string) {
      return AnyHashable(date.timeIntervalSinceReferenceDate)
    }
    return AnyHashable(string.lowercased())
  }

  /// A number that is the same for values of which one may be written for the other; nil for arrays and objects.
  fileprivate var plainHash: Int? {
    switch self {
    case .array, .object: nil
    case .null, .bool: equivalenceHash
    case .number, .string: form?.hashValue ?? equivalenceHash
    }
  }
}
