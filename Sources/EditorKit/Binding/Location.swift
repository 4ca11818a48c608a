/// Where a value lives: a link in the chain from a root to the part that a binding stands for.
///
/// A location lends the address of its value to a closure, and the address is good until the closure returns. No foreign
/// code may run in the closure: no getter or setter, no `==`, no `deinit`, nobody's body. That way no access ever begins
/// inside another one, whatever the model's code does, and exclusivity can't be violated.
@usableFromInline class Location {
  final let root: Root

  init(root: Root) {
    self.root = root
  }

  /// Lends the value, or the last one where it is gone. Calls the closure exactly once.
  ///
  /// - Parameter observed: Whether the reader wants to be told of changes.
  @usableFromInline func read(observed: Bool, _ body: (UnsafeRawPointer) -> Void) {
    preconditionFailure("A location must override read(observed:_:).")
  }

  /// Lends the value to be changed in place. Doesn't call the closure where the value is gone.
  ///
  /// Only another location calls it; everybody else calls ``commit(_:)``, which also tells whoever has read the value.
  ///
  /// - Parameter body: Changes the value, and returns whether it did.
  /// - Returns: Whether the value has changed.
  @discardableResult
  @usableFromInline func write(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    preconditionFailure("A location must override write(_:).")
  }

  /// Writes, and tells whoever is to be told when all locations along the chain are fit to be read again.
  ///
  /// - Returns: False if a `modify` of the same root is running; nothing has been written then.
  @usableFromInline final func commit(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    if root.isModifying { return false }
    root.perform { write(body) }
    return true
  }

  /// Whether a `modify` of the same root is running.
  @usableFromInline final var isModifying: Bool { root.isModifying }

  /// Whether the value is still there.
  ///
  /// - Parameter observed: Whether whoever asks wants to be told of changes.
  @usableFromInline func isAlive(observed: Bool) -> Bool { true }

  /// Whether the root's version changes with every change of this value. If so, what was read at a version is still right.
  @usableFromInline var isVersioned: Bool { false }

  /// Whether another location stands for the same part of the same root.
  @usableFromInline func isSame(as other: Location) -> Bool { self === other }

  /// Passes the address of a copy of a value to a closure.
  @usableFromInline final func withCopy<Value>(of value: Value, _ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
  }
}
