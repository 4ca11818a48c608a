import Foundation

/// A value that one thread at a time reads or changes. `Mutex` would do, but needs macOS 15.
///
/// It is Sendable although nothing checks it: `value` is private, every access to it lies in ``withLock(_:)`` with the
/// lock held, and what goes in and comes out is Sendable itself.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Makes a box with a first value.
  init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value while no other thread does. It must not be called again from inside.
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
