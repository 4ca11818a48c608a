extension Binding {
  /// Derives a binding to what closures make of the value.
  ///
  /// - Parameters:
  ///   - get: Makes what is read of the value.
  ///   - set: Makes the value of what is written. It isn't called with what equals the present reading.
  public func map<Result>(
    get: @escaping (Value) -> Result,
    set: @escaping (Result) -> Value
  ) -> Binding<Result> {
    Binding<Result>(location: MappedLocation(self, get, set))
  }

  /// Derives a binding that stays within bounds.
  ///
  /// A value outside is read as the nearest bound, and written as it. Reading changes nothing. What doesn't compare with the
  /// bounds, such as a number that isn't one, is read and written as the lower bound.
  ///
  /// - Parameter bounds: The least and the greatest value.
  public func clamped(to bounds: ClosedRange<Value>) -> Binding<Value> where Value: Comparable {
    let clamp: (Value) -> Value = { value in
      if value >= bounds.upperBound { return bounds.upperBound }
      return value >= bounds.lowerBound ? value : bounds.lowerBound
    }
    return map(get: clamp, set: clamp)
  }

  /// Derives a binding that tells of every change which is made through it.
  ///
  /// - Parameter action: Called after a change, when the model can be read and written again, with the values from before
  ///   and after. Assigning an equal value is no change.
  /// - Complexity: Each write keeps the value from before, so the first change to a buffer in it copies that buffer; the
  ///   form without values doesn't.
  public func onChange(_ action: @escaping (_ old: Value, _ new: Value) -> Void) -> Binding<Value> {
    Binding(
      location: ObservedLocation(self) { location, base, body in
        let old = base.peek()
        guard base.writeInPlace(body) else { return false }
        let new = base.peek()
        location.root.afterWrite { action(old, new) }
        return true
      })
  }

  /// Derives a binding that tells of every change which is made through it, without the values.
  ///
  /// - Parameter action: Called after a change, when the model can be read and written again.
  public func onChange(_ action: @escaping () -> Void) -> Binding<Value> {
    Binding(
      location: ObservedLocation(self) { location, base, body in
        guard base.writeInPlace(body) else { return false }
        location.root.afterWrite(action)
        return true
      })
  }

  /// Lends the value in its place, to be changed.
  fileprivate func writeInPlace(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    let offset = offset
    return location.write { body($0 + offset) }
  }
}

/// The location of what closures make of a value.
private final class MappedLocation<Whole, Result>: Location {
  private let whole: Binding<Whole>
  private let get: (Whole) -> Result
  private let set: (Result) -> Whole

  init(_ whole: Binding<Whole>, _ get: @escaping (Whole) -> Result, _ set: @escaping (Result) -> Whole) {
    self.whole = whole
    self.get = get
    self.set = set
    super.init(root: whole.location.root)
  }

  override func read(observed: Bool, _ body: (UnsafeRawPointer) -> Void) {
    withCopy(of: get(whole.load(observed: observed)), body)
  }

  override func write(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    guard whole.location.isAlive(observed: false) else { return false }
    var result = get(whole.peek())
    guard withUnsafeMutablePointer(to: &result, { body(UnsafeMutableRawPointer($0)) }) else { return false }
    whole.assign(set(result))
    return true
  }

  override func isAlive(observed: Bool) -> Bool { whole.location.isAlive(observed: observed) }
}

/// The location of a value whose changes are told to somebody.
private final class ObservedLocation<Value>: Location {
  typealias Write = (_ location: Location, _ base: Binding<Value>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool

  private let base: Binding<Value>
  private let performWrite: Write

  init(_ base: Binding<Value>, write: @escaping Write) {
    self.base = base
    performWrite = write
    super.init(root: base.location.root)
  }

  override func read(observed: Bool, _ body: (UnsafeRawPointer) -> Void) {
    let offset = base.offset
    base.location.read(observed: observed) { body($0 + offset) }
  }

  override func write(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    performWrite(self, base, body)
  }

  override func isAlive(observed: Bool) -> Bool { base.location.isAlive(observed: observed) }

  override var isVersioned: Bool { base.location.isVersioned }
}
