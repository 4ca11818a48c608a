import EditorKit
import TestSupport
import Testing

@Suite("Bindings to what may be gone")
struct BindingLifeTests {
  @Test("An optional that became nil reads the last value, and a write doesn't bring it back")
  func unwrapped() throws {
    let source = Source<Take?>(Take(trimStart: 0.2))
    let take = try #require(Binding(source.binding))
    take.trimStart.wrappedValue = 0.3
    source.value = nil
    #expect(take.trimStart.wrappedValue == 0.3)
    #expect(!take.isAlive)
    take.trimStart.wrappedValue = 0.9
    #expect(source.value == nil)
    #expect(take.trimStart.wrappedValue == 0.3)
    source.value = Take(trimStart: 0.5)
    #expect(take.trimStart.wrappedValue == 0.5)
    #expect(take.isAlive)
  }

  @Test("There is no binding to the value of nil")
  func nothing() {
    #expect(Binding(Source<Int?>(nil).binding) == nil)
    #expect(Source([ValueMemo(id: 1)]).binding[id: 2] == nil)
  }

  private func letters() -> Source<[ValueMemo]> {
    Source([ValueMemo(id: 1, name: "A"), ValueMemo(id: 2, name: "B"), ValueMemo(id: 3, name: "C")])
  }

  @Test("A removed element reads its last value, drops writes and touches no other")
  func removed() throws {
    let source = letters()
    let b = try #require(source.binding[id: 2])
    b.name.wrappedValue = "BB"
    source.value.remove(at: 1)
    #expect(b.name.wrappedValue == "BB")
    b.name.wrappedValue = "X"
    b.wrappedValue = ValueMemo(id: 2, name: "Y")
    b.modify { $0.name = "Z" }
    #expect(source.value.map(\.name) == ["A", "C"])
    #expect(b.wrappedValue.name == "BB")
    #expect(!b.isAlive)
  }

  @Test("A binding follows its element when others go")
  func moved() throws {
    let source = letters()
    let c = try #require(source.binding[id: 3])
    source.value.removeFirst(2)
    c.name.wrappedValue = "changed"
    #expect(source.value.map(\.name) == ["changed"])
    source.value.insert(contentsOf: (10..<20).map { ValueMemo(id: $0, name: "n") }, at: 0)
    c.name.wrappedValue = "again"
    #expect(source.value.last?.name == "again")
  }

  @Test("An element that comes back is alive again")
  func reinserted() throws {
    let source = letters()
    let b = try #require(source.binding[id: 2])
    let removed = source.value.remove(at: 1)
    #expect(!b.isAlive)
    source.value.append(removed)
    b.name.wrappedValue = "back"
    #expect(source.value.map(\.name) == ["A", "C", "back"])
  }

  @Test("Changing an element's identity through its binding counts as removing it")
  func changedIdentity() throws {
    let source = letters()
    let b = try #require(source.binding[id: 2])
    b.id.wrappedValue = 9
    #expect(!b.isAlive)
    b.name.wrappedValue = "lost"
    #expect(source.value.map(\.name) == ["A", "B", "C"])
    #expect(source.value[1].id == 9)
  }

  @Test("A place in an array drops writes while the array is too short")
  func place() {
    let source = Source([1, 2, 3])
    let last = source.binding[2]
    source.value.removeLast()
    last.wrappedValue = 9
    #expect(source.value == [1, 2])
    #expect(last.wrappedValue == 3)
    source.value.append(7)
    #expect(last.wrappedValue == 7)
  }

  @Test("All elements can be changed in a loop, and a loop ends when the array shrinks")
  func elements() {
    let source = letters()
    for memo in source.binding.elements { memo.name.wrappedValue += "!" }
    #expect(source.value.map(\.name) == ["A!", "B!", "C!"])
    var seen = 0
    for _ in source.binding.elements {
      seen += 1
      source.value.removeLast()
    }
    #expect(seen == 2)
    #expect(source.binding.elements.count == 1)
  }

  struct Folder: Identifiable {
    let id: Int
    var memos: [ValueMemo] = []
  }

  final class Library {
    var folder: Folder? = Folder(id: 1, memos: [ValueMemo(id: 1, name: "A")])
  }

  @Test("An element in an optional in an object dies with either")
  func nested() throws {
    let library = Library()
    let folder = try #require(Binding(Binding(library, \.folder)))
    let memo = try #require(folder.memos[id: 1])
    memo.name.wrappedValue = "B"
    #expect(library.folder?.memos[0].name == "B")
    library.folder = nil
    memo.name.wrappedValue = "C"
    #expect(library.folder == nil)
    #expect(memo.name.wrappedValue == "B")
    #expect(!memo.isAlive)
  }

  @Test("Elements of elements are changed in place")
  func deep() throws {
    let source = Source([Folder(id: 1), Folder(id: 2, memos: [ValueMemo(id: 5)])])
    let folder = try #require(source.binding[id: 2])
    folder.memos.append(ValueMemo(id: 6))
    let memo = try #require(folder.memos[id: 6])
    memo.name.wrappedValue = "deep"
    source.value.removeFirst()
    memo.name.wrappedValue += "er"
    #expect(source.value[0].memos.map(\.name) == ["", "deeper"])
    source.value = []
    #expect(memo.name.wrappedValue == "deeper")
    #expect(folder.memos.wrappedValue.count == 2)
  }

  @Test("A change of an object in an array notifies the array's observers")
  func objects() throws {
    let memo = PlainMemo()
    let source = Source([memo])
    var changes = 0
    let watched = source.binding.onChange { changes += 1 }
    let name = try #require(watched[id: memo.id]).name
    name.wrappedValue = "A"
    #expect(memo.name == "A")
    #expect(changes == 1)
    watched[id: memo.id]?.modify { $0.name = "B" }
    #expect(changes == 2)
  }

  @Test("Bindings held over a changing array never reach the wrong element, a million times")
  func random() {
    var random = SeededGenerator(seed: 2026)
    let source = Source((0..<20).map { Cell(id: $0, value: 0) })
    // What is in the array, and what each binding has seen last.
    var model = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, 0) })
    var seen = model
    var held = (0..<20).compactMap { id in source.binding[id: id].map { (id: id, binding: $0) } }
    var wrong = 0
    for step in 1...1_000_000 {
      let index = Int(random.next() % UInt64(held.count))
      let (id, binding) = held[index]
      switch random.next() % 64 {
      case 0:
        binding.modify { $0.value = step }
        if model[id] != nil { (model[id], seen[id]) = (step, step) }
      case 1 where model.count > 1:
        source.binding.remove(id: id)
        model[id] = nil
      case 2 where model[id] == nil:
        let place = Int(random.next() % UInt64(source.value.count + 1))
        source.binding.insert(Cell(id: id, value: step), at: place)
        model[id] = step
      case 3:
        source.value.swapAt(0, source.value.count - 1)
      case 4 where held.count < 60:
        let new = held.count
        source.binding.append(Cell(id: new, value: step))
        (model[new], seen[new]) = (step, step)
        if let binding = source.binding[id: new] { held.append((new, binding)) }
      case 5..<24:
        binding.value.wrappedValue = step
        if model[id] != nil { (model[id], seen[id]) = (step, step) }
      default:
        if let value = model[id] { seen[id] = value }
        if binding.value.wrappedValue != seen[id] || binding.isAlive != (model[id] != nil) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(Dictionary(uniqueKeysWithValues: source.value.map { ($0.id, $0.value) }) == model)
  }

  struct Cell: Identifiable {
    let id: Int
    var value: Int
  }
}
