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
  private let model: MemoAccess<Memo>

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
    let model = MemoAccess(memo, context: context)
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

  /// The state that the editor shows. Observable.
  public var phase: RecordingPhase { core.phase }

  /// The recording's state with what can be done about it, and a slider for each attribute.
  public var body: Element { core.body }

  /// Starts a recording, which takes the place of the one there is. While one is under way, this does nothing.
  public func record() { core.record() }

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
