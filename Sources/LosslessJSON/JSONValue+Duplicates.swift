extension JSONValue {
  /// The paths of the members that aren't read, since another of the same name follows in the same object.
  ///
  /// A path is there once for each such member. JSON allows them and doesn't say which counts; here it is the last.
  package var duplicateKeys: [[PathComponent]] {
    var found: [[PathComponent]] = []
    collectDuplicates(at: [], into: &found)
    return found
  }

  private func collectDuplicates(at path: [PathComponent], into found: inout [[PathComponent]]) {
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        element.collectDuplicates(at: path + [.index(index)], into: &found)
      }
    case .object(let members):
      let names = JSONNames(members)
      for (index, member) in members.enumerated() {
        let place = path + [.key(member.key.content)]
        if !names.isLast(index) { found.append(place) }
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
      let names = JSONNames(members)
      let kept = members.enumerated().filter { index, _ in names.isLast(index) }
      return .object(kept.map { Member(key: $1.key, value: $1.value.withoutDuplicates) })
    default: return self
    }
  }
}
