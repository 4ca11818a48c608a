/// The observers of the parts of one value, by the bytes that they have read.
///
/// A write notifies the observers whose bytes it touches. Without observers, a write costs one comparison.
@usableFromInline final class RangeSignals {
  private struct Entry {
    var bytes: Range<Int>
    var signal: Signal
  }

  private var entries: [Entry] = []
  /// The signals that are to be notified when the value is fit to be read.
  private var changed: [Signal] = []

  init() {}

  /// All bytes of a value, whatever its size.
  @usableFromInline static var everything: Range<Int> { 0..<Int.max }

  /// The number of ranges from which on those without observers are dropped.
  private static var pruningCount: Int { 16 }

  /// Notes that the observer that is tracking reads depends on some bytes.
  @usableFromInline func read(_ bytes: Range<Int>) {
    for entry in entries where entry.bytes == bytes { return entry.signal.read() }
    if entries.count >= Self.pruningCount { entries.removeAll { !$0.signal.isAwaited } }
    let signal = Signal()
    entries.append(Entry(bytes: bytes, signal: signal))
    signal.read()
  }

  /// Notes that some bytes have changed. Nobody is notified before ``notify()``.
  ///
  /// - Returns: Whether anybody is to be notified.
  func noteChange(_ bytes: Range<Int>) -> Bool {
    if entries.isEmpty { return false }
    for entry in entries where entry.bytes.overlaps(bytes) && entry.signal.isAwaited {
      if !changed.contains(where: { $0 === entry.signal }) { changed.append(entry.signal) }
    }
    return !changed.isEmpty
  }

  /// Notifies the observers of the bytes that have changed.
  func notify() {
    // Whoever is notified may read and write again.
    let signals = changed
    changed = []
    for signal in signals { signal.notify() }
  }

  /// Whether any observer may be waiting.
  var isAwaited: Bool { entries.contains { $0.signal.isAwaited } }
}
