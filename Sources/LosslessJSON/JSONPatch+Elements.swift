extension JSONPatch {
  mutating func patch(_ index: Int, elements: [JSONValue], _ modelForm: ModelForm, _ formatting: Formatting) {
    let layout = Layout(index, self)
    let parts = layout.parts
    let read = parts.map { JSONValue(tape, at: $0.value, in: old) }
    // What the model wrote for the elements is what the new ones resemble: it has no members that the model doesn't know.
    var before: [JSONValue]?
    var counterparts: [Int?] = []
    if case .value(.array(let written)) = modelForm, written.count == parts.count {
      counterparts = JSONCounterparts(of: read, in: written).indices
      before = zip(read, counterparts).map { value, index in index.map { written[$0] } ?? value }
    }
    var keepsUnknown = true
    if case .nothing = modelForm { keepsUnknown = false }
    let alignment = JSONAlignment(of: elements, to: before ?? read, keepsUnknown: keepsUnknown)
    let slots = zip(elements, alignment.partners).map { element, part -> Slot in
      guard let part else { return .added(nil, element) }
      // Where it can't be told what the model knew, the new element is the whole truth.
      if before != nil, counterparts[part] == nil { return slot(part, layout, element, .nothing) }
      return slot(part, layout, element, modelForm.part(before?[part]))
    }
    write(slots, layout, formatting)
  }
}
