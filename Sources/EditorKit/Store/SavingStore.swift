/// A store whose saves somebody may wait for, whatever its items are.
@MainActor protocol SavingStore: AnyObject {
  /// Calls a closure when all that has been changed until now is saved: now, if there is nothing to save. If saving fails, it waits
  /// for the next save; if the store is closed with changes that couldn't be saved, it isn't called.
  func afterSaving(_ action: @escaping @MainActor () -> Void)
}

extension Store: SavingStore {
  func afterSaving(_ action: @escaping @MainActor () -> Void) {
    if let saver { saver.afterSaving(action) } else { action() }
  }
}
