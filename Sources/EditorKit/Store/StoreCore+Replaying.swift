extension StoreCore {
  /// Makes recorded changes again, as far as the items that they are about are there. Dead objects aren't touched, and don't come
  /// back.
  func apply(_ edits: [StoreEdit<Item>]) {
    var rest = edits[...]
    while let edit = rest.first {
      switch edit {
      case .insert:
        insert(
          rest.takeRun {
            if case .insert(let item, let id, let offset) = $0 { (offset: offset, element: item, id: id) } else { nil }
          } ascending: {
            $0.offset < $1.offset
          }.filter { isTouchable($0.element) })
      case .remove:
        let run = rest.takeRun {
          if case .remove(_, let id, let offset) = $0 { (id, offset) } else { nil }
        } ascending: {
          $0.1 > $1.1
        }
        remove(at: run.compactMap { slots[$0.0] }.map { offset($0) }.sorted())
      case .move(let id, _, let target):
        if let slot = slots[id] { move(from: offset(slot), to: min(target, order.count - 1)) }
        rest.removeFirst()
      case .replace(let id, _, let new, let bytes):
        if let slot = slots[id] { replace(slot, with: new, bytes: bytes) }
        rest.removeFirst()
      case .change(let id, let change):
        if let slot = slots[id], isTouchable(item(slot)) {
          change?.redo()
          noteChange(inside: slot, change)
        }
        rest.removeFirst()
      }
    }
  }
}

extension ArraySlice {
  /// Takes elements from the front for as long as they are of a kind and in order.
  fileprivate mutating func takeRun<Part>(
    _ part: (Element) -> Part?,
    ascending isInOrder: (Part, Part) -> Bool
  ) -> [Part] {
    var run: [Part] = []
    while let next = first.flatMap(part), run.last.map({ isInOrder($0, next) }) ?? true {
      run.append(next)
      removeFirst()
    }
    return run
  }
}
