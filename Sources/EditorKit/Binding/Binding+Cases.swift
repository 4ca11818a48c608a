extension Binding {
  /// Derives a binding to the payload of one case of an enum.
  ///
  ///     enum Reminder { case none, at(Date) }
  ///     let date = $reminder.payload(
  ///       extract: { if case .at(let date) = $0 { date } else { nil } },
  ///       embed: Reminder.at
  ///     )
  ///
  /// When the value becomes another case, the binding reads the last payload and drops writes.
  ///
  /// - Parameters:
  ///   - extract: Gives the payload, or nil where the value is another case.
  ///   - embed: Makes the value of a payload.
  /// - Returns: nil if the value is another case now.
  public func payload<Payload>(
    extract: @escaping (Value) -> Payload?,
    embed: @escaping (Payload) -> Value
  ) -> Binding<Payload>? {
    guard let payload = extract(wrappedValue) else { return nil }
    return Binding<Payload>(location: PayloadLocation(self, payload, extract, embed), owner: owner)
  }
}

/// The location of the payload of one case.
private final class PayloadLocation<Whole, Payload>: Location {
  private let whole: Binding<Whole>
  private let extract: (Whole) -> Payload?
  private let embed: (Payload) -> Whole
  private var last: Payload

  init(
    _ whole: Binding<Whole>,
    _ payload: Payload,
    _ extract: @escaping (Whole) -> Payload?,
    _ embed: @escaping (Payload) -> Whole
  ) {
    self.whole = whole.withoutOwner
    self.extract = extract
    self.embed = embed
    last = payload
    super.init(root: whole.location.root)
  }

  private func refresh(observed: Bool) -> Bool {
    guard var payload = extract(whole.load(observed: observed)) else { return false }
    // The one before is let go after the access, since that may run a deinit.
    swap(&last, &payload)
    return whole.location.isAlive(observed: observed)
  }

  override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    _ = refresh(observed: bytes != nil)
    withCopy(of: last, body)
  }

  override func observe(_ bytes: Range<Int>) { whole.location.observe(whole.bytes) }

  override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    guard refresh(observed: false) else { return false }
    var payload = last
    guard withUnsafeMutablePointer(to: &payload, { body(UnsafeMutableRawPointer($0)) }) else { return false }
    let new = root.withoutWrites { embed(payload) }
    // Foreign code has run, and may have made it another case.
    guard extract(whole.peek()) != nil, whole.location.isAlive(observed: false) else { return false }
    swap(&last, &payload)
    whole.assign(new)
    return true
  }

  override func isAlive(observed: Bool) -> Bool { refresh(observed: observed) }
}
