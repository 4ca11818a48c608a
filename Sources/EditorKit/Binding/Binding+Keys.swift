extension Binding {
  /// Derives a binding to the value of a dictionary's key; nil while there is none.
  ///
  /// Writing a value adds or changes it, in place, and writing nil removes the key.
  ///
  /// - Parameter key: The key. Its `==` and `hash(into:)` must not use bindings to the same root.
  /// - Complexity: O(1) on average.
  @inlinable
  public subscript<Key: Hashable, Item>(key: Key) -> Binding<Item?> where Value == [Key: Item] {
    Binding<Item?>(location: KeyLocation(self, key), owner: owner)
  }
}

extension Binding {
  /// Derives a binding to the value of a dictionary's key, with a value to read while there is none.
  ///
  /// Writing stores what is written. A leaf that is the same as the default isn't stored while the key is absent; see
  /// ``Binding``.
  ///
  /// - Parameters:
  ///   - key: The key. Its `==` and `hash(into:)` must not use bindings to the same root.
  ///   - value: The value to read while the key is absent.
  /// - Complexity: O(1) on average.
  public subscript<Key: Hashable, Item>(key: Key, default value: Item) -> Binding<Item> where Value == [Key: Item] {
    self[key].default(value)
  }
}

/// The location of the value of a dictionary's key.
@usableFromInline final class KeyLocation<Key: Hashable, Item>: Location {
  private let whole: Binding<[Key: Item]>
  private let key: Key

  @usableFromInline init(_ whole: Binding<[Key: Item]>, _ key: Key) {
    self.whole = whole.withoutOwner
    self.key = key
    super.init(root: whole.location.root)
  }

  @usableFromInline override func read(observing bytes: Range<Int>?, _ body: (UnsafeRawPointer) -> Void) {
    withCopy(of: whole.load(observed: bytes != nil)[key], body)
  }

  @usableFromInline override func observe(_ bytes: Range<Int>) { whole.location.observe(whole.bytes) }

  @usableFromInline override func write(_ bytes: Range<Int>, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    let offset = whole.offset
    return whole.location.write(whole.bytes) { base in
      let dictionary = (base + offset).assumingMemoryBound(to: [Key: Item].self)
      return withUnsafeMutablePointer(to: &dictionary.pointee[key]) { body(UnsafeMutableRawPointer($0)) }
    }
  }

  @usableFromInline override func isAlive(observed: Bool) -> Bool { whole.location.isAlive(observed: observed) }

  @usableFromInline override var isVersioned: Bool { whole.location.isVersioned }

  @usableFromInline override func isSame(as other: Location) -> Bool {
    guard let other = other as? KeyLocation<Key, Item> else { return false }
    return whole == other.whole && key == other.key
  }
}
