/// The location of an element that is followed by its identity: an object by itself, a value by its `id`.
///
/// An object's `id` may change, and a dead object can't be asked for it.
@usableFromInline final class ElementLocation<Element: Identifiable>: PartLocation<[Element], Element> {
  /// The identity that the element had when it was last known to be alive.
  private var id: Element.ID
  /// The object; nil if elements are values.
  private var object: AnyObject?
  /// The index at which the element was found last.
  private var index: Int

  @usableFromInline init(_ array: Binding<[Element]>, _ element: Element, id: Element.ID, at index: Int) {
    self.id = id
    object = Element.self is AnyObject.Type ? element as AnyObject : nil
    self.index = index
    super.init(array, part: element)
  }

  @usableFromInline override func find(in elements: [Element]) -> Element? {
    var found: Int?
    if let object { found = elements.index(near: index) { $0 as AnyObject === object } }
    // Another object may have come in its place, as when objects are loaded again.
    guard let found = found ?? elements.index(of: id, near: index) else { return nil }
    index = found
    if object != nil { object = elements[found] as AnyObject }
    return elements[found]
  }

  @usableFromInline override func change(_ body: (UnsafeMutableRawPointer) -> Bool) -> Bool {
    whole.changeElement(at: index, body)
  }

  @usableFromInline override func isPart(_ changed: Element) -> Bool {
    if let object, changed as AnyObject === object {
      if isTouchable(changed) { id = changed.id }
      return true
    }
    guard changed.id == id else { return false }
    if object != nil { object = changed as AnyObject }
    return true
  }

  @usableFromInline override func isSame(as other: Location) -> Bool {
    guard let other = other as? ElementLocation<Element>, whole == other.whole else { return false }
    if let object, let other = other.object { return object === other }
    return id == other.id
  }
}

/// The location of an index of an array, whichever element is there.
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
  /// Passes the address of the element at an index to be changed in place. Doesn't call the closure if there is no such index.
  @usableFromInline
  func changeElement<Element>(at index: Int, _ body: (UnsafeMutableRawPointer) -> Bool) -> Bool
  where Value == [Element] {
    let offset = offset
    return location.write(bytes) { base in
      (base + offset).assumingMemoryBound(to: [Element].self).pointee.withUnsafeMutableBufferPointer { elements in
        guard elements.indices.contains(index), let start = elements.baseAddress else { return false }
        return body(UnsafeMutableRawPointer(start + index))
      }
    }
  }
}

extension Array {
  /// Returns the index of an element that fulfils a condition, searched outwards from an index in both directions.
  func index(near hint: Int, where isWanted: (Element) -> Bool) -> Int? {
    guard !isEmpty else { return nil }
    var above = Swift.min(Swift.max(hint, 0), count - 1)
    var below = above - 1
    while above < count || below >= 0 {
      if above < count {
        if isWanted(self[above]) { return above }
        above += 1
      }
      if below >= 0 {
        if isWanted(self[below]) { return below }
        below -= 1
      }
    }
    return nil
  }
}

extension Array where Element: Identifiable {
  /// Returns the index of the element with an identity, searched outwards from an index in both directions. A dead object has
  /// none.
  @usableFromInline func index(of id: Element.ID, near hint: Int) -> Int? {
    if Element.self is AnyObject.Type { return index(near: hint) { isTouchable($0) && $0.id == id } }
    return index(near: hint) { $0.id == id }
  }
}
