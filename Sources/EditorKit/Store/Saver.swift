/// Runs the saving of a store's changes, as its machine says.
@MainActor final class Saver<Item: Identifiable> {
  let storage: any Storage<Item>
  /// Why the last save failed; nil when it didn't. Observable by way of ``signal``.
  private(set) var failure: (any Error)?
  let signal = Signal()
  private let context: Context
  private let interval: Duration
  private var machine = SavingMachine()
  private var log = ChangeLog<Item>()
  private var timer: Task<Void, Never>?
  /// The save that is under way, or was last.
  private var saving: Task<Void, Never>?
  private var sinceLastSave: () -> Duration = { .zero }
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// Set once the items are loaded: before that nothing is saved.
  private var core: StoreCore<Item>?

  init(_ storage: some Storage<Item>, context: Context, interval: Duration) {
    self.storage = storage
    self.context = context
    self.interval = interval
  }

  /// Whether something has changed that isn't saved yet.
  var isDirty: Bool { !log.isEmpty || machine.isSaving }

  /// Notes changes, and saves them when it is time.
  func note(_ edits: [StoreEdit<Item>]) {
    log.note(edits)
    if core != nil { handle(.changed) }
  }

  /// Begins to save the changes of items that have been loaded.
  func begin(_ core: StoreCore<Item>) {
    self.core = core
    if !log.isEmpty { handle(.changed) }
  }

  /// Forgets all changes, and that they couldn't be saved: other items are about to come in the place of these.
  func forget() {
    log = ChangeLog()
    forgetFailure()
  }

  /// Forgets that the last save failed: what hindered it has been put out of the way.
  func forgetFailure() {
    guard failure != nil else { return }
    failure = nil
    signal.changed()
  }

  /// Saves what couldn't be saved somewhere else.
  ///
  /// - Returns: Where; nil where there is nothing to save, or the storage can't do it.
  func rescue() async -> String? {
    guard let core, !log.isEmpty else { return nil }
    let (saved, changes) = await takeChanges(in: core)
    log.restore(saved)
    return try? await storage.rescue(changes)
  }

  /// Whether an item has changed since the last save.
  func hasChanged(_ id: Item.ID) -> Bool { log.hasChanged(id) }

  /// Saves nothing until it begins again, and waits until the storage isn't in use any more. Changes are kept.
  func pause() async {
    core = nil
    await saving?.value
  }

  /// Whether it saves what changes.
  var isRunning: Bool { core != nil }

  /// Waits until everything is saved, or a save has failed.
  func flush() async {
    guard core != nil else { return }
    await withCheckedContinuation { continuation in
      waiters.append(continuation)
      handle(.flush)
    }
  }

  private func handle(_ event: SavingMachine.Event) {
    guard let effect = machine.handle(event) else { return }
    switch effect {
    case .save: save()
    case .startTimer: startTimer()
    case .finish:
      let ready = waiters
      waiters = []
      for waiter in ready { waiter.resume() }
    }
  }

  private func startTimer() {
    let left = interval - sinceLastSave()
    guard left > .zero else { return handle(.intervalEnded) }
    // What has changed is saved, even if nobody holds the store any more.
    timer = context.work.start(after: left, on: context.clock) { self.handle(.intervalEnded) }
  }

  private func save() {
    timer?.cancel()
    timer = nil
    sinceLastSave = Self.stopwatch(context.clock)
    saving = context.work.start { [self] in
      guard let core, !log.isEmpty else { return handle(.saved) }
      var (saved, changes) = await takeChanges(in: core)
      do {
        try await storage.apply(changes)
        failure = nil
        handle(.saved)
      } catch {
        log.restore(saved)
        failure = error
        handle(.failed)
      }
      signal.changed()
      saved = ChangeLog()
      await changes.removeGradually()
    }
  }

  /// Takes what has changed out of the log, as changes for a storage.
  ///
  /// It lets others have the main actor now and then. What has moved meanwhile has another offset, and so it begins again then.
  private func takeChanges(in core: StoreCore<Item>) async -> (ChangeLog<Item>, [StorageChange<Item>]) {
    var saved = ChangeLog<Item>()
    for attempt in 1... {
      log.restore(saved)
      saved = log
      log = ChangeLog()
      saved.leaveOutPassingItems()
      let version = core.orderVersion
      if let changes = await changes(of: saved, in: core, mayYield: attempt < 4), core.orderVersion == version {
        return (saved, changes)
      }
    }
    preconditionFailure("Counting has no end.")
  }

  /// The changes of a log, with items as they are now; nil where items have come, gone or moved meanwhile.
  private func changes(
    of log: ChangeLog<Item>, in core: StoreCore<Item>, mayYield: Bool
  ) async -> [StorageChange<Item>]? {
    let version = core.orderVersion
    var changes: [StorageChange<Item>] = []
    changes.reserveCapacity(log.steps.count + log.updated.count)
    var inserted: Set<Item.ID> = []
    for (count, step) in log.steps.enumerated() {
      if mayYield, count % 1024 == 1023 {
        await Task.yield()
        guard core.orderVersion == version else { return nil }
      }
      switch step {
      case .insert(let id, let item, let offset):
        if log.updated.contains(id) { inserted.insert(id) }
        // One that has gone since, and comes again later, is stored as it was.
        changes.append(.insert(core.slots[id].map { core.item($0) } ?? item, at: offset))
      case .remove(let id, let offset): changes.append(.remove(id, at: offset))
      case .move(let id, let source, let target): changes.append(.move(id, from: source, to: target))
      }
    }
    for (count, id) in Array(log.updated).enumerated() where !inserted.contains(id) {
      if mayYield, count % 1024 == 1023 {
        await Task.yield()
        guard core.orderVersion == version else { return nil }
      }
      if let slot = core.slots[id] { changes.append(.update(core.item(slot), at: core.offset(slot))) }
    }
    return changes
  }

  private static func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

extension Array {
  /// Lets go of all elements, and lets others have the main actor now and then: freeing many items takes time, too.
  @MainActor mutating func removeGradually() async {
    while count > 4096 {
      removeLast(4096)
      await Task.yield()
    }
    removeAll()
  }
}
