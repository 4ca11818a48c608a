extension Binding {
  /// Derives a binding to the element with an identity.
  ///
  /// The binding follows the element wherever it moves in the array. When the element has been removed, the binding reads
  /// it as it last was and drops writes. Changing the element's identity counts as removing it.
  ///
  /// - Parameters:
  ///   - id: The element's identity.
  ///   - hint: An index near which the element is likely to be; any number will do.
  /// - Returns: The binding, or nil if there is no such element now.
  /// - Complexity: O(*d*), where *d* is the distance between the hint and the element's index. An access costs O(1) while
  ///   the array is unchanged, and otherwise O(*d*) for the distance by which the element has moved.
  @inlinable
  public subscript<Element: Identifiable>(id id: Element.ID, near hint: Int = 0) -> Binding<Element>?
  where Value == [Element] {
    let elements = load(observed: true)
    guard let index = elements.index(of: id, near: hint) else { return nil }
    return Binding<Element>(location: ElementLocation(self, elements[index], at: index))
  }

  /// Derives a binding to the element that is at an index now, and follows it by its identity.
  ///
  /// - Parameter index: An index of the array as it is now.
  /// - Complexity: O(1) to derive. An access costs what it costs through ``subscript(id:near:)``.
  @inlinable
  public subscript<Element: Identifiable>(index: Int) -> Binding<Element> where Value == [Element] {
    Binding<Element>(location: ElementLocation(self, load(observed: true)[index], at: index))
  }

  /// Derives a binding to a place in the array, whichever element is there.
  ///
  /// While the array is too short to have that place, the binding reads the last element and drops writes.
  ///
  /// - Parameter index: An index of the array as it is now.
  /// - Complexity: O(1).
  @inlinable
  public subscript<Element>(index: Int) -> Binding<Element> where Value == [Element] {
    Binding<Element>(location: IndexLocation(self, load(observed: true)[index], at: index))
  }
}

extension Binding {
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
