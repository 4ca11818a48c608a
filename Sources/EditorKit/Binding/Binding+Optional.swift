extension Binding {
  /// Derives a binding to the value of an optional.
  ///
  /// When the optional becomes nil, the binding reads the last value and drops writes: a write never brings the value back.
  ///
  /// - Parameter optional: The binding to the optional.
  /// - Returns: nil if the optional is nil now.
  /// - Complexity: O(1).
  @inlinable
  public init?(_ optional: Binding<Value?>) {
    guard let value = optional.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(optional, part: value))
  }

  /// Derives a binding that puts a value in the place of nil.
  ///
  /// Reading gives the value while the optional is nil. Writing stores what is written; writing an equal value over nil is no
  /// change, and leaves nil.
  ///
  /// - Parameter value: What to read where there is nothing.
  public func `default`<Wrapped>(_ value: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    map(get: { $0 ?? value }, set: { $0 })
  }
}

/// The location of the value in an optional.
@usableFromInline final class UnwrappedLocation<Wrapped>: PartLocation<Wrapped?, Wrapped> {
  @usableFromInline override init(_ optional: Binding<Wrapped?>, part: Wrapped) {
    super.init(optional, part: part)
  }

  @usableFromInline override func find(in optional: Wrapped?) -> Wrapped? { optional }

  @usableFromInline override func change(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    let offset = whole.offset
    return whole.location.write { base in
      let optional = (base + offset).assumingMemoryBound(to: Wrapped?.self)
      guard optional.pointee != nil else { return false }
      return withUnsafeMutablePointer(to: &optional.pointee!) { body(UnsafeMutableRawPointer($0)) }
    }
  }

  @usableFromInline override func isSame(as other: Location) -> Bool {
    guard let other = other as? UnwrappedLocation<Wrapped> else { return false }
    return whole == other.whole
  }
}
