extension JSONPatch {
  mutating func patch(_ index: Int, elements: [JSONValue], _ known: Known, _ place: Place) {
    let layout = Layout(index, self)
    let parts = layout.parts
    // What the model wrote for the elements is what the new ones resemble: it has no members that the model doesn't know.
    var before: [JSONValue]?
    if case .value(.array(let written)) = known, written.count == parts.count { before = written }
    var keepsUnknown = true
    if case .nothing = known { keepsUnknown = false }
    let alignment = JSONAlignment(
      of: elements, to: before ?? parts.map { JSONValue(tape, at: $0.value, in: old) }, keepsUnknown: keepsUnknown
    )
    let slots = zip(elements, alignment.partners).map { element, part -> Slot in
      guard let part else { return .added(nil, element) }
      return slot(part, layout, element, known.part(before?[part]))
    }
    write(slots, layout, place)
  }
}
