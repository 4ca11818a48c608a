/// A value that lives elsewhere, to be read and written in its place.
///
/// A binding is what a component knows of a model: where one value is, and nothing of the type that holds it. From a
/// binding to a whole, you derive bindings to its parts:
///
///     let source = Source(Memo(name: "Standup"))
///     let memo = source.binding
///     memo.name.wrappedValue = "Retrospective"   // changes the memo in the source, in place
///
/// The model may move on while a binding is held. A binding to a part that is gone (the element was removed, the optional
/// became nil) reads the value that it saw last and drops writes; ``isAlive`` tells. Nothing traps, and no write brings the part back.
///
/// A write is stored, whatever the model's `==` says of it. Only a leaf (a number, a Bool, a text, a date, an enum without
/// payload and the like, or an optional of one) that is the same byte for byte counts as no change.
///
/// A binding keeps its ``Source`` or ``Store`` alive.
///
/// A binding isn't Sendable: use it where the component that holds it is used, which is on the main actor.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// Where the value, or the whole that it is a stored part of, lives.
  @usableFromInline let location: Location
  /// The distance in bytes from the location's address to the value.
  @usableFromInline let offset: Int
  /// Kept alive for as long as the binding lives: the store of an item, which saves what is written. Nil in what a step of undo
  /// or another location holds.
  @usableFromInline let owner: AnyObject?

  @inlinable init(location: Location, offset: Int = 0, owner: AnyObject?) {
    self.location = location
    self.offset = offset
    self.owner = owner
  }

  /// The same binding, which keeps no store alive.
  @usableFromInline var withoutOwner: Binding<Value> { Binding(location: location, offset: offset, owner: nil) }

  /// The bytes of the location's value that this binding stands for. They are never empty, so that they overlap themselves.
  @inlinable var bytes: Range<Int> {
    Range(uncheckedBounds: (offset, offset &+ Swift.max(MemoryLayout<Value>.size, 1)))
  }

  /// The value: the present one, or the last one where it is gone.
  ///
  /// - Complexity: O(1) for stored members at any depth. Elements are found at once while their array is unchanged, and
  ///   otherwise in O(distance) from where they were last.
  public var wrappedValue: Value {
    @inlinable get { load(observed: true) }
    @inlinable nonmutating set {
      if !assign(newValue) { afterModify { $0.wrappedValue = newValue } }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Whether the value is still there. If not, reads give the last value and writes are dropped.
  public var isAlive: Bool { location.isAlive(observed: true) }

  /// Takes over a binding where one is passed to a wrapped property or parameter.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Reads without asking to be told of changes: what a write needs to know mustn't wake the writer.
  @inlinable func peek() -> Value { load(observed: false) }

  @inlinable func load(observed: Bool) -> Value {
    let offset = offset
    var value: Value?
    location.read(observing: observed ? bytes : nil) { base in
      value = (base + offset).assumingMemoryBound(to: Value.self).pointee
    }
    guard let value else { preconditionFailure("A location didn't pass its value.") }
    return value
  }

  /// Stores a value in place of the present one, unless it is provably the same.
  ///
  /// - Returns: False if a `modify` of the same root is running, so that the write must be put off. True otherwise, also
  ///   if the write has been dropped.
  @discardableResult
  @inlinable func assign(_ new: Value) -> Bool {
    let offset = offset
    // The old value is released after the access, since that may run a deinit.
    var old: Value?
    let isAllowed = location.commit(bytes) { base in
      let place = (base + offset).assumingMemoryBound(to: Value.self)
      if LeafEquality.isSame(place, new) { return false }
      old = place.move()
      place.initialize(to: new)
      return true
    }
    withExtendedLifetime(old) {}
    return isAllowed
  }

  /// Puts off a write until the `modify` of this root that is running has been applied.
  @usableFromInline func afterModify(_ write: @escaping (Binding<Value>) -> Void) {
    location.root.afterModify { write(self) }
  }
}
