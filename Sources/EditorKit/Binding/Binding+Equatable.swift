extension Binding: Hashable {
  /// Returns whether two bindings stand for the same part of the same root. Their values aren't compared.
  ///
  /// Bindings from closures (``init(get:set:)``, ``map(get:set:)-(_,(_)->Value)``, ``onChange(_:)-(()->Void)``) equal only their own copies, and
  /// parts derived from the same of those by the same path are equal too.
  public static func == (one: Binding<Value>, other: Binding<Value>) -> Bool {
    one.offset == other.offset && one.location.isSame(as: other.location)
  }

  /// Hashes what ``==(_:_:)`` compares. Bindings to parts of the same root may collide.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(location.root))
    hasher.combine(offset)
  }
}
