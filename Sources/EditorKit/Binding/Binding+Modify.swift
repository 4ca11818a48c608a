extension Binding {
  /// Changes the value by a closure.
  ///
  /// Inside the closure, other reads of the same root see the value from before, and writes to it are applied right after
  /// this change. If the part is gone, the closure gets its last value, and the change is dropped.
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
      // An object has changed and not the reference to it, of which its holder's observers want to know all the same.
      _ = location.commit(bytes) { _ in true }
    } else {
      assign(value)
    }
  }
}
