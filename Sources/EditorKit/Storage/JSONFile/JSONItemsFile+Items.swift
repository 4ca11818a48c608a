extension JSONItemsFile {
  /// Makes the elements items, but for those that couldn't be understood.
  ///
  /// - Parameter undecodable: The indices of these, ascending.
  mutating func setItems(except undecodable: [Int]) {
    entries = []
    self.undecodable = []
    entries.reserveCapacity(elements.count)
    var rest = undecodable[...]
    for (index, element) in elements.enumerated() {
      if rest.first != index {
        entries.append(Entry(item: element, origin: element.text))
        continue
      }
      rest.removeFirst()
      if entries.isEmpty {
        self.undecodable.append(element)
      } else {
        entries[entries.count - 1].undecodable.append(element)
      }
    }
  }

  /// The bytes of an element.
  func bytes(of element: Element) -> ArraySlice<UInt8> { bytes(of: element.text) }

  /// The bytes of a value.
  func bytes(of text: Fragment) -> ArraySlice<UInt8> {
    switch text {
    case .read(let range): bytes[range]
    case .own(let own): own[...]
    }
  }

  /// The lines and columns at which elements were read.
  ///
  /// - Parameter indices: The indices of elements, ascending.
  /// - Complexity: O(*n*) for the whole file.
  func places(of indices: [Int]) -> [String] {
    var (line, column, position) = (1, 1, 0)
    return indices.map { index in
      guard case .read(let range) = elements[index].text else { return "" }
      for byte in bytes[position..<range.lowerBound] {
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      position = range.lowerBound
      return "line \(line), column \(column)"
    }
  }

  /// What the file holds now.
  func contents() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    result += bytes[head]
    var isFirst = true
    func add(_ element: Element) {
      if isFirst {
        result += opening
      } else if let gap = element.gap {
        result += bytes[gap]
      } else {
        result += separator
      }
      isFirst = false
      switch element.text {
      case .read(let range): result += bytes[range]
      case .own(let own): result += own
      }
    }
    for stranger in undecodable { add(stranger) }
    for entry in entries {
      add(entry.item)
      for stranger in entry.undecodable { add(stranger) }
    }
    if !isFirst {
      result += closing
    } else if elements.isEmpty {
      result += bytes[head.upperBound..<tail.lowerBound]
    }
    result += bytes[tail]
    return result
  }
}
