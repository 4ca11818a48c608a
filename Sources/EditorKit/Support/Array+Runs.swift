// One pass over an array for many changes: one by one they'd move the rest of the array each time.
extension Array {
  /// Removes the elements at offsets.
  ///
  /// - Parameter offsets: Ascending, all of them offsets of the array.
  /// - Complexity: O(*n*).
  mutating func remove(atAscending offsets: [Int]) {
    guard let first = offsets.first else { return }
    guard offsets.count > 1 else {
      self.remove(at: first)
      return
    }
    var next = 0
    var target = first
    for source in first..<count {
      if next < offsets.count, offsets[next] == source {
        next += 1
      } else {
        swapAt(target, source)
        target += 1
      }
    }
    removeLast(count - target)
  }

  /// Inserts elements so that each is at its offset at the end.
  ///
  /// - Parameter elements: By ascending offset; offsets beyond the end mean the end.
  /// - Complexity: O(*n*).
  mutating func insert(ascending elements: [(offset: Int, element: Element)]) {
    guard let first = elements.first else { return }
    guard elements.count > 1 else {
      insert(first.element, at: Swift.min(first.offset, count))
      return
    }
    var merged: [Element] = []
    merged.reserveCapacity(count + elements.count)
    var source = 0
    for (offset, element) in elements {
      let end = Swift.min(source + Swift.max(0, offset - merged.count), count)
      merged += self[source..<end]
      source = end
      merged.append(element)
    }
    merged += self[source...]
    self = merged
  }
}
