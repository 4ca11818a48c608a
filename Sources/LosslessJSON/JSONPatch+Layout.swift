extension JSONPatch {
  /// What stands at a place of the new array or object.
  enum Slot {
    /// An old part as it is.
    case kept(Int)
    /// An old part with a new value.
    case changed(Int, JSONValue, ModelForm)
    /// A part that wasn't there, with its name in an object.
    case added(JSONValue.StringToken?, JSONValue)

    /// The old part, if there is one.
    fileprivate var part: Int? {
      switch self {
      case .kept(let part), .changed(let part, _, _): part
      case .added: nil
      }
    }
  }

  /// How the parts of an array or object, its elements or members, are laid out in the old bytes.
  struct Layout {
    struct Part {
      /// The node that it starts with.
      var first: Int
      /// The node of its value, which in an array is the first.
      var value: Int
      /// What stands before it: after the bracket, or after the comma.
      var lead: Range<Int>
      /// What stands after it: before the comma, or before the bracket.
      var trail: Range<Int>
    }

    let node: JSONTape.Node
    private(set) var parts: [Part] = []

    init(_ index: Int, _ patch: JSONPatch) {
      let nodes = patch.tape.nodes
      node = nodes[index]
      var first = index + 1
      var gap = node.start + 1
      while first < node.next {
        let value = node.kind == .object ? first + 1 : first
        let end = nodes[value].end
        let isLast = nodes[value].next == node.next
        // Between two values there is only white space and the comma.
        let comma =
          isLast ? node.end - 1 : patch.old[end..<node.end].firstIndex(of: UInt8(ascii: ",")) ?? node.end - 1
        parts.append(Part(first: first, value: value, lead: gap..<nodes[first].start, trail: end..<comma))
        gap = comma + 1
        first = nodes[value].next
      }
    }
  }

  /// Makes an array or object of slots pending.
  mutating func write(_ slots: [Slot], _ layout: Layout, _ formatting: Formatting) {
    let node = layout.node
    guard let last = layout.parts.last, let first = layout.parts.first else {
      return pending.append(slots.isEmpty ? .copy(node.start..<node.end) : .write(new(slots, node.kind), formatting))
    }
    var steps: [Operation] = []
    func copy(_ range: Range<Int>) {
      // What is next to each other is copied at once.
      if case .copy(let before) = steps.last, before.upperBound == range.lowerBound {
        steps[steps.count - 1] = .copy(before.lowerBound..<range.upperBound)
      } else {
        steps.append(.copy(range))
      }
    }
    let sibling = siblingLead(layout, formatting)
    copy(node.start..<node.start + 1)
    for (index, slot) in slots.enumerated() {
      let part = slot.part.map { layout.parts[$0] }
      var lead: Range<Int>?
      if index == 0 {
        lead = first.lead
        copy(first.lead)
      } else if let part, part.first != first.first {
        // The comma stands right before.
        lead = part.lead
        copy(part.lead.lowerBound - 1..<part.lead.upperBound)
      } else {
        steps.append(.add([UInt8(ascii: ",")] + sibling))
      }
      switch slot {
      case .kept(let index):
        let part = layout.parts[index]
        copy(tape.nodes[part.first].start..<tape.nodes[part.value].end)
      case .changed(let index, let value, let modelForm):
        let part = layout.parts[index]
        copy(tape.nodes[part.first].start..<tape.nodes[part.value].start)
        let inner = self.formatting(of: part, lead.map { Array(old[$0]) } ?? sibling, formatting)
        steps.append(.patch(part.value, value, modelForm, inner))
      case .added(let key, let value):
        if let key { steps += name(key, like: last, formatting) }
        let inner = self.formatting(of: last, lead.map { Array(old[$0]) } ?? sibling, formatting)
        steps.append(.write(value, inner))
      }
      if index == slots.count - 1 {
        copy(last.trail)
      } else if let part, part.first != last.first {
        copy(part.trail)
      }
    }
    copy(node.end - 1..<node.end)
    pending += steps.reversed()
  }

  /// The slot of an old part with a value.
  func slot(_ index: Int, _ layout: Layout, _ value: JSONValue, _ modelForm: ModelForm) -> Slot {
    isSame(layout.parts[index].value, as: value, modelForm) ? .kept(index) : .changed(index, value, modelForm)
  }

  /// A name and its colon, as a sibling has it.
  private func name(_ key: JSONValue.StringToken, like sibling: Layout.Part, _ formatting: Formatting) -> [Operation] {
    let colon = tape.nodes[sibling.first].end..<tape.nodes[sibling.value].start
    return [.add(Array(key.token.utf8)), hasLine(colon) ? .add(formatting.style.colon) : .copy(colon)]
  }

  /// What takes the place of an array or object that was empty, and so shows no layout.
  private func new(_ slots: [Slot], _ kind: JSONTape.Kind) -> JSONValue {
    var members: [JSONValue.Member] = []
    var elements: [JSONValue] = []
    for case .added(let key, let value) in slots {
      if let key { members.append(JSONValue.Member(key: key, value: value)) } else { elements.append(value) }
    }
    return kind == .object ? .object(members) : .array(elements)
  }

  /// What stands before a part that isn't the first.
  private func siblingLead(_ layout: Layout, _ formatting: Formatting) -> [UInt8] {
    let last = layout.parts[layout.parts.count - 1].lead
    if layout.parts.count > 1 || hasLine(last) { return Array(old[last]) }
    return Array(formatting.style.comma.drop { $0 != UInt8(ascii: ",") }.dropFirst())
  }

  /// How a part is laid out that stands where an old one does, or next to it.
  private func formatting(of part: Layout.Part, _ lead: [UInt8], _ outer: Formatting) -> Formatting {
    if let line = lead.lastIndex(of: 0x0A) {
      return Formatting(style: outer.style, indentation: Array(lead[(line + 1)...]))
    }
    // On a line with its siblings: only what spans lines itself is laid out on lines.
    return hasLine(tape.nodes[part.value].start..<tape.nodes[part.value].end)
      ? outer : Formatting(style: outer.style.onOneLine, indentation: outer.indentation)
  }

  private func hasLine(_ range: Range<Int>) -> Bool {
    old[range].contains(0x0A)
  }
}
