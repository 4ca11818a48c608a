/// How far the items of a store are.
public enum StorePhase {
  /// They haven't been loaded yet.
  case unloaded
  /// They are being loaded.
  case loading
  /// They have been loaded, and there are none.
  case empty
  /// They have been loaded, and there are some.
  case loaded
  /// They couldn't be loaded, for this reason. Nothing is saved until they can.
  case failed(any Error)
}

extension Store {
  /// How far the items are. Observable.
  ///
  /// Items that live in memory only count as loaded.
  public var phase: StorePhase {
    status.read()
    switch loading {
    case .unloaded: return .unloaded
    case .running: return .loading
    case .failed(let error): return .failed(error)
    case .done: return isEmpty ? .empty : .loaded
    }
  }

  /// The error that loading failed with; nil if it didn't fail, or is under way. Observable.
  public var loadError: (any Error)? {
    if case .failed(let error) = phase { error } else { nil }
  }

  /// Why the last save failed; nil when it didn't, or hasn't been tried. Observable.
  ///
  /// What couldn't be saved is kept. The next change saves it, too, and so does ``flush()``.
  public var saveError: (any Error)? {
    saver?.signal.read()
    return saver?.saveError
  }

  /// What couldn't be loaded, and what else the person should know about what is stored. Observable.
  public var warnings: [StorageWarning] {
    status.read()
    return storedWarnings
  }

  /// Whether something has changed that isn't saved yet.
  public var hasUnsavedChanges: Bool { saver?.isDirty ?? false }

  /// Loads the items, if they aren't loaded, and waits for them. ``phase`` says what has come of it.
  ///
  /// What was added before goes after what has been loaded, and is saved; where both have an item with the same identity, the
  /// one that was added counts. Does nothing for items that live in memory only, and for a store that is closed.
  public func load() async {
    guard let saver else { return }
    if case .done = loading { return }
    await waitForInterlude()
    guard !isClosed else { return }
    switch loading {
    case .done: return
    case .running(let task): await task.value
    case .unloaded, .failed: await run(saver)
    }
  }

  /// Saves what hasn't been saved, and loads the items again: what another program has changed in them is shown then.
  ///
  /// What is changed meanwhile is kept: items that come, change or go. What has moved is where it was loaded. If loading fails,
  /// ``phase`` says so; the items and their changes are kept until it succeeds, or something is set aside. Items that are objects are
  /// other objects then: what undo takes back inside of the old ones doesn't show in these.
  ///
  /// - Throws: What saving failed with. Nothing is loaded then, so that nothing is lost.
  public func reload() async throws {
    guard let saver else { return }
    repeat { try await flush() } while interlude != nil
    guard !isClosed, case .done = loading else { return }
    interlude = Interlude(isSettingAside: false)
    defer { endInterlude() }
    await saver.pause()
    if let failure = saver.saveError {
      saver.begin(core)
      throw failure
    }
    await run(saver)
  }

  private func run(_ saver: Saver<Item>) async {
    let task = context.work.start { await self.read(saver) }
    loading = .running(task)
    status.notify()
    await task.value
  }

  private func read(_ saver: Saver<Item>) async {
    do {
      let stored = try await saver.storage.load()
      let (changed, gone) = saver.changedItems
      // An object may have got another identity since it came.
      let changedSlots = Set(changed.compactMap { core.slots[$0] })
      let kept = core.order.filter { changedSlots.contains($0) }.map { core.item($0) }.filter { isTouchable($0) }
      let removed = gone.filter { core.slots[$0] == nil }
      saver.forget()
      reset(to: stored.items)
      storedWarnings = stored.warnings
      loading = .done
      hasLoaded = true
      keep(kept, without: removed, saver)
      saver.begin(core)
    } catch {
      loading = .failed(error)
    }
    status.notify()
  }

  private func waitForInterlude() async {
    while interlude != nil { await withCheckedContinuation { interlude?.waiters.append($0) } }
  }

  private func endInterlude() {
    let waiters = interlude?.waiters ?? []
    interlude = nil
    for waiter in waiters { waiter.resume() }
  }

  /// Whether the storage is being loaded or set aside.
  private var isBusy: Bool {
    if case .running = loading { true } else { interlude != nil }
  }

  /// Keeps what was changed before the items were loaded. That isn't a step of undo any more.
  private func keep(_ changed: [Item], without removed: Set<Item.ID>, _ saver: Saver<Item>) {
    core.remove(at: removed.compactMap { core.slots[$0] }.map { core.offset($0) }.sorted())
    for item in changed {
      if let slot = core.slots[item.id] {
        core.replace(slot, with: item)
      } else {
        core.insert([(core.order.count, item)])
      }
    }
    let (edits, touched) = core.takeChanges()
    saver.note(edits)
    core.notifyObservers(of: touched, isStructure: true)
  }

  /// Saves what hasn't been saved, and waits until it is stored.
  ///
  /// - Throws: What loading failed with, since nothing can be saved then; or what saving failed with. What couldn't be saved is kept.
  public func flush() async throws {
    guard let saver, !isClosed else { return }
    repeat {
      await waitForInterlude()
      if case .unloaded = loading, saver.isDirty { await load() }
      if case .running(let task) = loading { await task.value }
    } while await !saver.flush()
    if case .failed(let error) = loading { throw error }
    if let failure = saver.saveError { throw failure }
  }

  /// Puts what is stored out of the way under a new name, and saves afresh: when it can't be understood, or another program
  /// has changed it.
  ///
  /// After a failed loading, what has been added since is saved. Where items have been loaded, all is saved that was with them.
  /// While one setting aside is under way, another does nothing.
  ///
  /// - Returns: The new name; nil where the storage can't do it, and then nothing has changed.
  /// - Throws: What the storage throws when the renaming fails. Nothing has changed then.
  @discardableResult public func setAside() async throws -> String? {
    guard let saver else { return nil }
    while isBusy {
      if let interlude, interlude.isSettingAside { return nil }
      await waitForInterlude()
      if case .running(let task) = loading { await task.value }
    }
    guard !isClosed else { return nil }
    interlude = Interlude(isSettingAside: true)
    defer {
      if case .done = loading { saver.begin(core) }
      endInterlude()
    }
    await saver.pause()
    guard let name = try await saver.storage.setAside() else { return nil }
    saver.clearSaveError()
    if hasLoaded {
      loading = .done
      status.notify()
    } else {
      await run(saver)
    }
    return name
  }

  /// Saves what hasn't been saved, and lets go of what the storage holds for exclusive use, such as a lock.
  ///
  /// Nothing is loaded or saved after that; closing again does nothing.
  ///
  /// - Throws: As ``flush()`` does. The storage is closed all the same. What couldn't be saved is kept in another place, if the storage
  ///   has one: then it is ``UnsavedChangesError``, which says where.
  public func close() async throws {
    guard let saver, !isClosed else { return }
    var failure: (any Error)?
    repeat {
      failure = nil
      do { try await flush() } catch { failure = error }
      // Something may have changed or begun between the last save and now.
    } while isBusy || (failure == nil && saver.isRunning && saver.isDirty)
    guard !isClosed else { return }
    isClosed = true
    await saver.pause()
    var place: String?
    if failure != nil, saver.hasChanges {
      place = await saver.rescue(core)
    } else if case .done = loading {
      // A save that was under way has saved what the one before couldn't.
      failure = nil
    }
    await saver.storage.close()
    // Nothing that is undone from now on could be saved.
    if failure == nil { context.undo.clear(owner: self) }
    if let failure { throw place.map { UnsavedChangesError(reason: failure, savedAt: $0) } ?? failure }
  }
}
