extension JSONValue {
  /// The paths of the members that aren't read, since another of the same name follows in the same object.
  ///
  /// A path is there once for each such member. JSON allows them and doesn't say which counts; here it is the last.
  public var duplicateKeys: [[Step]] {
    var found: [[Step]] = []
    collectDuplicates(at: [], into: &found)
    return found
  }

  private func collectDuplicates(at path: [Step], into found: inout [[Step]]) {
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        element.collectDuplicates(at: path + [.index(index)], into: &found)
      }
    case .object(let members):
      let last = members.indexByName
      for (index, member) in members.enumerated() {
        let place = path + [.key(member.key.content)]
        if last[member.key.identity] != index { found.append(place) }
        member.value.collectDuplicates(at: place, into: &found)
      }
    default: break
    }
  }

  /// The value with the last of the members of the same name only, at any depth.
  var withoutDuplicates: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutDuplicates))
    case .object(let members):
      let last = members.hasDuplicates ? members.indexByName : nil
      let kept = members.enumerated().filter { index, member in
        last.map { $0[member.key.identity] == index } ?? true
      }
      return .object(kept.map { Member(key: $1.key, value: $1.value.withoutDuplicates) })
    default: return self
    }
  }
}

extension [JSONValue.Member] {
  /// Whether members have the same name.
  var hasDuplicates: Bool {
    guard count > 8 else {
      return indices.contains { index in self[..<index].contains { $0.key.isEquivalent(to: self[index].key) } }
    }
    return indexByName.count < count
  }
}
