/// The location of a part that can go while the whole stays: an element, the value of an optional, a payload.
///
/// It keeps a copy of the part as it last was, for reading when the part has gone. The copy shares its buffers with the
/// whole; so where the whole is changed in place, the copy is let go before and made again afterwards.
@usableFromInline class PartLocation<Whole, Part>: Location {
  @usableFromInline final let whole: Binding<Whole>
  /// Memory of its own for the part as it last was. It is empty only while ``write(_:)`` lends the part itself.
  private final let last: UnsafeMutablePointer<Part>
  /// The root's version at which ``last`` and ``isPresent`` were right; nil where that can't be told.
  private final var version: Int?
  private final var isPresent = true

  /// Makes the location of a part as it is now.
  @usableFromInline init(_ whole: Binding<Whole>, part: Part) {
    self.whole = whole.withoutOwner
    last = .allocate(capacity: 1)
    last.initialize(to: part)
    super.init(root: whole.location.root)
  }

  deinit {
    last.deinitialize(count: 1)
    last.deallocate()
  }

  /// Finds the part in the whole; nil when it isn't there. Foreign code may run.
  @usableFromInline func find(in whole: Whole) -> Part? {
    preconditionFailure("A location of a part must override find(in:).")
  }

  /// Lends the part where it was found last, to be changed in place.
  ///
  /// - Returns: Whether the part has changed.
  @usableFromInline func change(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    preconditionFailure("A location of a part must override change(_:).")
  }

  /// Whether a part that has been changed is still the one that this location stands for. Foreign code may run.
  @usableFromInline func isPart(_ changed: Part) -> Bool { true }

  /// Brings ``last`` up to date.
  ///
  /// - Returns: Whether the part is there.
  private final func refresh(observed: Bool) -> Bool {
    if let version, version == root.version {
      if observed { whole.location.observe(whole.bytes) }
      return isPresent
    }
    let seen = root.version
    let found = whole.location.isAlive(observed: observed) ? find(in: whole.load(observed: observed)) : nil
    isPresent = found != nil
    version = whole.location.isVersioned ? seen : nil
    if var found {
      // The one before is let go when the new one is in its place: that may run a deinit.
      swap(&last.pointee, &found)
    }
    return isPresent
  }

  @usableFromInline final override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    _ = refresh(observed: bytes != nil)
    body(UnsafeRawPointer(last))
  }

  @usableFromInline final override func observe(_ bytes: Range<Int>) { whole.location.observe(whole.bytes) }

  @usableFromInline final override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    guard root.settled({ refresh(observed: false) ? true : nil }) != nil else { return false }
    guard version == root.version else { return writeThroughCopy(body) }
    // No foreign code runs before `last` is back, and whatever it holds, the whole holds too: nothing is let go here.
    last.deinitialize(count: 1)
    var wasFound = false
    let changed = change { [last] part in
      let changed = body(part)
      last.initialize(to: part.assumingMemoryBound(to: Part.self).pointee)
      wasFound = true
      return changed
    }
    precondition(wasFound, "A part was gone that had just been found.")
    version = root.version
    if changed { confirm() }
    return changed
  }

  /// Finds out whether the part that has just been changed is still the one that this location stands for.
  private final func confirm() {
    let seen = version
    // Whoever looks meanwhile looks anew, and knows better than what is found out here.
    version = nil
    let isStillPart = isPart(last.pointee)
    guard version == nil else { return }
    version = seen
    isPresent = isStillPart
  }

  /// Writes where the whole is changed by foreign code, which may read the part meanwhile, or never stays the same.
  private final func writeThroughCopy(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    var now: Part?
    // Without versions, the part is lent in a copy of the whole, so that foreign code may look at it.
    let isCopy = !whole.location.isVersioned
    let changed = change { part in
      guard !isCopy || isPart(part.assumingMemoryBound(to: Part.self).pointee) else { return false }
      let changed = body(part)
      now = part.assumingMemoryBound(to: Part.self).pointee
      return changed
    }
    if var now {
      swap(&last.pointee, &now)
      if changed { confirm() }
    }
    return changed
  }

  @usableFromInline final override func isAlive(observed: Bool) -> Bool { refresh(observed: observed) }

  @usableFromInline final override var isVersioned: Bool { whole.location.isVersioned }
}
