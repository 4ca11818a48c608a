/// The state that the locations of one root share: the order of its changes, and their observers.
///
/// A root is the object, value or pair of closures at the start of a chain of locations.
@usableFromInline final class Root {
  /// The number of changes so far. It counts all of them only if ``Location/isVersioned`` says so.
  private(set) var version = 0
  /// Whether writes are put off: the body of a `modify`, or a setter of the model's, is running on a copy of a part.
  private(set) var isModifying = false
  /// Notifies the observers of the root; nil if the root notifies them itself, or can't.
  let signals: RangeSignals?

  /// Whether somebody wants to know what changes inside of objects; see ``objectChange``.
  let wantsObjectChanges: Bool
  /// The change inside an object that was just made, while the holder of the object is notified.
  var objectChange: ObjectChange?

  /// How many writes are under way, one inside the other along a chain of locations.
  private var depth = 0
  /// Whether there is anything to do at the end of the writes that are under way.
  private var hasNews = false
  /// What is to be done when no write is under way any more, in order.
  private var announcements: [() -> Void] = []
  /// Writes that arrived while they were put off, in order.
  private var deferred: [() -> Void] = []

  init(signals: RangeSignals?, wantsObjectChanges: Bool = false) {
    self.signals = signals
    self.wantsObjectChanges = wantsObjectChanges
  }

  /// Runs a write. Observers are notified when the outermost write has ended, and all locations along the chain are fit to
  /// be read again.
  func perform(_ write: () -> Void) {
    depth &+= 1
    write()
    depth &-= 1
    if hasNews, depth == 0 { announce() }
  }

  /// Counts a change of some bytes of the root's value.
  func noteChange(_ bytes: Range<Int> = RangeSignals.everything) {
    version &+= 1
    if let signals, signals.noteChange(bytes) { hasNews = true }
  }

  /// Looks something up by foreign code, which may change the root in turn: again, until nothing has changed meanwhile.
  ///
  /// - Returns: What was found, or nil. If every look-up changes the root, it is what the last one found.
  func settled<Found>(_ lookUp: () -> Found?) -> Found? {
    for _ in 0..<10 {
      let seen = version
      guard let found = lookUp() else { return nil }
      if version == seen { return found }
    }
    return lookUp()
  }

  /// Puts off an action until no write is under way.
  func afterWrite(_ action: @escaping () -> Void) {
    announcements.append(action)
    hasNews = true
  }

  private func announce() {
    hasNews = false
    signals?.notify()
    // A write by a `didSet` elsewhere belongs to the same change.
    while depth == 0, !isModifying, !deferred.isEmpty { deferred.removeFirst()() }
    while depth == 0, !announcements.isEmpty { announcements.removeFirst()() }
  }

  /// Begins a `modify`. Writes are put off from here on.
  func beginModify() {
    isModifying = true
  }

  /// Puts off a write until the `modify` that is running has been applied.
  @usableFromInline func afterModify(_ write: @escaping () -> Void) {
    deferred.append(write)
    hasNews = true
  }

  /// Ends a `modify`: its change is applied, and then the writes that were put off.
  func endModify(applying change: () -> Void) {
    isModifying = false
    change()
    while depth == 0, !deferred.isEmpty, !isModifying { deferred.removeFirst()() }
  }

  /// Runs code of the model's on a copy of a part, while a write of that part is under way.
  ///
  /// That code may write elsewhere in the root, as a `didSet` may write a sibling. Such a write is applied after the outermost
  /// write: otherwise the copy would overwrite it.
  func withoutWrites<Result>(_ body: () -> Result) -> Result {
    let wasModifying = isModifying
    isModifying = true
    defer { isModifying = wasModifying }
    return body()
  }
}
