import TestSupport
import Testing

@testable import EditorKit

@Suite("What a store hasn't saved yet")
struct ChangeLogTests {
  private typealias Log = ChangeLog<Note>

  /// What the steps make of an array.
  private func result(_ log: Log, of array: [Int]) -> [Int]? {
    var array = array
    for change in log.structuralChanges {
      switch change {
      case .insert(let id, _, let offset):
        guard (0...array.count).contains(offset) else { return nil }
        array.insert(id, at: offset)
      case .remove(let id, let offset):
        guard array.indices.contains(offset), array[offset] == id else { return nil }
        array.remove(at: offset)
      case .move(let id, let source, let target):
        guard array.indices.contains(source), array[source] == id else { return nil }
        array.remove(at: source)
        guard (0...array.count).contains(target) else { return nil }
        array.insert(id, at: target)
      }
    }
    return array
  }

  private func inserted(_ log: Log) -> [Int] {
    log.structuralChanges.compactMap { if case .insert(let id, _, _) = $0 { id } else { nil } }
  }

  @Test("An item that has come and gone again is left out, and the others get where they would have got")
  func passing() {
    var log = Log()
    log.note([
      .insert(Note(id: 9), 9, at: 1), .insert(Note(id: 8), 8, at: 3), .move(9, from: 1, to: 2),
      .move(1, from: 0, to: 3), .remove(Note(id: 9), 9, at: 1),
    ])
    let expected = result(log, of: [1, 2])
    log.leaveOutPassingItems()
    #expect(log.structuralChanges.count == 2)
    #expect(result(log, of: [1, 2]) == expected)
  }

  @Test("One that was stored before, goes and comes again stays in")
  func again() {
    var log = Log()
    log.note([.remove(Note(id: 1), 1, at: 0), .insert(Note(id: 1), 1, at: 1)])
    log.leaveOutPassingItems()
    #expect(result(log, of: [1, 2]) == [2, 1])
  }

  @Test(
    "Whatever the structuralChanges are, the result is the same, and nothing comes in that goes again",
    arguments: 1...20)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var log = Log()
    var array = [1, 2, 3, 4]
    for _ in 0..<60 {
      let id = Int.random(in: 1...12, using: &generator)
      let place = array.isEmpty ? 0 : Int.random(in: 0..<array.count, using: &generator)
      if let index = array.firstIndex(of: id) {
        if Bool.random(using: &generator) {
          array.remove(at: index)
          log.note([.remove(Note(id: id), id, at: index)])
        } else {
          array.insert(array.remove(at: index), at: place)
          log.note([.move(id, from: index, to: place)])
        }
      } else {
        array.insert(id, at: place)
        log.note([.insert(Note(id: id), id, at: place)])
      }
    }
    #expect(result(log, of: [1, 2, 3, 4]) == array)
    log.leaveOutPassingItems()
    #expect(result(log, of: [1, 2, 3, 4]) == array)
    #expect(Set(inserted(log)).isSubset(of: array))
    #expect(Set(inserted(log)).count == inserted(log).count)
  }
}
