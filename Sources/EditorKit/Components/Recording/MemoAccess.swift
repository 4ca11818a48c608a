/// A memo as its components use it: never touched when it is gone, and with every change recorded as a step of undo.
///
/// It keeps the memo's store alive, and its context. What the steps hold is ``MemoModel``, which does neither.
@MainActor final class MemoAccess<Memo: MemoProtocol> {
  let memo: Binding<Memo>
  let context: Context
  let model: MemoModel<Memo>

  init(_ memo: Binding<Memo>, context: Context) {
    self.memo = memo
    self.context = context
    model = MemoModel(memo.withoutOwner)
  }

  /// The memo, if it may be touched.
  var alive: Memo? { model.alive }

  var signal: Signal { model.signal }

  /// Keeps a new recording, with the values that were chosen for it, as one step of undo.
  func keep(_ recording: Memo.Recording, as name: String) {
    guard let before = alive else { return }
    let (old, chosen) = (before.recording, model.chosen)
    let new = old == nil ? model.withChosenValues(recording) : recording
    perform(name, from: old, chosen, to: new)
  }

  /// Deletes the recording and resets the attributes, as one step of undo.
  func trash() {
    guard let old = alive?.recording else { return }
    perform(context.labels.trashRecording, from: old, [:], to: nil)
  }

  private func perform(
    _ name: String, from old: Memo.Recording?, _ chosen: [Int: Double], to new: Memo.Recording?
  ) {
    let model = model
    let step = UndoStep(
      name: name,
      owner: memo.owner,
      size: UndoSize.estimate(old, new),
      holding: [old, new].compactMap { $0 },
      undo: { model.set(old, chosen: chosen) },
      redo: { model.set(new, chosen: [:]) },
      forgotten: RecordingRetention<Memo>.forgotten([old, new].compactMap { $0 }, of: model.memo, owner: memo.owner)
    )
    context.undo.perform(step)
  }

  /// The attributes, with their values in the recording, or in what is chosen for the next one.
  func attributes() -> [EditorAttribute] {
    model.attributes().map {
      $0.recorded(in: context.undo, key: (ObjectIdentifier(self), $0.name), owner: memo.owner, signal: signal)
    }
  }

  /// The name, each of whose changes is recorded.
  func name() -> Binding<String> {
    let (model, undo, label) = (model, context.undo, context.labels.name)
    return Binding(
      get: { model.alive?.name ?? "" },
      peek: { model.aliveForWriting?.name ?? "" },
      set: { [owner = WeakReference(memo.owner)] new in
        guard let old = model.aliveForWriting?.name else { return }
        let step = UndoStep(
          name: label, key: ObjectIdentifier(model), owner: owner.object, size: old.utf8.count + new.utf8.count,
          undo: { model.setName(old) }, redo: { model.setName(new) })
        undo.perform(step) { model.aliveForWriting.map { LeafEquality.isSame($0.name, old) } != true }
      }
    )
  }
}

/// A memo without its store and context, so that a step of undo may hold it.
@MainActor final class MemoModel<Memo: MemoProtocol> {
  let memo: Binding<Memo>
  let signal = Signal()
  /// The values that the person has set while there was no recording, by the index of the attribute.
  private(set) var chosen: [Int: Double] = [:]
  private let described = Memo.attributes

  init(_ memo: Binding<Memo>) {
    self.memo = memo
  }

  /// The memo, if it may be touched.
  var alive: Memo? {
    guard memo.isAlive else { return nil }
    let model = memo.wrappedValue
    return model.isAlive ? model : nil
  }

  /// The memo, if it may be touched, for a write: what a write needs to know doesn't make its caller an observer.
  var aliveForWriting: Memo? {
    guard memo.location.isAlive(observed: false) else { return nil }
    let model = memo.peek()
    return model.isAlive ? model : nil
  }

  /// Sets the recording, and the values that are chosen for the next one.
  func set(_ recording: Memo.Recording?, chosen: [Int: Double]) {
    guard aliveForWriting != nil else { return }
    self.chosen = chosen
    memo.modify { memo in
      if let recording { memo.replaceRecording(recording) } else { memo.deleteRecording() }
    }
    signal.notify()
  }

  /// Sets the name.
  func setName(_ name: String) {
    guard aliveForWriting != nil else { return }
    memo.modify { $0.name = name }
    signal.notify()
  }

  /// Returns a new recording with the values that were chosen for it, within the limits that it sets itself.
  func withChosenValues(_ recording: Memo.Recording) -> Memo.Recording {
    var recording = recording
    for (index, value) in chosen { recording[keyPath: described[index].keyPath] = value }
    for index in chosen.keys.sorted() {
      let attribute = described[index]
      let bounds = attribute.bounds { recording[keyPath: $0] }
      let value = recording[keyPath: attribute.keyPath]
      recording[keyPath: attribute.keyPath] = min(max(value, bounds.lowerBound), bounds.upperBound)
    }
    return recording
  }

  /// The attributes, with their values in the recording, or in what is chosen for the next one.
  func attributes() -> [EditorAttribute] {
    described.indices.map { index in
      EditorAttribute(
        described[index],
        value: Binding(
          get: { self.value(at: index, in: self.alive) },
          peek: { self.value(at: index, in: self.aliveForWriting) },
          set: { self.setValue($0, at: index) }),
        bounds: { self.bounds(at: index) }
      )
    }
  }

  private func value(at index: Int, in memo: Memo?) -> Double {
    if let recording = memo?.recording { return recording[keyPath: described[index].keyPath] }
    return chosen[index] ?? described[index].defaultValue
  }

  private func setValue(_ value: Double, at index: Int) {
    guard let model = aliveForWriting else { return }
    guard model.recording != nil else {
      chosen[index] = value
      return
    }
    memo.modify { memo in memo.recording?[keyPath: described[index].keyPath] = value }
  }

  private func bounds(at index: Int) -> ClosedRange<Double> {
    let memo = alive
    let recording = memo?.recording
    return described[index].bounds { path in
      if let recording { return recording[keyPath: path] }
      return described.firstIndex { $0.keyPath == path }.map { value(at: $0, in: memo) }
    }
  }
}
