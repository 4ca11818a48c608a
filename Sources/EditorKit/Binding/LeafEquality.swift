import Foundation

/// Tells whether a write changes nothing, for the few types for which that can be proved.
///
/// An app's `==` may compare identities, so it never decides whether a value is stored. A leaf is a value whose bytes, or whose
/// text, say all that there is to know. Everything else always counts as a change: equal structs differ in their padding,
/// and comparing an array costs O(*n*).
@usableFromInline enum LeafEquality {
  /// Returns whether the value at an address is provably the same as a new one. False for everything that isn't a leaf.
  ///
  /// It runs no code of the model's, so that it may be called inside an access.
  @inlinable @inline(__always)
  static func isSame<Value>(_ place: UnsafeMutablePointer<Value>, _ new: Value) -> Bool {
    // For a concrete type the compiler decides these, and nothing else is left.
    if Value.self == Double.self || Value.self == Int.self {
      return withUnsafePointer(to: new) { bits64(place) == bits64($0) }
    }
    if Value.self == Bool.self { return withUnsafePointer(to: new) { bits8(place) == bits8($0) } }
    if Value.self == String.self {
      return withUnsafePointer(to: new) { new in
        isSameText(
          UnsafeRawPointer(place).assumingMemoryBound(to: String.self).pointee,
          UnsafeRawPointer(new).assumingMemoryBound(to: String.self).pointee)
      }
    }
    // The largest leaf is an optional decimal.
    if MemoryLayout<Value>.size > 24 { return false }
    return isSameByTable(place, new)
  }

  /// Returns whether two values are provably the same. False for everything that isn't a leaf.
  static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    var one = one
    return withUnsafeMutablePointer(to: &one) { isSame($0, other) }
  }

  @inlinable @inline(__always) static func bits64(_ place: UnsafeRawPointer) -> UInt64 { place.load(as: UInt64.self) }

  @inlinable @inline(__always) static func bits8(_ place: UnsafeRawPointer) -> UInt8 { place.load(as: UInt8.self) }

  /// Returns whether two texts have the same UTF-8. `==` also holds for texts that are only canonically equivalent.
  @Sendable @usableFromInline static func isSameText(_ one: String, _ other: String) -> Bool {
    one == other && one.utf8.elementsEqual(other.utf8)
  }

  /// Looks up the type among the leaves.
  @usableFromInline static func isSameByTable<Value>(_ place: UnsafeMutablePointer<Value>, _ new: Value) -> Bool {
    withUnsafePointer(to: new) { new in
      // One byte has no padding: a Bool, an enum without payload, or an optional of these.
      if MemoryLayout<Value>.size == 1, _isPOD(Value.self) { return bits8(place) == bits8(new) }
      return table[ObjectIdentifier(Value.self)]?(place, new) ?? false
    }
  }

  private typealias Table = [ObjectIdentifier: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool]

  private static let table: Table = {
    var table: Table = [:]
    add(Int.self, to: &table, isSameBytes)
    add(Int8.self, to: &table, isSameBytes)
    add(Int16.self, to: &table, isSameBytes)
    add(Int32.self, to: &table, isSameBytes)
    add(Int64.self, to: &table, isSameBytes)
    add(UInt.self, to: &table, isSameBytes)
    add(UInt8.self, to: &table, isSameBytes)
    add(UInt16.self, to: &table, isSameBytes)
    add(UInt32.self, to: &table, isSameBytes)
    add(UInt64.self, to: &table, isSameBytes)
    add(Double.self, to: &table, isSameBytes)
    add(Float.self, to: &table, isSameBytes)
    add(Date.self, to: &table, isSameBytes)
    add(Duration.self, to: &table, isSameBytes)
    add(UUID.self, to: &table, isSameBytes)
    add(Decimal.self, to: &table, isSameBytes)
    add(String.self, to: &table, isSameText)
    add(Data.self, to: &table) { $0 == $1 }
    add(URL.self, to: &table) { isSameText($0.relativeString, $1.relativeString) && $0.baseURL == $1.baseURL }
    return table
  }()

  /// Adds a type and its optional, which is compared by case first.
  private static func add<Value>(
    _ type: Value.Type, to table: inout Table, _ isSame: @escaping @Sendable (Value, Value) -> Bool
  ) {
    table[ObjectIdentifier(type)] = { one, other in
      isSame(one.assumingMemoryBound(to: Value.self).pointee, other.assumingMemoryBound(to: Value.self).pointee)
    }
    table[ObjectIdentifier(Value?.self)] = { one, other in
      let one = one.assumingMemoryBound(to: Value?.self).pointee
      let other = other.assumingMemoryBound(to: Value?.self).pointee
      guard let one, let other else { return one == nil && other == nil }
      return isSame(one, other)
    }
  }

  /// Returns whether the bytes of two values are the same. The values are trivial and have no padding.
  @Sendable private static func isSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
  }
}
