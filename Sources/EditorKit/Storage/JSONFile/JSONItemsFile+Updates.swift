import LosslessJSON

/// Makes, of the bytes of items, what the items would be written as; nil for those that can't be made or written.
typealias ModelForms = @MainActor @Sendable ([[UInt8]]) async -> [[UInt8]?]

extension JSONItemsFile {
  /// The file with changes.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - values: The bytes of the items that the changes are about, on one line.
  ///   - known: What items would be written as; nil where a new value is the whole truth.
  func changed(_ changes: [Change], _ values: [[UInt8]], modelForm: ModelForms?) async -> JSONItemsFile {
    var result = self
    result.apply(changes, values: values.map { laidOut($0) })
    await result.finishUpdates(values, modelForm)
    return result
  }

  /// A value as a new item stands in the file.
  private func laidOut(_ value: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    value.withUnsafeBufferPointer { style.reformat($0, indentation: indentation, into: &bytes) }
    return bytes
  }

  /// Puts the new values of items in their places, so that in each only what has changed is written anew.
  private mutating func finishUpdates(_ values: [[UInt8]], _ modelForm: ModelForms?) async {
    let updated = entries.indices.filter { entries[$0].update != nil }
    // Of what was written by the item's own coding, all is known.
    let patched = updated.filter { modelForm == nil || !entries[$0].item.isOwn }
    let old = patched.map { Array(bytes(of: entries[$0].item)) }
    let before = await modelForm?(old) ?? []
    let origins = await origins(of: patched, modelForm)
    for (index, offset) in patched.enumerated() {
      guard let update = entries[offset].update else { continue }
      // All is known of it; but what it looked like when it was read may have held more.
      if modelForm != nil, origins[offset] == nil, let before = before[index], laidOut(before) == old[index] {
        continue
      }
      guard var new = try? JSONValue(parsing: values[update]) else { continue }
      if let origin = origins[offset] {
        if new.isEquivalent(to: origin.modelForm), let first = entries[offset].origin {
          entries[offset].update = nil
          entries[offset].item.text = first
          continue
        }
        new = new.recalling(origin.read, modelForm: origin.modelForm)
      }
      let text = JSONPatch.bytes(
        replacing: old[index][...],
        with: new,
        // What can't be told to be known stays.
        modelForm: modelForm == nil ? nil : before[index].flatMap { try? JSONValue(parsing: $0) } ?? .object([]),
        style: style,
        indentation: indentation
      )
      finishUpdate(at: offset, text, isOwn: false)
    }
    for offset in updated {
      if let update = entries[offset].update { finishUpdate(at: offset, laidOut(values[update]), isOwn: true) }
    }
  }

  /// Items as they were read, by offset, where they look otherwise by now; and what they would have been written as.
  private func origins(
    of offsets: [Int], _ modelForm: ModelForms?
  ) async -> [Int: (read: JSONValue, modelForm: JSONValue)] {
    let changed = offsets.filter { entries[$0].otherOrigin != nil }
    let texts = changed.map { entries[$0].origin.map { Array(bytes(of: $0)) } ?? [] }
    let written = await modelForm?(texts) ?? texts
    var origins: [Int: (read: JSONValue, modelForm: JSONValue)] = [:]
    for (index, offset) in changed.enumerated() {
      guard let written = written[index], let read = try? JSONValue(parsing: texts[index]),
        let modelForm = try? JSONValue(parsing: written)
      else { continue }
      origins[offset] = (read, modelForm)
    }
    return origins
  }
}

extension JSONValue {
  /// The value with what was read in those places where it is what the model would have written for that: undo brings back what the
  /// model knows, and this what it doesn't.
  ///
  /// - Parameters:
  ///   - read: What was read.
  ///   - known: What the model would have written for it.
  fileprivate func recalling(_ read: JSONValue, modelForm: JSONValue) -> JSONValue {
    if isEquivalent(to: modelForm) { return read }
    guard case .object(let members) = self, modelForm.members != nil, read.members != nil else { return self }
    return .object(
      members.map { member in
        let key = member.key.content
        guard let read = read[key], let modelForm = modelForm[key] else { return member }
        return Member(key: member.key, value: member.value.recalling(read, modelForm: modelForm))
      })
  }
}
