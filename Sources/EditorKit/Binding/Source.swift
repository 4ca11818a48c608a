/// Owns a value, hands out bindings to it, and notifies observers of its changes.
///
/// It is the root for models that are values. An observer that reads a source or any binding from it inside
/// `withObservationTracking`, and so in a SwiftUI body, is notified of the next change of what it has read: a stored member
/// of the value has observers of its own. A computed member, the value of an optional and an element of an array are
/// notified with the whole that they are a part of.
///
///     @Source var memos = [Memo(name: "Standup")]
///     let first = $memos[id: memos[0].id]
@propertyWrapper
public final class Source<Value> {
  @usableFromInline let location: ValueLocation<Value>

  /// Makes a source of a value.
  public init(_ value: Value) {
    location = ValueLocation(value)
  }

  /// Makes a source of a wrapped property's value.
  public convenience init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  /// A binding to the whole value. It keeps the value alive.
  @inlinable public var binding: Binding<Value> { Binding(location: location, owner: nil) }

  /// The value. Reading and writing follow the rules of ``Binding/wrappedValue``.
  @inlinable public var value: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }

  /// The value. Reading and writing follow the rules of ``Binding/wrappedValue``.
  @inlinable public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// A binding to the whole value.
  @inlinable public var projectedValue: Binding<Value> { binding }
}

/// The location of a value that a ``Source`` owns.
@usableFromInline final class ValueLocation<Value>: Location {
  /// The value's own memory, from `init` to `deinit`.
  private let place: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    place = .allocate(capacity: 1)
    place.initialize(to: value)
    super.init(root: Root(signals: RangeSignals()))
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  @usableFromInline override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    if let bytes { root.signals?.read(bytes) }
    body(UnsafeRawPointer(place))
  }

  @usableFromInline override func observe(_ bytes: Range<Int>) { root.signals?.read(bytes) }

  @usableFromInline override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    guard body(UnsafeMutableRawPointer(place)) else { return false }
    root.noteChange(bytes)
    return true
  }

  @usableFromInline override var isVersioned: Bool { true }
}
