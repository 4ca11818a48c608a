extension Binding {
  /// Makes a binding from a pair of closures.
  ///
  /// - Parameters:
  ///   - get: Gives the present value.
  ///   - set: Takes a new value. It isn't called with a leaf that is the same as the present one; see ``Binding``.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: CustomLocation(get: get, peek: get, set: set), owner: nil)
  }

  /// Makes a binding from closures, of which one reads without observing: a write needs the present value, and must not make the
  /// writer an observer.
  init(get: @escaping () -> Value, peek: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: CustomLocation(get: get, peek: peek, set: set), owner: nil)
  }

  /// Makes a binding to a property of an object. The binding keeps the object alive.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - keyPath: The path from the object to the property.
  public init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(location: ObjectLocation(object, keyPath), owner: nil)
  }

  /// Makes a binding to a value that never changes: writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value), owner: nil)
  }
}

/// A location that a pair of closures stands for.
private final class CustomLocation<Value>: Location {
  private let get: () -> Value
  private let peek: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, peek: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.peek = peek
    self.set = set
    super.init(root: Root(signals: nil))
  }

  override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    withCopy(of: bytes == nil ? peek() : get(), body)
  }

  override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    var value = peek()
    guard withUnsafeMutablePointer(to: &value, { body(UnsafeMutableRawPointer($0)) }) else { return false }
    set(value)
    root.noteChange()
    return true
  }
}

/// The location of a property of an object. The object tells its own observers.
private final class ObjectLocation<Object: AnyObject, Value>: Location {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    super.init(root: Root(signals: nil))
  }

  override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    withCopy(of: object[keyPath: keyPath], body)
  }

  override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    var value = object[keyPath: keyPath]
    guard withUnsafeMutablePointer(to: &value, { body(UnsafeMutableRawPointer($0)) }) else { return false }
    object[keyPath: keyPath] = value
    root.noteChange()
    return true
  }

  override func isSame(as other: Location) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// The location of a value that never changes.
private final class ConstantLocation<Value>: Location {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(root: Root(signals: nil))
  }

  override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    withCopy(of: value, body)
  }

  override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool { false }
}
