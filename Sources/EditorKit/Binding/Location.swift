/// Where a value lives: a link in the chain from a root to the part that a binding stands for.
///
/// A location passes the address of its value to a closure, and the address is good until the closure returns. No foreign
/// code may run in the closure: no getter or setter, no `==`, no `deinit`, nobody's body. So no access ever begins inside
/// another one, whatever the model's code does, and exclusivity can't be violated.
@usableFromInline class Location {
  final let root: Root

  init(root: Root) {
    self.root = root
  }

  /// Passes the address of the value, or of its last copy if it is gone. Calls the closure exactly once.
  ///
  /// - Parameter bytes: The bytes of the value whose changes the reader observes; nil to observe nothing.
  @usableFromInline func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    preconditionFailure("A location must override read(observing:_:).")
  }

  /// Notes that the observer that is tracking reads depends on some bytes of the value, without reading them.
  @usableFromInline func observe(_ bytes: Range<Int>) {}

  /// Passes the address of the value to be changed in place. Doesn't call the closure if the value is gone.
  ///
  /// Only another location calls it; everybody else calls ``commit(_:_:)``, which also notifies observers.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the value that the closure may change.
  ///   - body: Changes the value, and returns whether it did.
  /// - Returns: Whether the value has changed.
  @discardableResult
  @usableFromInline func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    preconditionFailure("A location must override write(_:_:).")
  }

  /// Writes, and notifies observers when all locations along the chain are fit to be read again.
  ///
  /// - Returns: False if a `modify` of the same root is running; nothing has been written then.
  @usableFromInline final func commit(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    if root.isModifying { return false }
    root.perform { write(bytes, body) }
    return true
  }

  /// Whether a `modify` of the same root is running.
  @usableFromInline final var isModifying: Bool { root.isModifying }

  /// Whether the value is still there.
  ///
  /// - Parameter observed: Whether the reader observes changes of the answer.
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
