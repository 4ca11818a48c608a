/// A change inside of an object that a location holds: the reference to it stays the same.
@usableFromInline struct ObjectChange {
  /// What has changed: changes with the same key are of the same property of the same object.
  var key: AnyHashable
  /// Makes the change again.
  var redo: () -> Void
  /// Takes the change back.
  var undo: () -> Void

  /// The change that takes this one back.
  var inverse: ObjectChange { ObjectChange(key: key, redo: undo, undo: redo) }
}
