// A stand-in so that other modules compile while the real binding is being written.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
  public subscript<M>(dynamicMember path: WritableKeyPath<Value, M>) -> Binding<M> {
    Binding<M>(
      get: { get()[keyPath: path] },
      set: {
        var v = get(); v[keyPath: path] = $0; set(v)
      })
  }
}
public final class Source<Value> {
  public var value: Value; public init(_ v: Value) { value = v }
  public var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
