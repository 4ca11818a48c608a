import EditorKit
import EditorKitTesting
import Foundation
import TestSupport
import Testing

@Suite("The items of a store")
@MainActor struct StoreTests {
  private let context = Context.testing()
  private let store: Store<Note>

  init() {
    store = Store((1...5).map { Note(id: $0) }, context: context)
  }

  @Test("Items are found by identity and by offset")
  func reading() {
    #expect(store.count == 5)
    #expect(!store.isEmpty)
    #expect(store.ids == [1, 2, 3, 4, 5])
    #expect(store.items.map(\.id) == store.ids)
    #expect(store[id: 3] == Note(id: 3))
    #expect(store[id: 9] == nil)
    #expect(store.item(at: 4)?.id == 5)
    #expect(store.id(at: 0) == 1)
    #expect(store.offset(of: 4) == 3)
    #expect(store.offset(of: 9) == nil)
  }

  @Test("There is nothing at an offset outside, and nothing traps", arguments: [-1, 5, .max, .min])
  func outside(offset: Int) {
    #expect(store.item(at: offset) == nil)
    #expect(store.id(at: offset) == nil)
  }

  @Test("Of items with the same identity the first counts")
  func duplicates() {
    let store = Store([Note(id: 1, text: "a"), Note(id: 1, text: "b")], context: context)
    #expect(store.items == [Note(id: 1, text: "a")])
    #expect(!store.add(Note(id: 1, text: "c")))
    #expect(store.items == [Note(id: 1, text: "a")])
    #expect(context.undo.undoName == nil)
  }

  @Test("Adding puts items at the end, but for those that are there")
  func add() {
    #expect(store.add(Note(id: 6)))
    store.add(contentsOf: [7, 2, 8, 7].map { Note(id: $0) })
    #expect(store.ids == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test("An offset beyond an end means that end", arguments: [(0, 0), (2, 2), (5, 5), (-3, 0), (.max, 5)])
  func insert(offset: Int, expected: Int) {
    #expect(store.insert(Note(id: 9), at: offset))
    #expect(store.offset(of: 9) == expected)
    #expect(store.ids.filter { $0 != 9 } == [1, 2, 3, 4, 5])
  }

  @Test("Removing by identity gives the item")
  func removeByID() {
    #expect(store.remove(id: 2) == Note(id: 2))
    #expect(store.remove(id: 2) == nil)
    #expect(store[id: 2] == nil)
    #expect(store.ids == [1, 3, 4, 5])
    #expect(store.offset(of: 5) == 3)
  }

  @Test("Removing at offsets passes over those where there is nothing")
  func removeAtOffsets() {
    store.remove(atOffsets: [0, 2, 4, 5, 99])
    #expect(store.ids == [2, 4])
    store.remove(ids: [4, 7, 4])
    #expect(store.ids == [2])
  }

  @Test(
    "Items move as a block in front of what is at the destination",
    arguments: [
      ([0], 2), ([0], 0), ([0], 1), ([4], 0), ([1, 3], 0), ([1, 3], 5), ([0, 1], 4), ([3, 4], 1), ([0, 2, 4], 3),
      ([0, 1, 2, 3, 4], 2), ([], 3), ([2], 99), ([2], -1), ([1, 77], 5),
    ] as [([Int], Int)]
  )
  func move(sources: [Int], destination: Int) {
    // By the book: take them all out, and put them in front of what remains from the destination on.
    let all = store.ids
    let moved = sources.filter { all.indices.contains($0) }
    let target = min(max(destination, 0), all.count)
    let before = all.indices.filter { $0 < target && !moved.contains($0) }
    let after = all.indices.filter { $0 >= target && !moved.contains($0) }
    store.move(fromOffsets: IndexSet(sources), toOffset: destination)
    #expect(store.ids == (before + moved + after).map { all[$0] })
    #expect(store.offset(of: 3) == store.ids.firstIndex(of: 3))
  }

  @Test("Replacing puts other values in the same places")
  func replace() {
    #expect(store.replace(Note(id: 2, text: "b"), Note(id: 4, text: "d")))
    #expect(store.items.map(\.text) == ["", "b", "", "d", ""])
    #expect(!store.replace(Note(id: 9), Note(id: 1, text: "a")))
    #expect(store[id: 1]?.text == "a")
    #expect(store.count == 5)
  }

  @Test("A closure changes an item, and a throwing one leaves it")
  func modify() {
    struct Refusal: Error {}
    #expect(
      store.modify(id: 1) {
        $0.text = "a"; return $0.text.count
      } == 1)
    #expect(store[id: 1]?.text == "a")
    #expect(throws: Refusal.self) {
      try store.modify(id: 1) {
        $0.text = "b"
        throw Refusal()
      }
    }
    #expect(store[id: 1]?.text == "a")
    #expect(store.modify(id: 9) { $0.text = "z" } == nil)
  }

  @Test("Any sequence of changes leaves what the same changes leave of an array", arguments: [1, 2, 3])
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var array = store.items
    for step in 0..<2000 {
      let offset = Int.random(in: 0...max(array.count, 1), using: &generator)
      let id = Int.random(in: 1...40, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        store.insert(Note(id: id), at: offset)
        if !array.contains(where: { $0.id == id }) { array.insert(Note(id: id), at: min(offset, array.count)) }
      case 2:
        store.remove(id: id)
        array.removeAll { $0.id == id }
      case 3:
        store.modify(id: id) { $0.text = "\(step)" }
        if let index = array.firstIndex(where: { $0.id == id }) { array[index].text = "\(step)" }
      case 4 where array.indices.contains(offset):
        let moved = array.remove(at: offset)
        array.insert(moved, at: 0)
        store.move(fromOffsets: [offset], toOffset: 0)
      default:
        store.remove(atOffsets: [offset, offset + 2])
        for index in [offset + 2, offset] where array.indices.contains(index) { array.remove(at: index) }
      }
      guard store.items == array else {
        Issue.record("At step \(step) the store differs from the array.")
        return
      }
    }
    #expect(array.allSatisfy { store[id: $0.id] == $0 })
    while context.undo.undo() {}
    while context.undo.redo() {}
    #expect(store.items == array)
  }
}
