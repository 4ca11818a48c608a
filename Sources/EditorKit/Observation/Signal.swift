import Observation

/// Notifies observers of a change, for types that `@Observable` would make slow.
///
/// The macro costs a generic class 1.5 µs an access, since the key path is made again each time. A generic component
/// holds one of these instead: reading calls ``read()``, changing calls ``notify()``.
///
/// It isn't Sendable: use it where the state that it speaks for is used.
public final class Signal: Observable {
  private struct Part {
    var value: Void { () }
  }

  private let registrar = ObservationRegistrar()
  private var part: Part { Part() }
  /// A key path of this signal's own. Observation holds it for as long as an observer waits, so that its reference count
  /// tells whether one does. Nil until the first read.
  private var keyPath: KeyPath<Signal, Void>?
  /// The same key path, for reads: they needn't count a reference. Signals are used where their state is used, so that no two
  /// accesses of these members overlap.
  @exclusivity(unchecked) private var readKeyPath: Unmanaged<KeyPath<Signal, Void>>?

  /// Whether reference counts can be relied upon with this system's Observation.
  private static let isReliable: Bool = {
    let signal = Signal()
    signal.read()
    guard !signal.isHeld else { return false }
    return withObservationTracking {
      signal.read()
      return signal.isHeld
    } onChange: {
    }
  }()

  /// False if it is known that no observer waits: nothing has been read since that was last found out.
  @exclusivity(unchecked) @usableFromInline var mayBeAwaited: Bool = false

  /// Creates a signal without observers.
  public init() {}

  /// Notes that the observer that is tracking reads depends on the state.
  ///
  /// - Complexity: O(1).
  public func read() {
    mayBeAwaited = true
    let keyPath = readKeyPath ?? makeKeyPath()
    keyPath._withUnsafeGuaranteedRef { registrar.access(self, keyPath: $0) }
  }

  private func makeKeyPath() -> Unmanaged<KeyPath<Signal, Void>> {
    // Appending makes an object of our own; the program holds a literal.
    let new = (\Signal.part).appending(path: \.value)
    keyPath = new
    let unmanaged = Unmanaged.passUnretained(new)
    readKeyPath = unmanaged
    return unmanaged
  }

  /// Notifies the observers that have called ``read()`` since they were last notified.
  ///
  /// Call it after the change: an observer that reads at once then sees the new state.
  ///
  /// - Complexity: O(*n*) for *n* observers.
  @inlinable public func notify() {
    if mayBeAwaited { notifyObservers() }
  }

  @usableFromInline func notifyObservers() {
    if isAwaited, let keyPath { registrar.withMutation(of: self, keyPath: keyPath) {} }
  }

  /// Whether an observer may be waiting. Notifying nobody costs as much as notifying somebody.
  var isAwaited: Bool {
    guard mayBeAwaited else { return false }
    if isHeld || !Self.isReliable { return true }
    mayBeAwaited = false
    return false
  }

  private var isHeld: Bool { !isKnownUniquelyReferenced(&keyPath) }
}
