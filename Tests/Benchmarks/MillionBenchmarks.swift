import EditorKit
import Foundation

/// Measures the time and the memory that loading a file of a million todos takes, side by side with `JSONDecoder`.
@MainActor func measureMillion(_ harness: Harness) async throws {
  let (time, memory) = ("store/load/1000000", "store/memory/1000000")
  guard harness.isAnyWanted([time, memory]) else { return }
  let count = 1_000_000
  let file = File()
  try file.write(Todo.many(count))
  let clock = ContinuousClock()

  let before = Memory.resident()
  var array: [Todo] = []
  let decoding = try clock.measure {
    array = try Todo.decoder.decode([Todo].self, from: Data(contentsOf: file.url))
  }
  let withArray = Memory.resident()

  // The array stays, so that its memory isn't counted as free when the store takes it.
  let store = Store(JSONFileStorage<Todo>(file.path), context: Context())
  let loading = await clock.measure { await store.load() }
  let withStore = Memory.resident()

  guard store.count == count, array.count == count else { throw Failure("the todos weren't loaded", status: 1) }
  harness.report(time, loading / .milliseconds(1), "ms", ratio: loading / decoding)
  harness.report(memory, withStore - withArray, "MB", ratio: (withStore - withArray) / (withArray - before))
  try await store.close()
}

/// Measures an edit of one item among a million, and a read of a sorted view after it.
@MainActor func measureView(_ harness: Harness) async throws {
  let name = "view/edit/1000000"
  guard harness.isWanted(name) else { return }
  let store = Store(Todo.many(1_000_000), context: Context())
  let view = store.query(sortedBy: { $0.dueDate ?? .distantFuture })
  consume(view.count)
  var generator = Generator(state: 7)
  let ids = store.ids
  let clock = ContinuousClock()
  var times: [Double] = []
  // The first edit makes the table of offsets, which stays.
  for edit in 0...20 {
    let id = ids[Int(generator.next() % 1_000_000)]
    let date = Date(timeIntervalSinceReferenceDate: Double(800_000_000 + generator.next() % 100_000_000))
    let time = clock.measure {
      store.modify(id: id) { $0.dueDate = date }
      consume(view.id(at: 0))
    }
    if edit > 0 { times.append(time / .milliseconds(1)) }
  }
  harness.report(name, Benchmarks.median(times), "ms")
}
