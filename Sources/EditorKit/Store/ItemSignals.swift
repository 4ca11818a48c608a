/// Tells whoever has read an item of a store that this item has changed.
///
/// There is a signal for each item that is observed, and none for the others.
@usableFromInline final class ItemSignals {
  private let tracking = Tracking()
  private var signals: [Int32: Signal] = [:]

  /// Notes that whoever is being tracked depends on the item in a slot.
  @usableFromInline func read(_ slot: Int32) {
    guard tracking.isActive() else { return }
    let signal = signals[slot] ?? Signal()
    signals[slot] = signal
    signal.read()
  }

  /// Tells whoever depends on the item in a slot.
  func notify(_ slot: Int32) {
    if !signals.isEmpty { signals.removeValue(forKey: slot)?.notify() }
  }
}
