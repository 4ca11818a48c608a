extension JSONValue {
  /// Whether two values mean the same, however they are written.
  ///
  /// Numbers are compared by their exact decimal value, texts by their Unicode scalars, elements in order, members in any
  /// order; of members of the same name the last counts.
  public func isEquivalent(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)): return left.isEquivalent(to: right)
    case (.string(let left), .string(let right)): return left.isEquivalent(to: right)
    case (.array(let left), .array(let right)):
      guard left.count == right.count else { return false }
      for index in left.indices where !left[index].isEquivalent(to: right[index]) { return false }
      return true
    case (.object(let left), .object(let right)): return left.isEquivalent(to: right)
    default: return false
    }
  }

  /// The value with the tokens and the order of another one wherever the two are equivalent.
  func written(over old: JSONValue) -> JSONValue {
    if isEquivalent(to: old) { return old }
    switch (self, old) {
    case (.array(let new), .array(let old)):
      return .array(new.enumerated().map { $1.written(over: $0 < old.count ? old[$0] : $1) })
    case (.object(let new), .object(let old)):
      let before = JSONNames(old)
      return .object(
        new.map { member in
          guard let index = before.last(member.key.identity) else { return member }
          return Member(key: old[index].key, value: member.value.written(over: old[index].value))
        }
      )
    default: return self
    }
  }
}

extension [JSONValue.Member] {
  fileprivate func isEquivalent(to other: Self) -> Bool {
    if hasSameNames(as: other) {
      for index in indices where !self[index].value.isEquivalent(to: other[index].value) { return false }
      return true
    }
    let left = JSONNames(self)
    let right = JSONNames(other)
    for index in indices where left.isLast(index) {
      guard let match = right.last(left.names[index]), self[index].value.isEquivalent(to: other[match].value) else {
        return false
      }
    }
    return other.indices.allSatisfy { !right.isLast($0) || left.last(right.names[$0]) != nil }
  }

  /// Whether the names are the same in the same order, as they are most often, and none is there twice.
  private func hasSameNames(as other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.key.inner == $1.key.inner }
      && !JSONNames(self).hasDuplicates
  }
}

extension JSONValue {
  /// A number that is the same for equivalent values.
  var equivalenceHash: Int {
    var hasher = Hasher()
    hashEquivalence(into: &hasher)
    return hasher.finalize()
  }

  private func hashEquivalence(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let bool): hasher.combine(bool)
    case .number(let number): hasher.combine(number.double ?? 0)
    case .string(let text): hasher.combine(text.identity)
    case .array(let elements):
      hasher.combine(elements.count)
      for element in elements { element.hashEquivalence(into: &hasher) }
    case .object(let members):
      let names = JSONNames(members)
      let parts = members.indices.filter(names.isLast).map { index in
        var part = Hasher()
        part.combine(names.names[index])
        members[index].value.hashEquivalence(into: &part)
        return part.finalize()
      }
      hasher.combine(parts.reduce(0, ^))
    }
  }
}
