import Observation

/// Tells observers that something changed, for types that `@Observable` would make slow.
///
/// The macro costs a generic class 1.5 µs an access, since the key path is made anew each time. A generic component
/// holds one of these instead: reading calls ``read()``, changing calls ``notify()``.
///
/// Not Sendable: it is used where the state it speaks for is used.
public final class Signal: Observable {
  private let registrar = ObservationRegistrar()
  /// Stands for the state in the registrar's key path; nobody reads it.
  private var state: Void { () }
  /// Whether anybody has read since observers were last told. Telling nobody costs as much as telling somebody.
  @usableFromInline var isAwaited = false

  /// Makes a signal that nobody observes yet.
  public init() {}

  /// Notes that whoever is being tracked by `withObservationTracking` depends on the state.
  public func read() {
    isAwaited = true
    registrar.access(self, keyPath: \.state)
  }

  /// Tells whoever has called ``read()`` since the last time that the state has changed.
  ///
  /// Call it after the change: an observer that reads at once then sees the new state.
  @inlinable public func notify() {
    if isAwaited { tell() }
  }

  @usableFromInline func tell() {
    isAwaited = false
    registrar.withMutation(of: self, keyPath: \.state) {}
  }
}
