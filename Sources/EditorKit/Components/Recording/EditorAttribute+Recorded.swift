extension EditorAttribute {
  /// Returns the attribute with every change held within its bounds and recorded as a step of undo.
  ///
  /// - Parameters:
  ///   - undo: The history that records changes.
  ///   - key: The key that the changes of one step share.
  ///   - signal: The signal to notify of every change.
  @MainActor func recorded(in undo: UndoHistory, key: (owner: ObjectIdentifier, name: String), signal: Signal) -> Self {
    let (stored, bounds, name) = (value, bounds, name)
    let store: @MainActor (Double) -> Void = { number in
      stored.wrappedValue = number
      signal.notify()
    }
    var recorded = self
    recorded.value = Binding(
      get: { stored.wrappedValue },
      set: { number in
        let old = stored.peek()
        let new = number.isNaN ? old : min(max(number, bounds().lowerBound), bounds().upperBound)
        guard new != old else { return }
        undo.perform(name, merging: "\(key.owner) \(key.name)") {
          store(old)
        } change: {
          store(new)
        }
      }
    )
    return recorded
  }
}
