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
    Binding<Element>(location: PlaceLocation(self, load(observed: true)[index], at: index))
  }
}
