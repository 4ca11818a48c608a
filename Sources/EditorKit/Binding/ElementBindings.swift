extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  /// Bindings to all elements, each made when it is asked for.
  ///
  /// - Complexity: O(1) for an array. Any other collection is turned into an array and back at every access.
  public var elements: ElementBindings<Value.Element> {
    if let array = self as? Binding<[Value.Element]> { return ElementBindings(array) }
    return ElementBindings(map(get: { Array($0) }, set: { Value($0) }))
  }
}

/// Bindings to all elements of an array, each made when it is asked for, and each following its element's identity.
///
/// The collection holds no elements and always has the array's present count; a loop ends early when the array shrinks.
public struct ElementBindings<Element: Identifiable>: RandomAccessCollection {
  @usableFromInline let array: Binding<[Element]>

  init(_ array: Binding<[Element]>) {
    self.array = array
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of elements in the array now.
  public var endIndex: Int { array.wrappedValue.count }

  /// The binding to the element that is at an index now.
  @inlinable public subscript(index: Int) -> Binding<Element> { array[index] }

  /// Goes through the elements by index, and ends where the array ends then.
  public struct Iterator: IteratorProtocol {
    private let bindings: ElementBindings<Element>
    private var index = 0

    fileprivate init(_ bindings: ElementBindings<Element>) {
      self.bindings = bindings
    }

    /// The next binding; nil at the end.
    public mutating func next() -> Binding<Element>? {
      guard index < bindings.endIndex else { return nil }
      defer { index += 1 }
      return bindings[index]
    }
  }

  /// Starts a loop over the elements.
  public func makeIterator() -> Iterator { Iterator(self) }
}
