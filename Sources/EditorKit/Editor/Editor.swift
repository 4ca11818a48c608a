/// The recording editor of a memo: blank, recording, recorded or failed, with a slider for each attribute of the recording.
///
///     let editor = Editor($memo, recorder: TimedRecorder { _ in Take() }, context: context)
///
/// Attribute values that the person sets before there is a recording go into the next one. Deleting a recording resets
/// them. Every change can be undone. A memo that is gone, or is no longer alive, is never touched again, and the editor
/// then shows nothing.
@MainActor public final class Editor<Memo: MemoProtocol>: Component {
  /// The memo.
  public let memo: Binding<Memo>
  private let core: RecordingEditor<Memo.Recording>
  private let model: EditorModel<Memo>

  /// Makes an editor of a memo that is bound.
  ///
  /// - Parameters:
  ///   - memo: The memo.
  ///   - recorder: How recording happens.
  ///   - context: What the editor needs from the world.
  ///   - started: Called when a recording has started.
  ///   - finished: Called when a new recording is in the memo.
  ///   - deleted: Called when the person has deleted the recording.
  public init(
    _ memo: Binding<Memo>,
    recorder: some Recorder<Memo.Recording>,
    context: Context,
    started: @escaping @MainActor () -> Void = {},
    finished: @escaping @MainActor (Memo.Recording) -> Void = { _ in },
    deleted: @escaping @MainActor () -> Void = {}
  ) {
    self.memo = memo
    let model = EditorModel(memo, context: context)
    self.model = model
    let parts = RecordingEditor<Memo.Recording>.Parts(
      isAlive: { model.alive != nil },
      hasRecording: { model.alive?.recording != nil },
      attributes: model.attributes(),
      started: started,
      keep: { recording in
        model.keep(recording, as: context.labels.record)
        finished(recording)
      },
      trash: {
        model.trash()
        deleted()
      }
    )
    core = RecordingEditor(parts, recorder: recorder, context: context, signal: model.signal)
  }

  /// Makes an editor of a memo that is an object.
  ///
  /// The parameters are those of ``init(_:recorder:context:started:finished:deleted:)``.
  public convenience init(
    _ memo: Memo,
    recorder: some Recorder<Memo.Recording>,
    context: Context,
    started: @escaping @MainActor () -> Void = {},
    finished: @escaping @MainActor (Memo.Recording) -> Void = { _ in },
    deleted: @escaping @MainActor () -> Void = {}
  ) where Memo: AnyObject {
    self.init(
      Binding(get: { memo }, set: { _ in }),
      recorder: recorder,
      context: context,
      started: started,
      finished: finished,
      deleted: deleted
    )
  }

  /// What the editor shows. Observable.
  public var phase: RecordingPhase { core.phase }

  /// The recording's state with what can be done about it, and a slider for each attribute.
  public var body: Element { core.body }

  /// Starts a recording, which takes the place of the one there is. While one is under way, this does nothing.
  public func record() { core.startRecording() }

  /// Ends the recording that is under way, and keeps it.
  public func stop() { core.stop() }

  /// Ends the recording that is under way without keeping it, or forgets a failure.
  public func cancel() { core.cancel() }

  /// Tries again after a failure. Without one, this does nothing.
  public func retry() { core.retry() }

  /// Deletes the recording and resets the attributes, as one step of undo.
  public func trash() { core.trash() }

  /// Puts a recording that comes from elsewhere in the place of the one there is, as one step of undo.
  public func replace(with recording: Memo.Recording) {
    model.keep(recording, as: model.context.labels.replaceRecording)
  }

  /// Ends a recording that is under way: it is kept if its memo is still there.
  public func disappear() { core.disappear() }
}

/// A memo as an editor uses it: never touched when it is gone, and with every change recorded.
@MainActor final class EditorModel<Memo: MemoProtocol> {
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
    signal.changed()
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
