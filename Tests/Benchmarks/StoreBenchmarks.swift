import EditorKit
import Foundation
import Observation

/// A store and its file, side by side with what they are made of.
@MainActor func measureStore(_ harness: Harness) async throws {
  try await measureAdding(harness)
  try await measureFinding(harness)
  try await measureSorting(harness)
  try await measureEditing(harness)
  try await measureFile(harness)
}

private struct Todo: TodoProtocol, Identifiable, Codable, Sendable {
  var id = UUID()
  var title: String
  var isCompleted = false
  var dueDate: Date?

  static func many(_ count: Int) -> [Todo] {
    var generator = Generator(state: 42)
    return (0..<count).map { index in
      let isDated = generator.next() % 4 != 0
      // To the second, as people set them.
      let date = Date(timeIntervalSinceReferenceDate: Double(800_000_000 + generator.next() % 100_000_000))
      return Todo(title: "Something to do, number \(index)", dueDate: isDated ? date : nil)
    }
  }
}

/// The same numbers in every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }
}

@MainActor private func measureAdding(_ harness: Harness) async throws {
  guard harness.isWanted("store/add") else { return }
  let todos = Todo.many(100_000)
  try await harness.compare(
    "store/add", count: todos.count,
    against: {
      var array: [Todo] = []
      var index: [UUID: Int] = [:]
      for todo in todos {
        index[todo.id] = array.count
        array.append(todo)
      }
      consume(index)
    },
    {
      let store = Store([Todo](), context: Context())
      for todo in todos { store.add(todo) }
      consume(store)
    })
}

@MainActor private func measureFinding(_ harness: Harness) async throws {
  let name = "store/find/1000000"
  guard harness.isWanted(name) else { return }
  let todos = Todo.many(1_000_000)
  let store = Store(todos, context: Context())
  let dictionary = Dictionary(uniqueKeysWithValues: todos.map { ($0.id, $0) })
  var generator = Generator(state: 7)
  let wanted = (0..<200_000).map { _ in todos[Int(generator.next() % 1_000_000)].id }
  try await harness.compare(
    name, count: wanted.count,
    against: { for id in wanted { consume(dictionary[id]) } },
    { for id in wanted { consume(store[id: id]) } })
}

@MainActor private func measureSorting(_ harness: Harness) async throws {
  let name = "store/sort-due/1000000"
  guard harness.isWanted(name) else { return }
  let todos = Todo.many(1_000_000)
  let store = Store(todos, context: Context())
  let view = store.query()
  let order = DueDateOrder.earliestFirst
  try await harness.compare(
    name, rounds: 5,
    against: {
      var array = todos
      array.sort { order.key(for: $0.dueDate) < order.key(for: $1.dueDate) }
      consume(array)
    },
    {
      view.sort { order.key(for: $0.dueDate) }
      consume(view.count)
    })
  try await harness.compare(
    "store/resort-due/1000000", rounds: 5,
    against: {
      var array = todos
      array.sort { order.key(for: $0.dueDate) < order.key(for: $1.dueDate) }
      consume(array)
    },
    {
      store.modify(id: todos[500_000].id) { $0.dueDate = Date(timeIntervalSinceReferenceDate: 850_000_000) }
      consume(view.count)
    })
}

@MainActor private func measureEditing(_ harness: Harness) async throws {
  for count in [100, 100_000] {
    let name = "store/edit/\(count)"
    guard harness.isWanted(name) else { continue }
    let file = File()
    let store = Store(JSONFileStorage<Todo>(file.path), context: Context())
    store.add(contentsOf: Todo.many(count))
    try await store.flush()
    let view = store.query { $0.title }
    consume(view.count)
    let todo = store.binding(id: store.ids[count / 2])
    let title = todo?.title
    let reader = Reader { title?.wrappedValue.count ?? 0 }
    reader.look()
    harness.measure(name, count: 2000) { title?.wrappedValue = "Edited \($0)" }
    try await store.close()
    consume(reader.sum)
  }
}

@MainActor private func measureFile(_ harness: Harness) async throws {
  let todos = Todo.many(100_000)
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  if harness.isWanted("store/save/100000") {
    let (bare, ours) = (File(), File())
    var store = Store([Todo](), context: Context())
    let prepare: @MainActor () async throws -> Void = {
      try await store.close()
      ours.remove()
      store = Store(JSONFileStorage<Todo>(ours.path), context: Context())
      await store.load()
      store.add(contentsOf: todos)
    }
    try await harness.compare(
      "store/save/100000", rounds: 7, preparing: prepare,
      against: {
        try encoder.encode(todos).write(to: URL(fileURLWithPath: bare.path))
      },
      { try await store.flush() })
    // Beside it, how long the main actor is held when nothing but the encoding goes on, on another thread.
    var (longest, quiet) = (Duration.zero, Duration.zero)
    for _ in 0..<7 {
      try await prepare()
      longest = max(longest, try await longestHold { try await store.flush() })
      quiet = max(quiet, try await longestHold { consume(try await encoded(todos)) })
    }
    try await store.close()
    harness.report("store/save-hold/100000", longest / .milliseconds(1), "ms", ratio: longest / quiet)
    try await measureUpdates(harness, todos, encoder)
  }
  if harness.isWanted("json/load/100000") {
    let file = File()
    try encoder.encode(todos).write(to: URL(fileURLWithPath: file.path))
    try await harness.compare(
      "json/load/100000", rounds: 7,
      against: {
        let data = try Data(contentsOf: URL(fileURLWithPath: file.path))
        consume(try decoder.decode([Todo].self, from: data))
      },
      {
        let store = Store(JSONFileStorage<Todo>(file.path), context: Context())
        await store.load()
        consume(store.count)
        try await store.close()
      })
  }
}

@concurrent private func encoded(_ todos: [Todo]) async throws -> Data {
  try JSONEncoder().encode(todos)
}

/// Saving when one item, or each of many, has changed in a file that was there before.
@MainActor private func measureUpdates(_ harness: Harness, _ todos: [Todo], _ encoder: JSONEncoder) async throws {
  for count in [1, 100_000] {
    let (bare, ours) = (File(), File())
    try encoder.encode(todos).write(to: URL(fileURLWithPath: ours.path))
    let store = Store(JSONFileStorage<Todo>(ours.path), context: Context(), savingEvery: .zero)
    await store.load()
    let ids = store.ids
    var round = 0
    try await harness.compare(
      "store/update/\(count)-of-100000", rounds: 5,
      against: {
        try encoder.encode(todos).write(to: URL(fileURLWithPath: bare.path))
      },
      {
        round += 1
        store.transaction {
          for id in ids.prefix(count) { store.modify(id: id) { $0.title = "Changed \(round)" } }
        }
        try await store.flush()
      })
    try await store.close()
  }
}

/// Reads something, and reads it again whenever told that it has changed, as a view does.
@MainActor private final class Reader {
  private(set) var sum = 0
  private let read: () -> Int

  init(_ read: @escaping () -> Int) {
    self.read = read
  }

  func look() {
    sum += withObservationTracking(read) { [self] in
      MainActor.assumeIsolated { look() }
    }
  }
}

/// The longest time for which the main actor couldn't do anything else while an operation was under way.
@MainActor private func longestHold(_ operation: @escaping @MainActor () async throws -> Void) async throws -> Duration
{
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

/// A file of one benchmark's own, which is gone when the benchmark is.
private final class File {
  let path = NSTemporaryDirectory() + "EditorKit-\(UUID().uuidString).json"

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  deinit { remove() }
}
