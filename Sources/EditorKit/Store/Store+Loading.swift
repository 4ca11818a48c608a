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
    status.access()
    switch loading {
    case .unloaded: return .unloaded
    case .running: return .loading
    case .failed(let error): return .failed(error)
    case .done: return isEmpty ? .empty : .loaded
    }
  }

  /// Why the last save failed; nil when it didn't, or hasn't been tried. Observable.
  ///
  /// What couldn't be saved is kept. The next change saves it, too, and so does ``flush()``.
  public var savingFailure: (any Error)? {
    saver?.signal.access()
    return saver?.failure
  }

  /// What couldn't be loaded, and what else the person should know about what is stored. Observable.
  public var storageNotices: [StorageNotice] {
    status.access()
    return notices
  }

  /// Whether something has changed that isn't saved yet.
  public var hasUnsavedChanges: Bool { saver?.isDirty ?? false }

  /// Loads the items, if they aren't loaded, and waits for them. ``phase`` says what has come of it.
  ///
  /// What was added before goes after what has been loaded, and is saved; where both have an item with the same identity, the
  /// one that was added counts. Does nothing for items that live in memory only, and for a store that is closed.
  public func load() async {
    if let saver, !isClosed {
      switch loading {
      case .done: return
      case .running(let task): return await task.value
      case .unloaded, .failed: break
      }
      await run(saver) { _ in true }
    }
  }

  /// Saves what hasn't been saved, and loads the items again: what another program has changed in them is shown then.
  ///
  /// - Throws: What saving failed with. Nothing is loaded then, so that nothing is lost.
  public func reload() async throws {
    guard let saver, !isClosed else { return }
    try await flush()
    guard !isClosed, settingAside == nil, case .done = loading else { return }
    loading = .unloaded
    await saver.pause()
    // What has been changed meanwhile is kept.
    await run(saver) { saver.hasChanged($0) }
  }

  private func run(_ saver: Saver<Item>, keeping isKept: @escaping @MainActor (Item.ID) -> Bool) async {
    let task = context.work.start { await self.read(saver, keeping: isKept) }
    loading = .running(task)
    status.changed()
    await task.value
  }

  private func read(_ saver: Saver<Item>, keeping isKept: @MainActor (Item.ID) -> Bool) async {
    do {
      let stored = try await saver.storage.load()
      let added = core.order.filter { isKept(core.id($0)) }.map { core.item($0) }
      saver.forget()
      reset(to: stored.items)
      notices = stored.notices
      loading = .done
      keep(added, saver)
      saver.begin(core)
    } catch {
      loading = .failed(error)
    }
    status.changed()
  }

  /// Keeps what was added before the items were loaded. That isn't a step of undo any more.
  private func keep(_ added: [Item], _ saver: Saver<Item>) {
    for item in added {
      if let slot = core.slots[item.id] {
        core.replace(slot, with: item)
      } else {
        core.insert([(core.order.count, item)])
      }
    }
    let (edits, slots) = core.takeChanges()
    saver.note(edits)
    tell(slots, isStructure: true)
  }

  /// Saves what hasn't been saved, and waits until it is stored.
  ///
  /// - Throws: What loading failed with, since nothing can be saved then; or what saving failed with. What couldn't be saved is kept.
  public func flush() async throws {
    guard let saver, !isClosed else { return }
    if settingAside != nil { await withCheckedContinuation { settingAside?.append($0) } }
    if case .unloaded = loading, saver.isDirty { await load() }
    if case .running(let task) = loading { await task.value }
    await saver.flush()
    if case .failed(let error) = loading { throw error }
    if let failure = saver.failure { throw failure }
  }

  /// Puts what is stored out of the way under a new name, and saves afresh: when it can't be understood, or another program
  /// has changed it.
  ///
  /// After a failed loading, what has been added since is saved. Where items have been loaded, all is saved that was with them. While one setting aside is
  /// under way, another does nothing.
  ///
  /// - Returns: The new name; nil where the storage can't do it, and then nothing has changed.
  /// - Throws: What the storage throws when the renaming fails. Nothing has changed then.
  @discardableResult public func setAside() async throws -> String? {
    if case .running(let task) = loading { await task.value }
    guard let saver, !isClosed, settingAside == nil else { return nil }
    settingAside = []
    defer {
      if case .done = loading { saver.begin(core) }
      let waiters = settingAside ?? []
      settingAside = nil
      for waiter in waiters { waiter.resume() }
    }
    await saver.pause()
    guard let name = try await saver.storage.setAside() else { return nil }
    saver.forgetFailure()
    if case .done = loading { return name }
    loading = .unloaded
    await load()
    return name
  }

  /// Saves what hasn't been saved, and lets go of what the storage holds for exclusive use, such as a lock.
  ///
  /// Nothing is loaded or saved after that; closing again does nothing.
  ///
  /// - Throws: As ``flush()`` does. The storage is closed all the same. What couldn't be saved is kept in another place, if the storage
  ///   has one: then it is ``RescuedChanges``, which says where.
  public func close() async throws {
    guard let saver, !isClosed else { return }
    var failure: (any Error)?
    repeat {
      do { try await flush() } catch { failure = error }
      // Something may have changed between the last save and now.
    } while failure == nil && saver.isRunning && saver.isDirty
    guard !isClosed else { return }
    isClosed = true
    var place: String?
    if failure != nil { place = await saver.rescue() }
    await saver.pause()
    await saver.storage.close()
    if let failure { throw place.map { RescuedChanges(reason: failure, place: $0) } ?? failure }
  }
}
