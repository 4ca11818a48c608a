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
    self.init(location: UnwrappedLocation(optional, part: value), owner: optional.owner)
  }

  /// Derives a binding to an optional that is never nil.
  ///
  /// Writing nil is ignored, and reading gives the value again.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.map(get: { $0 }, set: { new, value in if let new { value = new } })
  }

  /// Derives a binding to whether an optional has a value.
  ///
  /// Writing false sets the optional to nil. Writing true is ignored: there is no value to set.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    map(get: { $0 != nil }, set: { isPresent, value in if !isPresent { value = nil } })
  }

  /// Derives a binding that reads a value in place of nil.
  ///
  /// Reading gives the value while the optional is nil. Writing stores what is written; writing the same leaf over nil is no
  /// change and leaves nil.
  ///
  /// - Parameter value: The value to read in place of nil.
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
    return whole.location.write(whole.bytes) { base in
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
