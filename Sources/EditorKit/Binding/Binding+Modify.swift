extension Binding {
  /// Changes the value by a closure.
  ///
  /// Inside the closure, other reads of the same root see the value from before, and writes to it are applied right after
  /// this change. A part that is gone is lent as it last was, and the change is dropped.
  ///
  /// - Parameter body: Changes the value.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; the value is then as it was before.
  /// - Complexity: That of the closure, where it changes stored fields. The value from before stays readable, so the first
  ///   change to an array, dictionary or other buffer in the value copies that buffer. ``append(_:)``,
  ///   ``insert(_:at:)``, ``remove(id:)`` and bindings to elements don't.
  @discardableResult
  public func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    let root = location.root
    var value = peek()
    if root.isModifying {
      let result = try body(&value)
      afterModify { [value] in $0.store(value) }
      return result
    }
    root.beginModify()
    let result: Result
    do {
      result = try body(&value)
    } catch {
      root.endModify {}
      throw error
    }
    root.endModify { store(value) }
    return result
  }
}

extension Binding {
  /// Stores what a `modify` has made of the value.
  private func store(_ value: Value) {
    if Value.self is AnyObject.Type, (value as AnyObject) === (peek() as AnyObject) {
      // An object has changed and not the reference to it, which its holder's observers still want to know.
      _ = location.commit { _ in true }
    } else {
      assign(value)
    }
  }

  /// Adds an element at the end of the array, in place.
  ///
  /// - Complexity: O(1) on average.
  public func append<Element>(_ element: Element) where Value == [Element] {
    changeElements { $0.append(element) }
  }

  /// Adds an element before an index of the array, in place. An index beyond an end means that end.
  ///
  /// - Complexity: O(*n*) for the elements that move.
  public func insert<Element>(_ element: Element, at index: Int) where Value == [Element] {
    changeElements { $0.insert(element, at: Swift.min(Swift.max(index, 0), $0.count)) }
  }

  /// Removes the element with an identity from the array, in place. Does nothing if there is none.
  ///
  /// - Complexity: O(*n*) to find the element, and for the elements that move.
  public func remove<Element: Identifiable>(id: Element.ID) where Value == [Element] {
    if location.isModifying { return afterModify { $0.remove(id: id) } }
    guard let index = location.root.settled({ peek().firstIndex { $0.id == id } }) else { return }
    // Held until after the access, since letting an element go may run a deinit.
    var removed: Element?
    _ = commitElements { if $0.indices.contains(index) { removed = $0.remove(at: index) } }
    withExtendedLifetime(removed) {}
  }

  private func changeElements<Element>(_ change: @escaping (inout [Element]) -> Void) where Value == [Element] {
    if !commitElements(change) { afterModify { $0.changeElements(change) } }
  }

  private func commitElements<Element>(_ change: (inout [Element]) -> Void) -> Bool where Value == [Element] {
    let offset = offset
    return location.commit { base in
      change(&(base + offset).assumingMemoryBound(to: Value.self).pointee)
      return true
    }
  }
}
