extension JSONPatch {
  mutating func patch(_ index: Int, members: [JSONValue.Member], _ modelForm: ModelForm, _ formatting: Formatting) {
    let layout = Layout(index, self)
    let parts = JSONNames(layout.parts.map { JSONValue.StringToken(tape.nodes[$0.first], in: old).identity })
    let wanted = JSONNames(members)
    let before = modelForm.members
    let namesBefore = before.map { JSONNames($0) }
    func valueBefore(_ name: JSONToken) -> JSONValue? {
      guard let before, let index = namesBefore?.last(name) else { return nil }
      return before[index].value
    }
    var slots: [Slot] = []
    for (part, name) in parts.names.enumerated() {
      if let member = wanted.last(name) {
        // Which of several members of one name a model's coder has read can't be told: all of them are changed then.
        guard parts.isLast(part) || before != nil else {
          slots.append(.kept(part))
          continue
        }
        slots.append(slot(part, layout, members[member].value, modelForm.part(valueBefore(name))))
      } else if before != nil, valueBefore(name) == nil {
        slots.append(.kept(part))
      }
    }
    for (position, member) in members.enumerated() {
      let name = wanted.names[position]
      guard parts.last(name) == nil, wanted.isLast(position) else { continue }
      // What the model would have written although it isn't there, a default value say, hasn't been changed.
      if let unchanged = valueBefore(name), unchanged.isEquivalent(to: member.value) { continue }
      slots.append(.added(member.key, member.value))
    }
    write(slots, layout, formatting)
  }
}

extension JSONPatch.ModelForm {
  /// The members that the model knew at a place; nil if it isn't known what it knew.
  fileprivate var members: [JSONValue.Member]? {
    guard case .value(let value) = self else { return nil }
    return value?.members ?? []
  }

  /// What the model knew of a part of the place.
  func part(_ value: JSONValue?) -> Self {
    if case .nothing = self { .nothing } else { .value(value) }
  }
}
