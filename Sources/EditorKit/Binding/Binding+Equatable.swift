extension Binding: Equatable {
  /// Whether two bindings stand for the same part of the same root. Their values aren't compared.
  ///
  /// Bindings from closures (``init(get:set:)``, ``map(get:set:)``, ``onChange(_:)``) equal only their own copies, and
  /// parts derived from the same of those by the same path are equal too.
  public static func == (one: Binding<Value>, other: Binding<Value>) -> Bool {
    one.offset == other.offset && one.location.isSame(as: other.location)
  }
}
