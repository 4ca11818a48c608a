/// The observers of the items of a store, by slot and by the bytes of the item that they have read.
///
/// There are signals for the items that are observed, and none for the others.
@usableFromInline final class ItemSignals {
  private let tracking = Tracking()
  private var signals: [Int32: RangeSignals] = [:]

  init() {}

  /// The number of items that are observed.
  var count: Int { signals.count }

  /// Notes that the observer that is tracking reads depends on some bytes of the item in a slot.
  @usableFromInline func read(_ slot: Int32, _ bytes: Range<Int> = RangeSignals.everything) {
    guard tracking.isActive() else { return }
    let ranges = signals[slot] ?? RangeSignals()
    ranges.read(bytes)
    // Tracking says yes for as long as any observer waits, also to a read that nobody tracks.
    if ranges.isAwaited { signals[slot] = ranges }
  }

  /// Notifies the observers of some bytes of the item in a slot.
  func notify(_ slot: Int32, _ bytes: Range<Int>) {
    guard !signals.isEmpty, let ranges = signals[slot] else { return }
    if ranges.noteChange(bytes) { ranges.notify() }
    if signals[slot] === ranges, !ranges.isAwaited { signals[slot] = nil }
  }
}
