/// Makes the new bytes of a value from its old ones, so that only what has changed differs.
///
/// White space, the order of members and the tokens of all that means the same as before stay byte for byte.
struct JSONPatch {
  let old: UnsafeBufferPointer<UInt8>
  let tape: JSONTape
  var result: [UInt8] = []
  /// What is still to be done, the next at the end. So however deep a document is, the stack isn't.
  var pending: [Step] = []

  /// The bytes of a new value in the place of an old one.
  ///
  /// Where members are in the new value only, they are added at the end, laid out as their siblings are. Where they are in
  /// the old bytes only, it depends on what the model knew of them: those that it would have written have been cleared, and
  /// are removed; those that it doesn't know stay. Of members of the same name, the last is changed and the others stay,
  /// or all are changed where it is told what the model knew; removing removes all. Elements are paired with those that
  /// they were before: by what they are, by a member "id", or by their place. What the model knew of an array may be in
  /// another order; see ``JSONCounterparts``.
  ///
  /// - Parameters:
  ///   - old: The old value, with or without white space around it. Where that isn't JSON, the new value is written.
  ///   - new: The new value.
  ///   - knownBefore: What the model would have written for the old bytes: what is the same in the new value hasn't been
  ///     changed, and its bytes stay, whatever they look like. With nil, the new value is the whole truth: members that it
  ///     doesn't have are removed.
  ///   - style: How what is written new is laid out, where its siblings don't show it.
  ///   - indentation: What the line on which the value starts is indented by.
  static func bytes(
    replacing old: ArraySlice<UInt8>, with new: JSONValue, knownBefore: JSONValue?, style: JSONStyle,
    indentation: [UInt8] = []
  ) -> [UInt8] {
    old.withBytes { old in
      let place = Place(style: style, indentation: indentation)
      guard let tape = try? JSONTape(old) else {
        var bytes: [UInt8] = []
        place.write(new, into: &bytes)
        return bytes
      }
      var patch = JSONPatch(old: old, tape: tape)
      patch.result.reserveCapacity(old.count + 64)
      let known = knownBefore.map { Known.value($0) } ?? .nothing
      guard !patch.isSame(0, as: new, known) else { return Array(old) }
      patch.pending = [
        .copy(tape.nodes[0].end..<old.count), .patch(0, new, known, place), .copy(0..<tape.nodes[0].start),
      ]
      while let step = patch.pending.popLast() { patch.take(step) }
      return patch.result
    }
  }

  /// How a place is laid out.
  struct Place {
    var style: JSONStyle
    var indentation: [UInt8]

    func write(_ value: JSONValue, into bytes: inout [UInt8]) {
      value.write(style: style, indentation: indentation, into: &bytes)
    }
  }

  /// What the model knew of a place.
  enum Known {
    /// It isn't known what the model knew: the new value is the whole truth.
    case nothing
    /// What the model would have written there; nil if it doesn't know the place.
    case value(JSONValue?)
  }

  /// Something that adds to the result.
  enum Step {
    /// A range of the old bytes.
    case copy(Range<Int>)
    case add([UInt8])
    case write(JSONValue, Place)
    /// A node whose value isn't the same, and what the model knew of it.
    case patch(Int, JSONValue, Known, Place)
  }

  private mutating func take(_ step: Step) {
    switch step {
    case .copy(let range): result.append(contentsOf: UnsafeBufferPointer(rebasing: old[range]))
    case .add(let bytes): result += bytes
    case .write(let value, let place): place.write(value, into: &result)
    case .patch(let node, let new, let known, let place): patch(node, with: new, known, place)
    }
  }

  private mutating func patch(_ index: Int, with new: JSONValue, _ known: Known, _ place: Place) {
    switch (tape.nodes[index].kind, new) {
    case (.object, .object(let members)): patch(index, members: members, known, place)
    case (.array, .array(let elements)): patch(index, elements: elements, known, place)
    default: pending.append(.write(new, place))
    }
  }

  /// Whether the bytes of a node stay as they are: the model hasn't changed it, or it is the same text, number or word.
  func isSame(_ index: Int, as new: JSONValue, _ known: Known) -> Bool {
    if case .value(let before?) = known, before.isEquivalent(to: new) { return true }
    switch tape.nodes[index].kind {
    case .array, .object: return false
    default: return JSONValue(tape, at: index, in: old).isEquivalent(to: new)
    }
  }
}
