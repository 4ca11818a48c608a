import EditorKit
import Foundation

/// Measures a store over a JSON file, side by side with Foundation's coders.
@MainActor func measureFile(_ harness: Harness) async throws {
  try await measureSaving(harness)
  try await measureHold(harness)
  for count in [1, 100_000] { try await measureUpdates(harness, count) }
  try await measureLoading(harness)
}

@MainActor private func measureSaving(_ harness: Harness) async throws {
  let name = "store/save/100000"
  guard harness.isWanted(name) else { return }
  let todos = Todo.many(100_000)
  let bare = File()
  let saving = Saving()
  try await harness.compare(
    name, repetitions: 1,
    preparing: { try await saving.prepare(todos) },
    against: { try Todo.encoder.encode(todos).write(to: bare.url) },
    { try await saving.store.flush() })
  try await saving.store.close()
}

/// Measures how long a save holds the main actor, side by side with encoding alone, on another thread.
@MainActor private func measureHold(_ harness: Harness) async throws {
  let name = "store/save-hold/100000"
  guard harness.isWanted(name) else { return }
  let todos = Todo.many(100_000)
  let saving = Saving()
  var (longest, quiet) = (Duration.zero, Duration.zero)
  for _ in 0..<2 {
    try await saving.prepare(todos)
    longest = max(longest, try await longestHold { try await saving.store.flush() })
    quiet = max(quiet, try await longestHold { consume(try await encoded(todos)) })
  }
  try await saving.store.close()
  harness.report(name, longest / .milliseconds(1), "ms", ratio: longest / quiet)
}

@concurrent private func encoded(_ todos: [Todo]) async throws -> Data {
  try JSONEncoder().encode(todos)
}

/// A store that has a whole file to save.
@MainActor private final class Saving {
  private(set) var store = Store([Todo](), context: Context())
  private let file = File()

  func prepare(_ todos: [Todo]) async throws {
    try await store.close()
    file.remove()
    store = Store(JSONFileStorage<Todo>(file.path), context: Context())
    await store.load()
    store.add(contentsOf: todos)
  }
}

/// Measures a save of a file that was there before, after some of its items have changed.
@MainActor private func measureUpdates(_ harness: Harness, _ count: Int) async throws {
  let name = "store/update/\(count)-of-100000"
  guard harness.isWanted(name) else { return }
  let todos = Todo.many(100_000)
  let (bare, ours) = (File(), File())
  try Todo.encoder.encode(todos).write(to: ours.url)
  let store = Store(JSONFileStorage<Todo>(ours.path), context: Context(), savingEvery: .zero)
  await store.load()
  let ids = store.ids
  var repetition = 0
  try await harness.compare(
    name, repetitions: count == 1 ? 3 : 1,
    against: { try Todo.encoder.encode(todos).write(to: bare.url) },
    {
      repetition += 1
      store.transaction {
        for id in ids.prefix(count) { store.modify(id: id) { $0.title = "Changed \(repetition)" } }
      }
      try await store.flush()
    })
  try await store.close()
}

@MainActor private func measureLoading(_ harness: Harness) async throws {
  let name = "json/load/100000"
  guard harness.isWanted(name) else { return }
  let file = File()
  try Todo.encoder.encode(Todo.many(100_000)).write(to: file.url)
  try await harness.compare(
    name, repetitions: 2,
    against: { consume(try Todo.decoder.decode([Todo].self, from: Data(contentsOf: file.url))) },
    {
      let store = Store(JSONFileStorage<Todo>(file.path), context: Context())
      await store.load()
      consume(store.count)
      try await store.close()
    })
}

/// Returns the longest time for which the main actor can do nothing else while an operation is under way.
@MainActor private func longestHold(
  _ operation: @escaping @MainActor () async throws -> Void
) async throws -> Duration {
  let clock = ContinuousClock()
  var longest = Duration.zero
  let watch = Task { @MainActor in
    var last = clock.now
    while !Task.isCancelled {
      await Task.yield()
      let now = clock.now
      longest = max(longest, last.duration(to: now))
      last = now
    }
  }
  await Task.yield()
  defer { watch.cancel() }
  try await operation()
  return longest
}
