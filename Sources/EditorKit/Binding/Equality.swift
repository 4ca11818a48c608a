/// Tells whether two values are equal, where their type has an idea of it.
@usableFromInline enum Equality {
  /// Whether a type's `==` is the standard library's own, so that it may run while a value is lent.
  ///
  /// For a concrete type the compiler decides this, and nothing of it is left.
  @inlinable @inline(__always) static func isBuiltIn<Value>(_ type: Value.Type) -> Bool {
    type == Double.self || type == String.self || type == Bool.self || type == Int.self
  }

  /// Whether a value in its place equals another one, if its type ``isBuiltIn(_:)``. Otherwise false.
  @inlinable @inline(__always)
  static func isEqualBuiltIn<Value>(_ place: UnsafeMutablePointer<Value>, _ other: Value) -> Bool {
    if Value.self == Double.self, let other = other as? Double {
      return UnsafeRawPointer(place).assumingMemoryBound(to: Double.self).pointee == other
    }
    if Value.self == String.self, let other = other as? String {
      return UnsafeRawPointer(place).assumingMemoryBound(to: String.self).pointee == other
    }
    if Value.self == Bool.self, let other = other as? Bool {
      return UnsafeRawPointer(place).assumingMemoryBound(to: Bool.self).pointee == other
    }
    if Value.self == Int.self, let other = other as? Int {
      return UnsafeRawPointer(place).assumingMemoryBound(to: Int.self).pointee == other
    }
    return false
  }

  /// Whether two values are equal. Values of a type that isn't `Equatable` never are.
  @inlinable static func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let type = Value.self as? any Equatable.Type else { return false }
    return isEqual(one, other, as: type)
  }

  @inlinable static func isEqual<Value, Comparable: Equatable>(
    _ one: Value,
    _ other: Value,
    as type: Comparable.Type
  ) -> Bool {
    guard let one = one as? Comparable, let other = other as? Comparable else { return false }
    return one == other
  }
}
