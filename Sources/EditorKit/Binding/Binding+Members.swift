extension Binding {
  /// Derives a binding to one part of the value.
  ///
  /// Writing through the result changes a stored part in place; the rest of the value is neither read nor copied. A
  /// computed part goes through its getter and setter, on a copy of the value.
  ///
  /// Don't pass a path that unwraps by force or that indexes an array: Swift can't tell whether `\.maybe!.x` or `\.list[2]` still
  /// leads anywhere, and traps if it doesn't. `$model.maybe?.x` and `$model.list[2]` stay usable.
  ///
  /// - Parameter keyPath: The path from the value to the part.
  /// - Returns: A binding that stays usable after the value is gone: it then reads the last part and drops writes.
  /// - Complexity: O(1), without an allocation for a stored part.
  @inlinable
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    if let distance = MemoryLayout<Value>.offset(of: keyPath) {
      Binding<Member>(location: location, offset: offset + distance, owner: owner)
    } else {
      Binding<Member>(location: MemberLocation(self, keyPath), owner: owner)
    }
  }
}

extension Binding {
  /// Derives a binding to a part of an optional member, in one step: `$memo.recording?.gain`.
  ///
  /// `$memo.recording` alone stays the binding to the optional. The result is nil if the member is nil now. When it becomes nil
  /// later, the binding reads the last value and drops writes: a write never brings the value back.
  @_disfavoredOverload
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member?>) -> Binding<Member>? {
    Binding<Member>(self[dynamicMember: keyPath] as Binding<Member?>)
  }
}

/// The location of a part that has no address of its own: a computed property, or a property of an object.
@usableFromInline final class MemberLocation<Whole, Member>: Location {
  private let whole: Binding<Whole>
  private let keyPath: WritableKeyPath<Whole, Member>

  @usableFromInline init(_ whole: Binding<Whole>, _ keyPath: WritableKeyPath<Whole, Member>) {
    self.whole = whole.withoutOwner
    self.keyPath = keyPath
    super.init(root: whole.location.root)
  }

  @usableFromInline override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    withCopy(of: whole.load(observed: bytes != nil)[keyPath: keyPath], body)
  }

  @usableFromInline override func observe(_ bytes: Range<Int>) { whole.location.observe(whole.bytes) }

  @usableFromInline override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    guard whole.location.isAlive(observed: false) else { return false }
    var changed = whole.peek()
    var member = changed[keyPath: keyPath]
    guard withUnsafeMutablePointer(to: &member, { body(UnsafeMutableRawPointer($0)) }) else { return false }
    let old = root.wantsObjectChanges ? changed[keyPath: keyPath] : nil
    if set(member, in: &changed) {
      // The object has changed and not the reference to it, of which its holder's observers want to know all the same.
      // Along a chain of objects, only the last one's member is another one than before.
      let isInnermost = root.objectChange == nil
      if isInnermost, let old { root.objectChange = change(of: changed, from: old, to: member) }
      whole.location.write(whole.bytes) { _ in true }
      if isInnermost { root.objectChange = nil }
    } else {
      whole.assign(changed)
    }
    return true
  }

  /// Sets the member.
  ///
  /// - Returns: Whether an object has changed, and nothing of the whole itself.
  private func set(_ member: Member, in whole: inout Whole) -> Bool {
    if Whole.self is AnyObject.Type || keyPath is ReferenceWritableKeyPath<Whole, Member> {
      whole[keyPath: keyPath] = member
      return true
    }
    // The setter of a value may change an object that the value holds, and leave the value's own bytes as they are.
    let old = root.wantsObjectChanges ? withUnsafeBytes(of: &whole) { Array($0) } : nil
    root.withoutWrites { whole[keyPath: keyPath] = member }
    return old.map { old in withUnsafeBytes(of: &whole) { $0.elementsEqual(old) } } ?? false
  }

  /// A change of the member of an object.
  private func change(of object: Whole, from old: Member, to new: Member) -> ObjectChange {
    let store: (Member) -> Void = { [keyPath] member in
      var object = object
      object[keyPath: keyPath] = member
    }
    var key = [AnyHashable(keyPath)]
    if Whole.self is AnyObject.Type { key.append(ObjectIdentifier(object as AnyObject)) }
    return ObjectChange(key: key, redo: { store(new) }, undo: { store(old) })
  }

  @usableFromInline override func isAlive(observed: Bool) -> Bool { whole.location.isAlive(observed: observed) }

  @usableFromInline override func isSame(as other: Location) -> Bool {
    guard let other = other as? MemberLocation<Whole, Member> else { return false }
    return whole == other.whole && keyPath == other.keyPath
  }
}
