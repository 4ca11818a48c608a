extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  /// Bindings to all elements, each made when it is asked for.
  ///
  /// - Complexity: O(1) for an array. Any other collection is turned into an array and back at every access.
  public var elements: ElementBindings<Value.Element> {
    if let array = self as? Binding<[Value.Element]> { return ElementBindings(array) }
    return ElementBindings(map(get: { Array($0) }, set: { Value($0) }))
  }
}

/// Bindings to the elements that an array had when this collection was made, each following its element's identity.
///
/// The array may change meanwhile. A `for` loop ends early when the array has become shorter; other ways of going through the
/// collection, such as `map`, meet every element. The binding to an element that has been removed reads its last value and
/// drops writes, as any binding to an element does.
public struct ElementBindings<Element: Identifiable>: RandomAccessCollection {
  private let array: Binding<[Element]>
  /// The elements as they were. It shares its memory with the array until that changes.
  private let elements: [Element]

  init(_ array: Binding<[Element]>) {
    self.array = array
    elements = array.wrappedValue
  }

  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of elements that the array had when this collection was made.
  public var endIndex: Int { elements.count }

  /// The binding to the element that was at an index.
  public subscript(index: Int) -> Binding<Element> {
    let element = elements[index]
    // A dead object is found by itself, and has no identity that could be asked for.
    if Element.self is AnyObject.Type, !isTouchable(element) {
      return Binding<Element>(location: IndexLocation(array, element, at: index), owner: array.owner)
    }
    return Binding<Element>(
      location: ElementLocation(array, element, id: element.id, at: index), owner: array.owner)
  }

  /// Goes through the elements by index, and ends where the array ends then.
  public struct Iterator: IteratorProtocol {
    private let bindings: ElementBindings<Element>
    private var index = 0

    fileprivate init(_ bindings: ElementBindings<Element>) {
      self.bindings = bindings
    }

    /// Returns the next binding; nil at the end.
    public mutating func next() -> Binding<Element>? {
      guard index < bindings.endIndex, index < bindings.array.wrappedValue.count else { return nil }
      defer { index += 1 }
      return bindings[index]
    }
  }

  /// Starts a loop over the elements.
  public func makeIterator() -> Iterator { Iterator(self) }
}
