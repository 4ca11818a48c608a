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
/// Assigning an equal value to an `Equatable` is no change: nobody is told.
///
/// A binding isn't Sendable: use it where the component that holds it is used, which is on the main actor.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// Where the value, or the whole that it is a stored part of, lives.
  @usableFromInline let location: Location
  /// The distance in bytes from the location's address to the value.
  @usableFromInline let offset: Int

  @inlinable init(location: Location, offset: Int = 0) {
    self.location = location
    self.offset = offset
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
    location.read(observed: observed) { base in
      value = (base + offset).assumingMemoryBound(to: Value.self).pointee
    }
    guard let value else { preconditionFailure("A location didn't lend its value.") }
    return value
  }

  /// Puts a value in the place of the present one, unless the two are equal.
  ///
  /// - Returns: False if a `modify` of the same root is running, so that the write must be put off. True otherwise, also
  ///   where the write has been dropped.
  @discardableResult
  @inlinable func assign(_ new: Value) -> Bool {
    if !Equality.isBuiltIn(Value.self), Equality.isEqual(peek(), new), !location.isModifying { return true }
    let offset = offset
    // The old value is let go after the access, since that may run a deinit.
    var old: Value?
    let isAllowed = location.commit { base in
      let place = (base + offset).assumingMemoryBound(to: Value.self)
      if Equality.isEqualBuiltIn(place, new) { return false }
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
