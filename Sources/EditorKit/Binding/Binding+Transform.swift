extension Binding {
  /// Derives a binding to a value that closures make from this one.
  ///
  /// - Parameters:
  ///   - get: Makes what is read.
  ///   - set: Makes the value from what is written. It isn't called with a leaf that is the same as the present reading;
  ///     see ``Binding``.
  public func map<Result>(
    get: @escaping (Value) -> Result,
    set: @escaping (Result) -> Value
  ) -> Binding<Result> {
    map(get: get) { result, value in value = set(result) }
  }

  /// Derives a binding to a value that closures read from this one and write into it.
  ///
  ///     let percent = $take.map(get: { $0.gain * 100 }, set: { percent, take in take.gain = percent / 100 })
  ///
  /// - Parameters:
  ///   - get: Makes what is read.
  ///   - set: Changes a copy of the value, which is then stored. What it writes elsewhere in the same model is applied
  ///     after that. It isn't called with a leaf that is the same as the present reading; see ``Binding``.
  public func map<Result>(
    get: @escaping (Value) -> Result,
    set: @escaping (Result, inout Value) -> Void
  ) -> Binding<Result> {
    Binding<Result>(location: MappedLocation(self, get, set), owner: owner)
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

  /// Derives a binding that calls a closure after every change made through it, with the values before and after.
  ///
  /// - Parameter action: Called after a change, when the model can be read and written again. A leaf that stays the same
  ///   is no change; see ``Binding``.
  /// - Complexity: Each write keeps the value from before, so the first change to a buffer in it copies that buffer; the
  ///   form without values doesn't.
  public func onChange(_ action: @escaping (_ old: Value, _ new: Value) -> Void) -> Binding<Value> {
    let location = ObservedLocation(self) { location, base, write in
      let old = base.peek()
      guard write() else { return false }
      let new = base.peek()
      location.root.afterWrite { action(old, new) }
      return true
    }
    return Binding(location: location, owner: owner)
  }

  /// Derives a binding that calls a closure after every change made through it.
  ///
  /// - Parameter action: Called after a change, when the model can be read and written again.
  public func onChange(_ action: @escaping () -> Void) -> Binding<Value> {
    let location = ObservedLocation(self) { location, _, write in
      guard write() else { return false }
      location.root.afterWrite(action)
      return true
    }
    return Binding(location: location, owner: owner)
  }
}

/// The location of a value that closures make from another one.
private final class MappedLocation<Whole, Result>: Location {
  private let whole: Binding<Whole>
  private let get: (Whole) -> Result
  private let set: (Result, inout Whole) -> Void

  init(_ whole: Binding<Whole>, _ get: @escaping (Whole) -> Result, _ set: @escaping (Result, inout Whole) -> Void) {
    self.whole = whole.withoutOwner
    self.get = get
    self.set = set
    super.init(root: whole.location.root)
  }

  override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    withCopy(of: get(whole.load(observed: bytes != nil)), body)
  }

  override func observe(_ bytes: Range<Int>) { whole.location.observe(whole.bytes) }

  override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    guard whole.location.isAlive(observed: false) else { return false }
    var changed = whole.peek()
    var result = get(changed)
    guard withUnsafeMutablePointer(to: &result, { body(UnsafeMutableRawPointer($0)) }) else { return false }
    root.withoutWrites { set(result, &changed) }
    whole.assign(changed)
    return true
  }

  override func isAlive(observed: Bool) -> Bool { whole.location.isAlive(observed: observed) }
}

/// The location of a value with a closure that is called after its changes.
private final class ObservedLocation<Value>: Location {
  typealias Write = (_ location: Location, _ base: Binding<Value>, _ write: () -> Bool) -> Bool

  private let base: Binding<Value>
  private let performWrite: Write

  init(_ base: Binding<Value>, write: @escaping Write) {
    self.base = base.withoutOwner
    performWrite = write
    super.init(root: base.location.root)
  }

  private func shifted(_ bytes: Range<Int>) -> Range<Int> {
    bytes.lowerBound + base.offset..<bytes.upperBound + base.offset
  }

  override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    let offset = base.offset
    base.location.read(observing: bytes.map(shifted)) { body($0 + offset) }
  }

  override func observe(_ bytes: Range<Int>) { base.location.observe(shifted(bytes)) }

  override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    let offset = base.offset
    return performWrite(self, base) { base.location.write(shifted(bytes)) { body($0 + offset) } }
  }

  override func isAlive(observed: Bool) -> Bool { base.location.isAlive(observed: observed) }

  override var isVersioned: Bool { base.location.isVersioned }
}
