/// Runs the saving of a store's changes, as its machine says.
@MainActor final class Saver<Item: Identifiable> {
  let storage: any Storage<Item>
  /// Why the last save failed; nil when it didn't. Observable by way of ``signal``.
  private(set) var saveError: (any Error)?
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
  /// The number of saves that have been started.
  private var saveCount = 0
  /// What is to be done after a save has succeeded, with the number of the first one that will do.
  private var actions: [(save: Int, action: @MainActor () -> Void)] = []
  /// Set once the items are loaded: before that nothing is saved.
  private var core: StoreCore<Item>?
  /// How often it has paused.
  private var pauseCount = 0

  init(_ storage: some Storage<Item>, context: Context, interval: Duration) {
    self.storage = storage
    self.context = context
    self.interval = interval
  }

  /// Whether something has changed that isn't saved yet.
  var isDirty: Bool { !log.isEmpty || machine.isSaving }

  /// Whether there are changes that no save has taken, or that one couldn't save.
  var hasChanges: Bool { !log.isEmpty }

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
    // Released after the access: an item's deinit may change the store.
    let forgotten = log
    log = ChangeLog()
    withExtendedLifetime(forgotten) {}
    clearSaveError()
  }

  /// Forgets that the last save failed: what hindered it has been put out of the way.
  func clearSaveError() {
    guard saveError != nil else { return }
    saveError = nil
    signal.notify()
  }

  /// Saves what couldn't be saved somewhere else. It must have paused.
  ///
  /// - Returns: Where; nil where there is nothing to save, or the storage can't do it.
  func rescue(_ core: StoreCore<Item>) async -> String? {
    guard !log.isEmpty else { return nil }
    let (saved, changes) = await takeChanges(in: core)
    log.restore(saved)
    return try? await storage.rescue(changes)
  }

  /// The items that have come or changed since the last save, and those that were there and have gone.
  var changedItems: (changed: Set<Item.ID>, gone: Set<Item.ID>) { log.changedItems }

  /// Saves nothing until it begins again, and waits until the storage isn't in use any more. Changes are kept.
  func pause() async {
    core = nil
    pauseCount += 1
    await saving?.value
  }

  /// Whether it saves what changes.
  var isRunning: Bool { core != nil }

  /// Waits until everything is saved, or a save has failed.
  ///
  /// - Returns: Whether it is so; false where it has paused meanwhile.
  func flush() async -> Bool {
    guard core != nil else { return true }
    let before = pauseCount
    await withCheckedContinuation { continuation in
      waiters.append(continuation)
      handle(.flush)
    }
    return pauseCount == before
  }

  /// Calls a closure when all that has been changed until now is saved.
  func afterSaving(_ action: @escaping @MainActor () -> Void) {
    guard isDirty else { return action() }
    // The save that is under way will do, unless something has changed since it began.
    actions.append((log.isEmpty ? saveCount : saveCount + 1, action))
  }

  /// Does what waited for a save that has succeeded.
  private func performActions(after save: Int) {
    let ready = actions.filter { $0.save <= save }
    actions.removeAll { $0.save <= save }
    for (_, action) in ready { action() }
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
    sinceLastSave = context.stopwatch()
    saveCount += 1
    saving = context.work.start { [self] in
      guard let core, !log.isEmpty else { return handle(.saved) }
      var (saved, changes) = await takeChanges(in: core)
      do {
        try await storage.apply(changes)
        saveError = nil
        let save = saveCount
        handle(.saved)
        performActions(after: save)
      } catch {
        log.restore(saved)
        saveError = error
        handle(.failed)
      }
      signal.notify()
      saved = ChangeLog()
      await changes.removeGradually()
    }
  }

  /// Takes what has changed out of the log, as changes for a storage.
  ///
  /// It lets others have the main actor now and then. Where something has changed meanwhile it begins again: what is stored is what
  /// the items were at one moment.
  private func takeChanges(in core: StoreCore<Item>) async -> (ChangeLog<Item>, [StorageChange<Item>]) {
    var saved = ChangeLog<Item>()
    for attempt in 1... {
      log.restore(saved)
      if Item.self is AnyObject.Type { log.note(core.removeDead(among: log.changedItems.changed)) }
      saved = log
      log = ChangeLog()
      saved.leaveOutPassingItems()
      if let changes = await changes(of: saved, in: core, mayYield: attempt < 4) { return (saved, changes) }
    }
    preconditionFailure("Counting has no end.")
  }

  /// The changes of a log, with items as they are now; nil where something has changed meanwhile.
  private func changes(
    of taken: ChangeLog<Item>, in core: StoreCore<Item>, mayYield: Bool
  ) async -> [StorageChange<Item>]? {
    var changes: [StorageChange<Item>] = []
    changes.reserveCapacity(taken.structuralChanges.count + taken.updated.count)
    var inserted: Set<Item.ID> = []
    for (count, change) in taken.structuralChanges.enumerated() {
      if mayYield, count % 1024 == 1023 {
        await Task.yield()
        guard log.isEmpty else { return nil }
      }
      switch change {
      case .insert(let id, let item, let offset):
        if taken.updated.contains(id) { inserted.insert(id) }
        // One that has gone since, and comes again later, is stored as it was.
        changes.append(.insert(core.slots[id].map { core.item($0) } ?? item, at: offset))
      case .remove(let id, let offset): changes.append(.remove(id, at: offset))
      case .move(let id, let source, let target): changes.append(.move(id, from: source, to: target))
      }
    }
    for (count, id) in Array(taken.updated).enumerated() where !inserted.contains(id) {
      if mayYield, count % 1024 == 1023 {
        await Task.yield()
        guard log.isEmpty else { return nil }
      }
      if let slot = core.slots[id] { changes.append(.update(core.item(slot), at: core.offset(slot))) }
    }
    return changes
  }
}
