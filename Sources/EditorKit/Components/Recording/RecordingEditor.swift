import Foundation

/// The recording editor for an app that conforms to nothing: made from parts, not from a model.
///
///     RecordingEditor(
///       hasRecording: { player.file != nil },
///       attributes: [EditorAttribute("Trim Start", $trimStart), EditorAttribute("Trim End", $trimEnd, default: 1)],
///       recorder: recorder,
///       context: context,
///       finished: { player.file = $0 },
///       deleted: { player.file = nil }
///     )
///
/// ``Editor`` is this one, with the parts made from a memo.
@MainActor public final class RecordingEditor<Recording>: Component {
  /// What the editor knows of the model.
  struct Parts {
    var isAlive: () -> Bool
    var hasRecording: () -> Bool
    var attributes: [EditorAttribute]
    var started: () -> Void
    /// Keeps a new recording.
    var keep: (Recording) -> Void
    /// Deletes the recording, and resets the attributes.
    var trash: () -> Void
  }

  private let parts: Parts
  private let capture: (RecordingControl) async throws -> Recording?
  private let context: Context
  private let signal: Signal
  private var machine = RecordingMachine()
  private var control: RecordingControl?
  private var task: Task<Void, Never>?
  /// Keeps what is recorded into from being undone away while a recording is under way.
  private var obstruction: UndoObstruction?
  /// What the recorder has handed over, until the machine has said what becomes of it.
  private var handedOver: Recording?
  /// The problem of the last entry for each attribute, by index. It counts while the attribute keeps the value that it had then.
  private var problems: [Int: (text: String, value: Double)] = [:]

  /// Makes an editor from parts.
  ///
  /// - Parameters:
  ///   - hasRecording: Whether there is a recording now.
  ///   - attributes: The numbers that can be set, each with its binding.
  ///   - recorder: How recording happens.
  ///   - context: What the editor needs from the world.
  ///   - started: Called when a recording has started.
  ///   - finished: Called with a new recording. From then on `hasRecording` gives true.
  ///   - deleted: Called when the person has deleted the recording. From then on `hasRecording` gives false. The attributes
  ///     are reset afterwards.
  ///   - restored: Called when the person takes that back; where there is nothing to call, deleting can't be undone.
  public convenience init(
    hasRecording: @escaping @MainActor () -> Bool,
    attributes: [EditorAttribute] = [],
    recorder: some Recorder<Recording>,
    context: Context,
    started: @escaping @MainActor () -> Void = {},
    finished: @escaping @MainActor (Recording) -> Void,
    deleted: @escaping @MainActor () -> Void,
    restored: (@MainActor () -> Void)? = nil
  ) {
    let signal = Signal()
    let undo = context.undo
    let change = context.labels.trashRecording
    let parts = Parts(
      isAlive: { true },
      hasRecording: hasRecording,
      attributes: attributes.map { $0.recorded(in: undo, key: (ObjectIdentifier(signal), $0.name), signal: signal) },
      started: started,
      keep: finished,
      trash: {
        let bindings = attributes.map(\.value.withoutOwner)
        let (values, defaults) = (bindings.map(\.wrappedValue), attributes.map(\.defaultValue))
        let delete: @MainActor () -> Void = {
          deleted()
          for (binding, value) in zip(bindings, defaults) { binding.wrappedValue = value }
          signal.notify()
        }
        guard let restored else { return delete() }
        undo.perform(change) {
          restored()
          for (binding, value) in zip(bindings, values) { binding.wrappedValue = value }
          signal.notify()
        } change: {
          delete()
        }
      }
    )
    self.init(parts, recorder: recorder, context: context, signal: signal)
  }

  init(_ parts: Parts, recorder: some Recorder<Recording>, context: Context, signal: Signal) {
    self.parts = parts
    capture = { try await recorder.record($0) }
    self.context = context
    self.signal = signal
  }

  deinit {
    task?.cancel()
  }

  /// The state that the editor shows. Observable.
  public var phase: RecordingPhase {
    signal.read()
    if isRecording { return .recording(elapsed: machine.session?.elapsed ?? .zero, level: machine.session?.level ?? 0) }
    switch machine.failure {
    case .nothingRecorded: return .failed(reason: context.labels.nothingRecorded)
    case .reason(let reason): return .failed(reason: reason)
    case nil: return parts.isAlive() && parts.hasRecording() ? .recorded : .blank
    }
  }

  /// Starts a recording, which takes the place of the one there is. While one is under way, this does nothing.
  public func record() {
    guard parts.isAlive() else { return }
    handle(.record)
  }

  /// Ends the recording that is under way, and keeps it.
  public func stop() { handle(.stop) }

  /// Ends the recording that is under way without keeping it, or forgets a failure.
  public func cancel() { handle(.cancel) }

  /// Tries again after a failure. Without one, this does nothing.
  public func retry() {
    if machine.failure != nil { record() }
  }

  /// Deletes the recording and resets the attributes.
  public func trash() {
    guard parts.isAlive(), parts.hasRecording() else { return }
    handle(.trash)
  }

  /// Ends a recording that is under way: it is kept if its memo is still there.
  ///
  /// The editor lives on until the recorder has returned, so that nothing that was said is lost.
  public func disappear() {
    context.undo.endMerging()
    problems = [:]
    guard machine.session != nil, let task else { return }
    handle(parts.isAlive() ? .stop : .cancel)
    context.work.start { [self] in
      await task.value
      withExtendedLifetime(self) {}
    }
  }

  private var isRecording: Bool {
    machine.isWaiting || machine.session.map { $0.progress != .cancelling } ?? false
  }

  private func handle(_ event: RecordingMachine.Event) {
    for effect in machine.handle(event) { perform(effect) }
    if isRecording, obstruction == nil {
      obstruction = context.undo.obstruct(context.labels.stopRecordingFirst)
    } else if !isRecording {
      obstruction?.end()
      obstruction = nil
    }
    signal.notify()
  }

  private func perform(_ effect: RecordingMachine.Effect) {
    switch effect {
    case .start(let session): start(session)
    case .requestStop: control?.stop()
    case .cancel:
      task?.cancel()
      control?.stop()
    case .keep:
      if let handedOver, parts.isAlive() { parts.keep(handedOver) }
      handedOver = nil
    case .trash: parts.trash()
    }
  }

  private func start(_ session: Int) {
    let control = RecordingControl { [weak self] elapsed, level in
      self?.handle(.progress(session: session, elapsed: elapsed, level: level))
    }
    self.control = control
    // The recorder may outlive the editor; the editor never waits for it.
    task = context.work.start { [weak self, capture] in
      let result: Result<Recording?, any Error>
      do { result = .success(try await capture(control)) } catch { result = .failure(error) }
      self?.end(session, result)
    }
    parts.started()
  }

  private func end(_ session: Int, _ result: Result<Recording?, any Error>) {
    control = nil
    task = nil
    switch result {
    case .success(let recording?):
      handedOver = recording
      handle(.ended(session: session, .recorded))
      handedOver = nil
    case .success(nil): handle(.ended(session: session, .nothing))
    case .failure(is CancellationError): handle(.ended(session: session, .cancelled))
    case .failure(let error):
      handle(.ended(session: session, .failed(ErrorText.text(of: error))))
    }
  }
}

extension RecordingEditor {
  /// The recording's state with what can be done about it, and a slider for each attribute.
  public var body: Element {
    signal.read()
    guard parts.isAlive() else { return .stack(Element.Stack(.vertical, [])) }
    return .section(Element.Section(context.labels.recording, status + parts.attributes.indices.map(slider)))
  }

  private var status: [Element] {
    let labels = context.labels
    if isRecording { return recordingStatus }
    var elements: [Element] = []
    let hasRecording = parts.hasRecording()
    if case .failed(let reason) = phase {
      elements.append(.text(Element.Text(labels.recordingFailed + reason, role: .error)))
      elements.append(button(labels.retry) { $0.retry() })
      elements.append(button(labels.cancel, role: .cancel) { $0.cancel() })
    } else {
      elements.append(.text(Element.Text(hasRecording ? labels.recorded : labels.noRecording, role: .secondary)))
      elements.append(button(hasRecording ? labels.replaceRecording : labels.record) { $0.record() })
    }
    if hasRecording { elements.append(button(labels.trashRecording, role: .destructive) { $0.trash() }) }
    return elements
  }

  private var recordingStatus: [Element] {
    let labels = context.labels
    guard case .recording(let elapsed, let level) = phase else { return [] }
    let isFinishing = machine.session?.progress == .stopping && !machine.isWaiting
    let pattern = Duration.TimeFormatStyle.Pattern.minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 1)
    let time = elapsed.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: context.locale))
    let progress = Element.Progress(
      isFinishing ? labels.finishing : labels.recordingInProgress,
      fraction: isFinishing ? nil : level,
      detail: time
    )
    return [
      .progress(progress),
      .button(Element.Button(labels.stop, isEnabled: !isFinishing) { [weak self] in self?.stop() }),
      button(labels.cancel, role: .cancel) { $0.cancel() },
    ]
  }

  private func button(
    _ label: String,
    role: Element.Button.Role = .normal,
    _ action: @escaping @MainActor (RecordingEditor) -> Void
  ) -> Element {
    .button(Element.Button(label, role: role) { [weak self] in if let self { action(self) } })
  }

  private func slider(_ index: Int) -> Element {
    let attribute = parts.attributes[index]
    let bounds = attribute.bounds()
    let locale = context.locale
    return .slider(
      Element.Slider(
        attribute.name,
        value: attribute.value,
        from: bounds.lowerBound,
        to: bounds.upperBound,
        step: attribute.step,
        format: { attribute.text($0, locale) },
        locale: locale,
        problem: problems[index].flatMap { $0.value == attribute.value.wrappedValue ? $0.text : nil },
        notANumber: context.labels.notANumber,
        report: { [weak self] problem in
          self?.problems[index] = problem.map { ($0, attribute.value.wrappedValue) }
          self?.signal.notify()
        },
        onEditingChanged: { [undo = context.undo] _ in undo.endMerging() }
      )
    )
  }
}
