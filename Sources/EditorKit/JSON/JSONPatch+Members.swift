extension JSONPatch {
  mutating func patch(_ index: Int, members: [JSONValue.Member], _ known: Known, _ place: Place) {
    let layout = Layout(index, self)
    let names = layout.parts.map { JSONValue.Text(tape.nodes[$0.first], in: old).identity }
    let lastPart = Dictionary(names.enumerated().map { ($1, $0) }) { _, last in last }
    let wanted = members.indexByName
    let before = known.members
    var slots: [Slot] = []
    for (part, name) in names.enumerated() {
      if let member = wanted[name] {
        let isRead = lastPart[name] == part
        slots.append(isRead ? .changed(part, members[member].value, known.part(before?[name])) : .kept(part))
      } else if let before, before[name] == nil {
        slots.append(.kept(part))
      }
    }
    for (position, member) in members.enumerated() {
      let name = member.key.identity
      guard wanted[name] == position, lastPart[name] == nil else { continue }
      // What the model would have written although it isn't there, a default value say, hasn't been changed.
      if let unchanged = before?[name], unchanged.isEquivalent(to: member.value) { continue }
      slots.append(.added(member.key, member.value))
    }
    write(slots, layout, place)
  }
}

extension JSONPatch.Known {
  /// The members that the model knew at a place, by their names; nil if that isn't known.
  fileprivate var members: [JSONToken: JSONValue]? {
    guard case .value(let value) = self else { return nil }
    let members = value?.members ?? []
    return members.indexByName.mapValues { members[$0].value }
  }

  /// What the model knew of a part of the place.
  func part(_ value: JSONValue?) -> Self {
    if case .nothing = self { .nothing } else { .value(value) }
  }
}
