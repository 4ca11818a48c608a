/// Makes the new bytes of a value from its old ones, so that only what has changed differs.
///
/// White space, the order of members and the tokens of all that means the same as before stay byte for byte.
package struct JSONPatch {
  let old: UnsafeBufferPointer<UInt8>
  let tape: JSONTape
  var result: [UInt8] = []
  /// What is still to be done, the next at the end. So however deep a document is, the stack isn't.
  var pending: [Operation] = []

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
  package static func bytes(
    replacing old: ArraySlice<UInt8>, with new: JSONValue, modelForm: JSONValue?, style: JSONStyle,
    indentation: [UInt8] = []
  ) -> [UInt8] {
    old.withBytes { old in
      let formatting = Formatting(style: style, indentation: indentation)
      guard let tape = try? JSONTape(old) else {
        var bytes: [UInt8] = []
        formatting.write(new, into: &bytes)
        return bytes
      }
      var patch = JSONPatch(old: old, tape: tape)
      patch.result.reserveCapacity(old.count + 64)
      let modelForm = modelForm.map { ModelForm.value($0) } ?? .nothing
      guard !patch.isSame(0, as: new, modelForm) else { return Array(old) }
      patch.pending = [
        .copy(tape.nodes[0].end..<old.count), .patch(0, new, modelForm, formatting), .copy(0..<tape.nodes[0].start),
      ]
      while let step = patch.pending.popLast() { patch.take(step) }
      return patch.result
    }
  }

  /// How a place is laid out.
  struct Formatting {
    var style: JSONStyle
    var indentation: [UInt8]

    func write(_ value: JSONValue, into bytes: inout [UInt8]) {
      value.write(style: style, indentation: indentation, into: &bytes)
    }
  }

  /// What the model knew of a place.
  enum ModelForm {
    /// It isn't known what the model knew: the new value is the whole truth.
    case nothing
    /// What the model would have written there; nil if it doesn't know the place.
    case value(JSONValue?)
  }

  /// Something that adds to the result.
  enum Operation {
    /// A range of the old bytes.
    case copy(Range<Int>)
    case add([UInt8])
    case write(JSONValue, Formatting)
    /// A node whose value isn't the same, and what the model knew of it.
    case patch(Int, JSONValue, ModelForm, Formatting)
  }

  private mutating func take(_ step: Operation) {
    switch step {
    case .copy(let range): result.append(contentsOf: UnsafeBufferPointer(rebasing: old[range]))
    case .add(let bytes): result += bytes
    case .write(let value, let formatting): formatting.write(value, into: &result)
    case .patch(let node, let new, let modelForm, let formatting): patch(node, with: new, modelForm, formatting)
    }
  }

  private mutating func patch(_ index: Int, with new: JSONValue, _ modelForm: ModelForm, _ formatting: Formatting) {
    switch (tape.nodes[index].kind, new) {
    case (.object, .object(let members)): patch(index, members: members, modelForm, formatting)
    case (.array, .array(let elements)): patch(index, elements: elements, modelForm, formatting)
    default: pending.append(.write(new, formatting))
    }
  }

  /// Whether the bytes of a node stay as they are: the model hasn't changed it, or it is the same text, number or word.
  func isSame(_ index: Int, as new: JSONValue, _ modelForm: ModelForm) -> Bool {
    if case .value(let before?) = modelForm, before.isEquivalent(to: new) { return true }
    switch tape.nodes[index].kind {
    case .array, .object: return false
    default: return JSONValue(tape, at: index, in: old).isEquivalent(to: new)
    }
  }
}
