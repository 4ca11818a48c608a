/// One step of undo.
@MainActor struct UndoStep {
  /// Called when a step is forgotten, with its history.
  typealias Forgotten = @MainActor (UndoHistory) -> Void

  /// The name of the change, for a menu.
  let name: String
  /// The key that changes of this step share; nil if it takes in no more.
  var key: AnyHashable?
  /// What the step needs and doesn't keep alive.
  private(set) weak var owner: AnyObject?
  private let hasOwner: Bool
  /// The memory that the step keeps, in bytes. It is estimated when the step is kept: most are part of another one.
  private(set) lazy var size = estimate()
  private let estimate: @MainActor () -> Int
  /// What the step can bring back, and others may hold as well.
  private(set) var holding: [Any]
  let undo: @MainActor () -> Void
  private(set) var redo: @MainActor () -> Void
  private(set) var forgotten: Forgotten?

  init(
    name: String,
    key: AnyHashable? = nil,
    owner: AnyObject? = nil,
    size estimate: @autoclosure @escaping @MainActor () -> Int = 0,
    holding: [Any] = [],
    undo: @escaping @MainActor () -> Void,
    redo: @escaping @MainActor () -> Void,
    forgotten: Forgotten? = nil
  ) {
    self.name = name
    self.key = key
    self.owner = owner
    hasOwner = owner != nil
    self.estimate = estimate
    self.holding = holding
    self.undo = undo
    self.redo = redo
    self.forgotten = forgotten
  }

  /// Whether the step can be undone or redone: what it needs is still there.
  var isOffered: Bool { !hasOwner || owner != nil }

  /// Takes in a further change of the same step: what is undone is the first one, what is redone the last.
  mutating func take(_ next: UndoStep) {
    redo = next.redo
    holding += next.holding
    if let first = forgotten, let second = next.forgotten {
      forgotten = {
        first($0)
        second($0)
      }
    } else {
      forgotten = forgotten ?? next.forgotten
    }
  }
}
