/// A memo as an editor uses it: never touched when it is gone, and with every change recorded.
@MainActor final class MemoAccess<Memo: MemoProtocol> {
  let memo: Binding<Memo>
  let context: Context
  let signal = Signal()
  /// The values that the person has set while there was no recording, by the index of the attribute.
  private var chosen: [Int: Double] = [:]
  private let described = Memo.attributes

  init(_ memo: Binding<Memo>, context: Context) {
    self.memo = memo
    self.context = context
  }

  /// The memo, if it may be touched.
  var alive: Memo? {
    guard memo.isAlive else { return nil }
    let model = memo.wrappedValue
    return model.isAlive ? model : nil
  }

  /// Keeps a new recording, with the values that were chosen for it, as one step of undo.
  func keep(_ recording: Memo.Recording, as name: String) {
    guard let before = alive else { return }
    let old = before.recording
    let chosenBefore = chosen
    var new = recording
    if old == nil { apply(chosen, to: &new) }
    context.undo.perform(name) {
      self.set(old, chosen: chosenBefore)
    } change: { [new] in
      self.set(new, chosen: [:])
    }
  }

  /// Gives a new recording the values that were chosen for it, within the limits that it sets itself.
  private func apply(_ chosen: [Int: Double], to recording: inout Memo.Recording) {
    for (index, value) in chosen { recording[keyPath: described[index].keyPath] = value }
    for index in chosen.keys.sorted() {
      let attribute = described[index]
      let bounds = attribute.bounds { recording[keyPath: $0] }
      let value = recording[keyPath: attribute.keyPath]
      recording[keyPath: attribute.keyPath] = min(max(value, bounds.lowerBound), bounds.upperBound)
    }
  }

  /// Deletes the recording and resets the attributes, as one step of undo.
  func trash() {
    guard let old = alive?.recording else { return }
    context.undo.perform(context.labels.trashRecording) {
      self.set(old, chosen: [:])
    } change: {
      self.set(nil, chosen: [:])
    }
  }

  private func set(_ recording: Memo.Recording?, chosen: [Int: Double]) {
    guard alive != nil else { return }
    self.chosen = chosen
    memo.modify { memo in
      if let recording { memo.replaceRecording(recording) } else { memo.deleteRecording() }
    }
    signal.notify()
  }

  /// The attributes, with their values in the recording, or in what is chosen for the next one.
  func attributes() -> [EditorAttribute] {
    described.indices.map { index in
      EditorAttribute(
        described[index],
        value: Binding(get: { self.value(at: index) }, set: { self.setValue($0, at: index) }),
        bounds: { self.bounds(at: index) }
      )
      .recorded(in: context.undo, key: (ObjectIdentifier(self), described[index].name), signal: signal)
    }
  }

  private func value(at index: Int) -> Double {
    if let recording = alive?.recording { return recording[keyPath: described[index].keyPath] }
    return chosen[index] ?? described[index].defaultValue
  }

  private func setValue(_ value: Double, at index: Int) {
    guard let model = alive else { return }
    guard model.recording != nil else {
      chosen[index] = value
      return
    }
    memo.modify { memo in memo.recording?[keyPath: described[index].keyPath] = value }
  }

  private func bounds(at index: Int) -> ClosedRange<Double> {
    let recording = alive?.recording
    return described[index].bounds { path in
      if let recording { return recording[keyPath: path] }
      return described.firstIndex { $0.keyPath == path }.map { value(at: $0) }
    }
  }
}
