/// What the locations of one root share: the order of its changes, and whom to tell of them.
///
/// A root is the object, value or pair of closures at the start of a chain of locations.
@usableFromInline final class Root {
  /// The number of changes so far. It counts all of them only where ``Location/isVersioned`` says so.
  private(set) var version = 0
  /// Whether the body of a `modify` is running on a copy of a part of this root.
  private(set) var isModifying = false
  /// Tells whoever has read the root; nil where the root tells them itself, or can't.
  let signal: Signal?

  /// Whether somebody wants to know what changes inside of objects; see ``objectChange``.
  var wantsObjectChanges = false
  /// What has just changed inside of an object, while its holder is being told of it.
  var objectChange: ObjectChange?

  /// How many writes are under way, one inside the other along a chain of locations.
  private var depth = 0
  /// Whether there is anything to be told at the end of the writes that are under way.
  private var hasNews = false
  /// What is to be done when no write is under way any more, in order.
  private var announcements: [() -> Void] = []
  /// Writes that arrived while a `modify` was running, in order.
  private var deferred: [() -> Void] = []

  init(signal: Signal?) {
    self.signal = signal
  }

  /// Runs a write. Whoever is to be told of it is told when the outermost write has ended, and all locations along the
  /// chain are fit to be read again.
  func perform(_ write: () -> Void) {
    depth &+= 1
    write()
    depth &-= 1
    if hasNews, depth == 0 { announce() }
  }

  /// Counts a change.
  func noteChange() {
    version &+= 1
    if let signal, signal.isAwaited { hasNews = true }
  }

  /// Looks something up by foreign code, which may change the root in turn: again, until nothing has changed meanwhile.
  ///
  /// - Returns: What was found, or nil. Where every look-up changes the root, it is what the last one found.
  func settled<Found>(_ lookUp: () -> Found?) -> Found? {
    for _ in 0..<10 {
      let seen = version
      guard let found = lookUp() else { return nil }
      if version == seen { return found }
    }
    return lookUp()
  }

  /// Puts off telling somebody until no write is under way.
  func afterWrite(_ tell: @escaping () -> Void) {
    announcements.append(tell)
    hasNews = true
  }

  private func announce() {
    hasNews = false
    signal?.notify()
    while depth == 0, !announcements.isEmpty { announcements.removeFirst()() }
  }

  /// Begins a `modify`. Writes are put off from here on.
  func beginModify() {
    isModifying = true
  }

  /// Puts off a write until the `modify` that is running has been applied.
  @usableFromInline func afterModify(_ write: @escaping () -> Void) {
    deferred.append(write)
  }

  /// Ends a `modify`: its change is applied, and then the writes that were put off.
  func endModify(applying change: () -> Void) {
    isModifying = false
    change()
    while !deferred.isEmpty, !isModifying { deferred.removeFirst()() }
  }
}
