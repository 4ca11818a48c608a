/// The person's last changes, each of which can be undone and redone.
///
/// Changes that belong together are one step: the writes of a drag, the keystrokes in a field. They share a key, and a
/// step takes in further changes with its key until another step follows or ``endMerging()`` is called. A step that has
/// taken in many changes still goes back to the state before the first of them.
///
/// The history is bounded by steps and by size. A step holds what its closures capture: let them capture values and bindings to
/// what the step changes, and no context, store, component or screen. For closures that do, ``clear()`` ends the cycle.
@MainActor public final class UndoHistory {
  /// The largest number of steps that are kept; the oldest are forgotten first.
  public let limit: Int
  /// The largest size of all steps together, in bytes; the oldest are forgotten first, but for the last one.
  public let sizeLimit: Int
  private let signal = Signal()
  private var done: [UndoStep] = []
  /// The size of all steps that can be undone, in bytes.
  private var doneSize = 0
  private var undone: [UndoStep] = []
  /// Steps that are about to be forgotten.
  private var leaving: [UndoStep] = []
  private var isReplaying = false
  /// How many changes are being made by ``perform(_:merging:owner:size:undo:change:forgotten:)``, one inside the other.
  private var performing = 0
  private var obstructions: [WeakUndoObstruction] = []

  /// Creates an empty history.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps that are kept. Zero or less keeps none.
  ///   - sizeLimit: The largest size of all steps together, in bytes: 64 MB by default. The last step is kept whatever its size.
  public init(limit: Int = 100, sizeLimit: Int = 64 << 20) {
    self.limit = max(0, limit)
    self.sizeLimit = max(0, sizeLimit)
  }

  /// Whether there is a step to undo, and nothing is in the way. Observable.
  public var canUndo: Bool { undoName != nil && obstacle == nil }
  /// Whether there is a step to redo, and nothing is in the way. Observable.
  public var canRedo: Bool { redoName != nil && obstacle == nil }

  /// The name of the step that ``undo()`` takes back; nil if there is none. Observable.
  public var undoName: String? {
    signal.read()
    return done.last { $0.isOffered }?.name
  }

  /// The name of the step that ``redo()`` makes again; nil if there is none. Observable.
  public var redoName: String? {
    signal.read()
    return undone.last { $0.isOffered }?.name
  }

  /// The reason why nothing can be undone or redone now, for the person; nil if nothing is in the way. Observable.
  ///
  /// While a recording is under way, for example, undo would take its memo away.
  public var obstacle: String? {
    signal.read()
    return obstructions.lazy.compactMap(\.reason).first
  }

  /// Keeps anything from being undone or redone, until the result is ended or released.
  ///
  /// - Parameter reason: Why, as a sentence that says what to do: "Stop the recording first."
  /// - Returns: The obstruction. Hold it for as long as the reason lasts.
  public func obstruct(_ reason: String) -> UndoObstruction {
    let obstruction = UndoObstruction(reason: reason, signal: signal)
    obstructions.removeAll { $0.reason == nil }
    obstructions.append(WeakUndoObstruction(obstruction))
    signal.notify()
    return obstruction
  }
}

// MARK: - Recording steps

extension UndoHistory {
  /// Records a change that has just been made. What had been undone before can't be redone any more.
  ///
  /// While a step is being undone or redone, nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: The name of the change, for a menu.
  ///   - key: The key that changes of one step share; nil for a step of its own.
  ///   - owner: The object that the step needs, such as a store, which the history doesn't keep alive. A step whose owner is gone
  ///     isn't offered any more. Nil for none.
  ///   - size: The memory that the step keeps, in bytes.
  ///   - undo: Restores the state from before the change.
  ///   - redo: Makes the change again.
  ///   - forgotten: Called once when the step can be neither undone nor redone any more: it is one too many, it was undone and
  ///     another change has followed, or the history is cleared. Delete files here that only this step still needs. It isn't
  ///     called when the owner or the history itself goes.
  public func register(
    _ name: String,
    merging key: AnyHashable? = nil,
    owner: AnyObject? = nil,
    size: Int = 0,
    undo: @escaping @MainActor () -> Void,
    redo: @escaping @MainActor () -> Void,
    forgotten: (@MainActor () -> Void)? = nil
  ) {
    let forgotten: UndoStep.Forgotten? = if let forgotten { { _ in forgotten() } } else { nil }
    register(UndoStep(name: name, key: key, owner: owner, size: size, undo: undo, redo: redo, forgotten: forgotten))
  }

  /// Makes a change and records it as one step. What the change itself would record is part of that step.
  ///
  /// So a component can record an edit in a person's words, also if what it edits keeps its own record.
  ///
  /// - Parameters:
  ///   - name: The name of the change, for a menu.
  ///   - key: The key that changes of one step share; nil for a step of its own.
  ///   - owner: The object that the step needs, which the history doesn't keep alive; nil for none.
  ///   - size: The memory that the step keeps, in bytes.
  ///   - undo: Restores the state from before the change.
  ///   - change: Makes the change, now and whenever it is redone.
  ///   - forgotten: Called once when the step can be neither undone nor redone any more.
  public func perform(
    _ name: String,
    merging key: AnyHashable? = nil,
    owner: AnyObject? = nil,
    size: Int = 0,
    undo: @escaping @MainActor () -> Void,
    change: @escaping @MainActor () -> Void,
    forgotten: (@MainActor () -> Void)? = nil
  ) {
    let forgotten: UndoStep.Forgotten? = if let forgotten { { _ in forgotten() } } else { nil }
    perform(UndoStep(name: name, key: key, owner: owner, size: size, undo: undo, redo: change, forgotten: forgotten))
  }

  /// Makes the change of a step, and records it.
  ///
  /// - Parameter hasChanged: Returns whether the model is another one than before: it may have refused the change.
  func perform(_ step: UndoStep, if hasChanged: () -> Bool = { true }) {
    performing += 1
    step.redo()
    performing -= 1
    if hasChanged() { register(step) }
  }

  /// Records a step whose change has just been made.
  func register(_ step: UndoStep) {
    guard !isReplaying, performing == 0 else { return }
    // Whatever a step holds is released, and whoever wants to know is called, when the history is fit to be used again.
    var gone = undone
    undone = []
    if let key = step.key, let last = done.indices.last, done[last].key == key {
      // The redo of before is released after the access, since that may run a deinit.
      let before = done[last]
      done[last].take(step)
      withExtendedLifetime(before) {}
    } else {
      // Also when this step has been undone, the one before it takes nothing in any more.
      endMerging()
      append(step)
    }
    gone += removeExcess()
    signal.notify()
    forget(gone)
  }

  private func measure() {
    doneSize = 0
    for index in done.indices { doneSize += done[index].size }
  }

  private func append(_ step: UndoStep) {
    var step = step
    doneSize += step.size
    done.append(step)
  }

  /// Removes the oldest steps, as far as there are too many or they are too large.
  private func removeExcess() -> [UndoStep] {
    guard done.count > limit || doneSize > sizeLimit else { return [] }
    var excess: [UndoStep] = []
    while excess.count < done.count {
      let rest = done.count - excess.count
      guard rest > limit || doneSize > sizeLimit && rest > 1 else { break }
      doneSize -= done[excess.count].size
      excess.append(done[excess.count])
    }
    done.removeFirst(excess.count)
    return excess
  }

  /// Calls what steps do when they are forgotten, one after the other. Those that follow still count as holding what they hold, so
  /// that the last one that holds something says so.
  private func forget(_ steps: [UndoStep]) {
    leaving += steps
    while !leaving.isEmpty {
      let step = leaving.removeFirst()
      step.forgotten?(self)
    }
  }

  /// Ends the last step: the next change is a step of its own, whatever its key.
  public func endMerging() {
    guard let last = done.indices.last else { return }
    done[last].key = nil
  }

  /// Forgets all steps, and releases what they hold.
  public func clear() {
    clear { _ in true }
  }

  /// Forgets the steps of an owner.
  func clear(owner: AnyObject) {
    clear { $0.owner === owner }
  }

  private func clear(_ isWanted: (UndoStep) -> Bool) {
    let gone = done.filter(isWanted) + undone.filter(isWanted)
    guard !gone.isEmpty else { return }
    done = done.filter { !isWanted($0) }
    measure()
    undone = undone.filter { !isWanted($0) }
    signal.notify()
    forget(gone)
  }

  /// Whether a step holds a value that fulfils a condition.
  func holds(where isWanted: (Any) -> Bool) -> Bool {
    (done + undone + leaving).contains { $0.holding.contains(where: isWanted) }
  }
}

// MARK: - Undoing and redoing

extension UndoHistory {
  /// Undoes the last step. Does nothing while there is an ``obstacle``.
  ///
  /// - Returns: Whether a step was undone.
  @discardableResult public func undo() -> Bool {
    let isUndone = replay(from: \.done, to: \.undone) { $0.undo }
    measure()
    return isUndone
  }

  /// Redoes the step that was undone last. Does nothing while there is an ``obstacle``.
  ///
  /// - Returns: Whether a step was redone.
  @discardableResult public func redo() -> Bool {
    let isRedone = replay(from: \.undone, to: \.done) { $0.redo }
    measure()
    return isRedone
  }

  private func replay(
    from source: ReferenceWritableKeyPath<UndoHistory, [UndoStep]>,
    to target: ReferenceWritableKeyPath<UndoHistory, [UndoStep]>,
    _ change: (UndoStep) -> @MainActor () -> Void
  ) -> Bool {
    guard !isReplaying, obstacle == nil else { return false }
    var candidate = self[keyPath: source].popLast()
    // Steps whose owner is gone have nothing to change.
    while let step = candidate, !step.isOffered { candidate = self[keyPath: source].popLast() }
    guard var step = candidate else { return false }
    isReplaying = true
    defer { isReplaying = false }
    step.key = nil
    change(step)()
    self[keyPath: target].append(step)
    signal.notify()
    return true
  }
}
