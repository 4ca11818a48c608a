/// Finds out when a recording can't come back any more, so that the app may destroy what belongs to it.
@MainActor enum RecordingRetention<Memo: MemoProtocol> {
  /// Returns what a step does when it is forgotten: it discards those of its recordings that nothing can bring back.
  ///
  /// A recording is kept while another step holds it, while its memo has it, and until the memo's store has saved without it.
  ///
  /// - Parameters:
  ///   - recordings: What the step can bring back.
  ///   - memo: The memo, by a binding that keeps no store alive.
  ///   - owner: The memo's store; nil if it has none that the kit knows.
  static func forgotten(
    _ recordings: [Memo.Recording], of memo: Binding<Memo>, owner: AnyObject?
  ) -> UndoStep.Forgotten? {
    guard !recordings.isEmpty else { return nil }
    let store = owner as? any SavingStore
    let hasStore = store != nil
    return { [weak store] history in
      let gone = recordings.filter { recording in
        !history.holds { isSame($0, recording) } && !(current(memo).map { isSame($0, recording) } ?? false)
      }
      guard !gone.isEmpty else { return }
      let discard: @MainActor () -> Void = { for recording in gone { Memo.discardRecording(recording) } }
      // If the store is gone, nobody knows what it has saved.
      if let store { store.afterSaving(discard) } else if !hasStore { discard() }
    }
  }

  private static func current(_ memo: Binding<Memo>) -> Memo.Recording? {
    guard memo.isAlive else { return nil }
    let model = memo.peek()
    return model.isAlive ? model.recording : nil
  }

  /// Whether two recordings may be the same one. In doubt they are, since a recording that is discarded is lost.
  private static func isSame(_ one: Any, _ other: Memo.Recording) -> Bool {
    guard let one = one as? Memo.Recording else { return false }
    if Memo.Recording.self is AnyObject.Type { return one as AnyObject === other as AnyObject }
    // One that doesn't even equal itself, such as one with a member that isn't a number, says nothing of the other.
    if let one = one as? any Equatable { return isEqual(one, other) || !isEqual(one, one) }
    return String(reflecting: one) == String(reflecting: other)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }
}
