extension EditorAttribute {
  /// Returns the attribute with every change held within its bounds and recorded as a step of undo.
  ///
  /// - Parameters:
  ///   - undo: The history that records changes.
  ///   - key: The key that the changes of one step share.
  ///   - owner: What the step needs and doesn't keep alive.
  ///   - signal: The signal to notify of every change.
  @MainActor func recorded(
    in undo: UndoHistory, key: (owner: ObjectIdentifier, name: String), owner: AnyObject? = nil, signal: Signal
  ) -> Self {
    let (value, stored, bounds, name) = (value, value.withoutOwner, bounds, name)
    let store: @MainActor (Double) -> Void = { number in
      stored.wrappedValue = number
      signal.notify()
    }
    var recorded = self
    recorded.value = Binding(
      // The whole binding, so that it keeps its store alive.
      get: { value.wrappedValue },
      peek: { value.peek() },
      set: { [owner = WeakReference(owner ?? value.owner)] number in
        let old = stored.peek()
        let new = number.isNaN ? old : min(max(number, bounds().lowerBound), bounds().upperBound)
        guard new != old else { return }
        let step = UndoStep(
          name: name, key: "\(key.owner) \(key.name)", owner: owner.object, undo: { store(old) }, redo: { store(new) })
        undo.perform(step) { !LeafEquality.isSame(stored.peek(), old) }
      }
    )
    return recorded
  }
}
