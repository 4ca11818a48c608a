extension Binding {
  /// Derives a binding to whether a set contains an element.
  ///
  /// Writing true inserts the element, and writing false removes it.
  ///
  /// - Parameter element: The element.
  /// - Complexity: O(1) on average to read. A write copies the set: O(*n*).
  public func contains<Element: Hashable>(_ element: Element) -> Binding<Bool> where Value == Set<Element> {
    map(
      get: { $0.contains(element) },
      set: { isMember, set in
        if isMember { set.insert(element) } else { set.remove(element) }
      })
  }
}
