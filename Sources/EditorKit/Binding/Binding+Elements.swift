import Foundation

extension Binding {
  /// Derives a binding to the element with an identity.
  ///
  /// The binding follows the element wherever it moves in the array: an object by itself, also if its identity changes, and a
  /// value by its identity. When the element has been removed, the binding reads its last value and drops writes. Changing a
  /// value's identity counts as removing it.
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
    return Binding<Element>(location: ElementLocation(self, elements[index], id: id, at: index), owner: owner)
  }

  /// Derives a binding to the element that is at an index now, and follows it by its identity.
  ///
  /// - Parameter index: An index of the array as it is now.
  /// - Complexity: O(1) to derive. An access costs what it costs through ``subscript(id:near:)``.
  @inlinable
  public subscript<Element: Identifiable>(index: Int) -> Binding<Element> where Value == [Element] {
    let element = load(observed: true)[index]
    return Binding<Element>(location: ElementLocation(self, element, id: element.id, at: index), owner: owner)
  }

  /// Derives a binding to an index of the array, whichever element is there.
  ///
  /// While the array is too short to have that index, the binding reads the last element and drops writes.
  ///
  /// - Parameter index: An index of the array as it is now.
  /// - Complexity: O(1).
  @inlinable
  public subscript<Element>(index: Int) -> Binding<Element> where Value == [Element] {
    Binding<Element>(location: IndexLocation(self, load(observed: true)[index], at: index), owner: owner)
  }
}

extension Binding {
  /// Adds an element at the end of the array, in place.
  ///
  /// - Complexity: O(1) on average.
  public func append<Element>(_ element: Element) where Value == [Element] {
    changeElements {
      $0.append(element)
      return []
    }
  }

  /// Inserts an element before an index of the array, in place. An index beyond an end means that end.
  ///
  /// - Complexity: O(*n*) for the elements that move.
  public func insert<Element>(_ element: Element, at index: Int) where Value == [Element] {
    changeElements {
      $0.insert(element, at: Swift.min(Swift.max(index, 0), $0.count))
      return []
    }
  }

  /// Removes the element with an identity from the array, in place. Does nothing if there is none. Objects that are dead aren't
  /// asked for their identity.
  ///
  /// - Complexity: O(*n*) to find the element, and for the elements that move.
  public func remove<Element: Identifiable>(id: Element.ID) where Value == [Element] {
    if location.isModifying { return afterModify { $0.remove(id: id) } }
    guard let index = location.root.settled({ peek().index(of: id, near: 0) }) else { return }
    changeElements { $0.indices.contains(index) ? [$0.remove(at: index)] : [] }
  }

  /// Removes the elements at offsets from the array, in place. Offsets without an element are passed over.
  ///
  /// It takes what SwiftUI's `onDelete` gives.
  ///
  /// - Complexity: O(*n*).
  public func remove<Element>(atOffsets offsets: IndexSet) where Value == [Element] {
    changeElements { elements in
      let present = offsets.filter(elements.indices.contains)
      let removed = present.map { elements[$0] }
      elements.remove(atAscending: present)
      return removed
    }
  }

  /// Moves the elements at offsets, in their order, in front of the element at another offset, in place.
  ///
  /// It takes what SwiftUI's `onMove` gives.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the elements to move. Those without an element are passed over.
  ///   - destination: The offset, before anything moves, of the element in front of which they go; the count for the end.
  /// - Complexity: O(*n*).
  public func move<Element>(fromOffsets offsets: IndexSet, toOffset destination: Int) where Value == [Element] {
    changeElements { elements in
      let present = offsets.filter(elements.indices.contains)
      let target = Swift.min(Swift.max(destination, 0), elements.count) - present.count { $0 < destination }
      let moved = present.map { elements[$0] }
      elements.remove(atAscending: present)
      elements.insert(contentsOf: moved, at: target)
      return []
    }
  }

  /// Changes the array in place, now or after the `modify` that is running.
  ///
  /// - Parameter change: Changes the array, and returns what it has removed: releasing an element may run a deinit, which has
  ///   to wait for the end of the access.
  private func changeElements<Element>(_ change: @escaping (inout [Element]) -> [Element]) where Value == [Element] {
    let offset = offset
    var removed: [Element] = []
    let isAllowed = location.commit(bytes) { base in
      removed = change(&(base + offset).assumingMemoryBound(to: Value.self).pointee)
      return true
    }
    withExtendedLifetime(removed) {}
    if !isAllowed { afterModify { $0.changeElements(change) } }
  }
}
