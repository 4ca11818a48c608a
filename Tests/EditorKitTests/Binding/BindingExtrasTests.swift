import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("Bindings derived as SwiftUI and swift-navigation derive them")
@MainActor struct BindingExtrasTests {
  struct Model {
    var inner: Take? = Take()
    var optional: Int?
    var tags: Set<String> = ["a"]
    var counts: [String: Int] = [:]
    var rows = (1...5).map { Row(id: $0) }
  }

  struct Row: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  let source = Source(Model())

  @Test("A map with inout changes the value in place of making it from nothing")
  func mapInout() {
    let percent = source.binding.map(
      get: { ($0.inner?.trimStart ?? 0) * 100 }, set: { $1.inner?.trimStart = $0 / 100 })
    percent.wrappedValue = 25
    #expect(source.value.inner == Take(trimStart: 0.25))
    source.binding.inner.wrappedValue = nil
    percent.wrappedValue = 50
    #expect(source.value.inner == nil && percent.wrappedValue == 0)
  }

  @Test("Optional to Bool: false clears, and true can't make a value")
  func isPresent() {
    let isPresent = source.binding.inner.isPresent()
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = false
    #expect(source.value.inner == nil)
    isPresent.wrappedValue = true
    #expect(source.value.inner == nil && !isPresent.wrappedValue)
  }

  @Test("Membership in a set inserts and removes")
  func membership() {
    let isTagged = source.binding.tags.contains("b")
    isTagged.wrappedValue = true
    #expect(source.value.tags == ["a", "b"] && isTagged.wrappedValue)
    isTagged.wrappedValue = false
    #expect(source.value.tags == ["a"])
  }

  @Test("A key with a default reads it, and stores what differs from it")
  func keyWithDefault() {
    let count = source.binding.counts["a", default: 0]
    #expect(count.wrappedValue == 0)
    count.wrappedValue = 0
    #expect(source.value.counts.isEmpty)
    count.wrappedValue += 1
    #expect(source.value.counts == ["a": 1])
  }

  @Test("Moving and removing at offsets does what SwiftUI's lists expect, and passes over offsets that aren't there")
  func offsets() throws {
    let rows = source.binding.rows
    let third = try #require(rows[id: 3])
    rows.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(source.value.rows.map(\.id) == [3, 4, 1, 2, 5])
    rows.move(fromOffsets: [4, 2], toOffset: 0)
    #expect(source.value.rows.map(\.id) == [1, 5, 3, 4, 2])
    rows.move(fromOffsets: [0, 9], toOffset: 99)
    #expect(source.value.rows.map(\.id) == [5, 3, 4, 2, 1])
    rows.remove(atOffsets: [0, 3, 17])
    #expect(source.value.rows.map(\.id) == [3, 4, 1])
    third.name.wrappedValue = "c"
    #expect(source.value.rows[0].name == "c")
  }

  /// What SwiftUI's `move(fromOffsets:toOffset:)` does, spelled out.
  private func moved(_ array: [Int], _ offsets: IndexSet, _ destination: Int) -> [Int] {
    let moving = offsets.map { array[$0] }
    let before = array[..<destination].enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    let after = array.enumerated().filter { $0.offset >= destination && !offsets.contains($0.offset) }.map(\.element)
    return before + moving + after
  }

  @Test("Every move of four elements agrees with the definition")
  func allMoves() {
    for bits in 0..<16 {
      let offsets = IndexSet((0..<4).filter { bits >> $0 & 1 == 1 })
      for destination in 0...4 {
        let source = Source([0, 1, 2, 3])
        source.binding.move(fromOffsets: offsets, toOffset: destination)
        #expect(source.value == moved([0, 1, 2, 3], offsets, destination))
      }
    }
  }

  @Test("A part of an optional member in one step, and the member alone stays optional")
  func optionalMember() throws {
    let model = source.binding
    let start: Binding<Double> = try #require(model.inner?.trimStart)
    let inner: Binding<Take?> = model.inner
    start.wrappedValue = 0.25
    #expect(inner.wrappedValue?.trimStart == 0.25)
    inner.wrappedValue = nil
    start.wrappedValue = 0.5
    #expect(inner.wrappedValue == nil && start.wrappedValue == 0.25 && !start.isAlive)
    #expect(model.inner?.trimStart == nil)
  }

  @Test("To an optional: a value is written, and nil is ignored")
  func toOptional() {
    let number = Source(1)
    let optional = Binding<Int?>(number.binding)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(number.value == 2 && optional.wrappedValue == 2)
  }

  @Test("Equal bindings hash alike")
  func hashing() throws {
    let first = source.binding.rows[0].name
    let same = source.binding.rows[0].name
    #expect(first == same && first.hashValue == same.hashValue)
    #expect(Set([first, same, source.binding.rows[1].name]).count == 2)
  }

  @Test("A closure that observes runs again after changes, until its token is cancelled or released")
  func observing() async {
    let context = Context.testing(clock: TestClock())
    var seen: [Int?] = []
    var token: ObservationToken? = observe { seen.append(self.source.binding.optional.wrappedValue) }
    source.binding.optional.wrappedValue = 1
    source.binding.optional.wrappedValue = 2
    await context.settle()
    #expect(seen == [nil, 2])
    source.binding.tags.wrappedValue = []
    await context.settle()
    #expect(seen.count == 2)
    token?.cancel()
    source.binding.optional.wrappedValue = 3
    await context.settle()
    #expect(seen.count == 2)
    token = observe { seen.append(self.source.value.optional) }
    token = nil
    source.binding.optional.wrappedValue = 4
    await context.settle()
    #expect(seen == [nil, 2, 3])
    _ = token
  }
}
