/// The location of an element that is followed by its identity.
@usableFromInline final class ElementLocation<Element: Identifiable>: PartLocation<[Element], Element> {
  private let id: Element.ID
  /// Where the element was found last.
  private var index: Int

  @usableFromInline init(_ array: Binding<[Element]>, _ element: Element, at index: Int) {
    id = element.id
    self.index = index
    super.init(array, part: element)
  }

  @usableFromInline override func find(in elements: [Element]) -> Element? {
    guard let found = elements.index(of: id, near: index) else { return nil }
    index = found
    return elements[found]
  }

  @usableFromInline override func change(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    whole.changeElement(at: index, body)
  }

  @usableFromInline override func isPart(_ changed: Element) -> Bool { changed.id == id }

  @usableFromInline override func isSame(as other: Location) -> Bool {
    guard let other = other as? ElementLocation<Element> else { return false }
    return whole == other.whole && id == other.id
  }
}

/// The location of a place in an array, whichever element is there.
@usableFromInline final class IndexLocation<Element>: PartLocation<[Element], Element> {
  private let index: Int

  @usableFromInline init(_ array: Binding<[Element]>, _ element: Element, at index: Int) {
    self.index = index
    super.init(array, part: element)
  }

  @usableFromInline override func find(in elements: [Element]) -> Element? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  @usableFromInline override func change(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    whole.changeElement(at: index, body)
  }

  @usableFromInline override func isSame(as other: Location) -> Bool {
    guard let other = other as? IndexLocation<Element> else { return false }
    return whole == other.whole && index == other.index
  }
}

extension Binding {
  /// Lends the element at an index, to be changed in place. Doesn't call the closure where there is no such index.
  @usableFromInline
  func changeElement<Element>(at index: Int, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool
  where Value == [Element] {
    let offset = offset
    return location.write { base in
      (base + offset).assumingMemoryBound(to: [Element].self).pointee.withUnsafeMutableBufferPointer { elements in
        guard elements.indices.contains(index), let start = elements.baseAddress else { return false }
        return body(UnsafeMutableRawPointer(start + index))
      }
    }
  }
}

extension Array where Element: Identifiable {
  /// The index of the element with an identity, looked for from an index outwards in both directions.
  @usableFromInline func index(of id: Element.ID, near hint: Int) -> Int? {
    guard !isEmpty else { return nil }
    var above = Swift.min(Swift.max(hint, 0), count - 1)
    var below = above - 1
    while above < count || below >= 0 {
      if above < count {
        if self[above].id == id { return above }
        above += 1
      }
      if below >= 0 {
        if self[below].id == id { return below }
        below -= 1
      }
    }
    return nil
  }
}
