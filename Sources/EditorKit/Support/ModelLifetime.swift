/// A model whose object can be deleted while somebody still holds it.
///
/// The kit asks ``isAlive`` before it touches such an object, and remembers identities instead of asking a dead object for its
/// own. ``MemoProtocol``, ``TodoProtocol`` and ``BookProtocol`` include it.
public protocol ModelLifetime {
  /// Whether the model may still be touched: false once it has been deleted or detached. True by default.
  ///
  /// Reading it is safe at any time.
  var isAlive: Bool { get }
}

extension ModelLifetime {
  /// True.
  public var isAlive: Bool { true }
}

/// Returns whether a value may be touched: true unless it says that it is dead.
@usableFromInline func isTouchable<Value>(_ value: Value) -> Bool {
  (value as? any ModelLifetime)?.isAlive ?? true
}
