/// Keeps steps from being undone or redone until it is ended or released.
@MainActor public final class UndoObstruction {
  /// Why, for the person.
  let reason: String
  private(set) var isEnded = false
  private let signal: Signal

  init(reason: String, signal: Signal) {
    self.reason = reason
    self.signal = signal
  }

  /// Ends the obstruction, and notifies observers of the history. Further calls do nothing.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    signal.notify()
  }
}

/// An obstruction that somebody else holds.
@MainActor struct WeakUndoObstruction {
  private weak var obstruction: UndoObstruction?

  init(_ obstruction: UndoObstruction) {
    self.obstruction = obstruction
  }

  /// Why, for the person; nil if the obstruction has ended.
  var reason: String? { obstruction.flatMap { $0.isEnded ? nil : $0.reason } }
}
