/// The person's last changes, each of which can be taken back and done again.
///
/// Changes that belong together are one step: the writes of a drag, the keystrokes in a field. They share a key, and a
/// step takes in further changes with its key until another step follows or ``endMerging()`` is called. A step that has
/// taken in many changes still goes back to the state before the first of them.
@MainActor public final class UndoHistory {
  private struct Step {
    var name: String
    var key: AnyHashable?
    var undo: @MainActor () -> Void
    var redo: @MainActor () -> Void
  }

  /// The largest number of steps that are kept; the oldest are forgotten first.
  public let limit: Int
  private let signal = Signal()
  private var done: [Step] = []
  private var undone: [Step] = []
  private var isReplaying = false
  /// How many changes are being made by ``perform(_:merging:undo:change:)``, one inside the other.
  private var performing = 0

  /// Makes an empty history.
  ///
  /// - Parameter limit: The largest number of steps that are kept. Zero or less keeps none.
  public init(limit: Int = 100) {
    self.limit = max(0, limit)
  }

  /// Whether there is a step to take back. Observable.
  public var canUndo: Bool { undoName != nil }
  /// Whether there is a step to do again. Observable.
  public var canRedo: Bool { redoName != nil }

  /// The name of the step that ``undo()`` takes back; nil when there is none. Observable.
  public var undoName: String? {
    signal.read()
    return done.last?.name
  }

  /// The name of the step that ``redo()`` does again; nil when there is none. Observable.
  public var redoName: String? {
    signal.read()
    return undone.last?.name
  }

  /// Records a change that has just been made. What had been taken back before can't be done again any more.
  ///
  /// While a step is being taken back or done again, nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: What the change is called, for a menu.
  ///   - key: The key that changes of one step share; nil for a step of its own.
  ///   - undo: Restores the state from before the change.
  ///   - redo: Makes the change again.
  public func register(
    _ name: String,
    merging key: AnyHashable? = nil,
    undo: @escaping @MainActor () -> Void,
    redo: @escaping @MainActor () -> Void
  ) {
    guard !isReplaying, performing == 0 else { return }
    undone.removeAll()
    if let key, let last = done.indices.last, done[last].key == key {
      done[last].redo = redo
    } else {
      // Also when this step has been taken back, the one before it takes nothing in any more.
      endMerging()
      done.append(Step(name: name, key: key, undo: undo, redo: redo))
      if done.count > limit { done.removeFirst() }
    }
    signal.notify()
  }

  /// Makes a change and records it as one step. What the change itself would record is part of that step.
  ///
  /// So a component can record an edit in a person's words, also where what it edits keeps its own record.
  ///
  /// - Parameters:
  ///   - name: What the change is called, for a menu.
  ///   - key: The key that changes of one step share; nil for a step of its own.
  ///   - undo: Restores the state from before the change.
  ///   - change: Makes the change, now and whenever it is done again.
  public func perform(
    _ name: String,
    merging key: AnyHashable? = nil,
    undo: @escaping @MainActor () -> Void,
    change: @escaping @MainActor () -> Void
  ) {
    performing += 1
    change()
    performing -= 1
    register(name, merging: key, undo: undo, redo: change)
  }

  /// Ends the last step: the next change is a step of its own, whatever its key.
  public func endMerging() {
    guard let last = done.indices.last else { return }
    done[last].key = nil
  }

  /// Takes back the last step.
  ///
  /// - Returns: Whether there was one.
  @discardableResult public func undo() -> Bool {
    replay(from: \.done, to: \.undone, \.undo)
  }

  /// Does again the step that was taken back last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult public func redo() -> Bool {
    replay(from: \.undone, to: \.done, \.redo)
  }

  private func replay(
    from source: ReferenceWritableKeyPath<UndoHistory, [Step]>,
    to target: ReferenceWritableKeyPath<UndoHistory, [Step]>,
    _ change: KeyPath<Step, @MainActor () -> Void>
  ) -> Bool {
    guard !isReplaying, var step = self[keyPath: source].popLast() else { return false }
    isReplaying = true
    defer { isReplaying = false }
    step.key = nil
    step[keyPath: change]()
    self[keyPath: target].append(step)
    signal.notify()
    return true
  }
}
