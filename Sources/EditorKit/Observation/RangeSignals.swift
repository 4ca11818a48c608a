/// The observers of the parts of one value, by the bytes that they have read.
///
/// A write notifies the observers whose bytes it touches. Without observers, a write costs one comparison.
@usableFromInline final class RangeSignals {
  /// The ranges that have been read, and beside each its signal.
  private var ranges: [Range<Int>] = []
  private var signals: [Signal] = []
  /// The range that was read last, and its signal: most reads repeat it.
  private var recentRange = 0..<0
  private var recentSignal = Signal()
  /// False if it is known that no observer waits.
  private var mayBeAwaited = false
  /// The signals that are to be notified when the value is fit to be read.
  private var changed: [Signal] = []

  init() {}

  /// All bytes of a value, whatever its size.
  @usableFromInline static var everything: Range<Int> { 0..<Int.max }

  /// The number of ranges from which on those without observers are dropped.
  private static var pruningCount: Int { 16 }

  /// Notes that the observer that is tracking reads depends on some bytes.
  @usableFromInline func read(_ bytes: Range<Int>) {
    mayBeAwaited = true
    if recentRange != bytes { find(bytes) }
    recentSignal.read()
  }

  private func find(_ bytes: Range<Int>) {
    recentRange = bytes
    if let index = ranges.firstIndex(of: bytes) {
      recentSignal = signals[index]
      return
    }
    if ranges.count >= Self.pruningCount { prune() }
    recentSignal = Signal()
    ranges.append(bytes)
    signals.append(recentSignal)
  }

  /// Drops the ranges without observers.
  private func prune() {
    let kept = ranges.indices.filter { signals[$0].isAwaited }
    ranges = kept.map { ranges[$0] }
    signals = kept.map { signals[$0] }
  }

  /// Notes that some bytes have changed. Nobody is notified before ``notify()``.
  ///
  /// - Returns: Whether anybody is to be notified.
  func noteChange(_ bytes: Range<Int>) -> Bool {
    mayBeAwaited && findChanged(bytes)
  }

  private func findChanged(_ bytes: Range<Int>) -> Bool {
    var isAwaited = false
    for index in ranges.indices where signals[index].isAwaited {
      isAwaited = true
      guard ranges[index].overlaps(bytes) else { continue }
      let signal = signals[index]
      if !changed.contains(where: { $0 === signal }) { changed.append(signal) }
    }
    mayBeAwaited = isAwaited
    return !changed.isEmpty
  }

  /// Notifies the observers of the bytes that have changed.
  func notify() {
    // An observer may read and write again.
    let signals = changed
    changed = []
    for signal in signals { signal.notify() }
  }

  /// Whether any observer may be waiting.
  var isAwaited: Bool { signals.contains { $0.isAwaited } }
}
