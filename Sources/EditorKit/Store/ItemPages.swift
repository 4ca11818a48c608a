/// Items at addresses that never change, each in a numbered slot.
///
/// A store lends an item's address to be changed in place. Pages of a fixed size grow without moving what is in them.
@usableFromInline final class ItemPages<Item> {
  /// How many items a page holds.
  @inlinable static var pageSize: Int { 1024 }

  @usableFromInline var pages: [UnsafeMutablePointer<Item>] = []
  /// Slots below this have been used.
  private var end: Int32 = 0
  /// Slots below ``end`` that hold nothing.
  private var free: [Int32] = []

  deinit {
    let empty = Set(free)
    for slot in 0..<end where !empty.contains(slot) { self[slot].deinitialize(count: 1) }
    for page in pages { page.deallocate() }
  }

  /// The address of a slot.
  @inlinable subscript(slot: Int32) -> UnsafeMutablePointer<Item> {
    pages[Int(slot) / Self.pageSize] + Int(slot) % Self.pageSize
  }

  /// Puts an item in a slot that holds nothing.
  func insert(_ item: Item) -> Int32 {
    let slot = free.popLast() ?? nextSlot()
    self[slot].initialize(to: item)
    return slot
  }

  /// Takes the item out of a slot.
  func remove(_ slot: Int32) -> Item {
    free.append(slot)
    return self[slot].move()
  }

  private func nextSlot() -> Int32 {
    if Int(end) == pages.count * Self.pageSize { pages.append(.allocate(capacity: Self.pageSize)) }
    end += 1
    return end - 1
  }
}
