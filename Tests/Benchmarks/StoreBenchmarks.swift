import EditorKit
import Foundation
import Observation

/// Measures a store in memory, side by side with an array and a dictionary.
@MainActor func measureStore(_ harness: Harness) async throws {
  try await measureAdding(harness)
  try await measureFinding(harness)
  try await measureSorting(harness)
  try await measureEditing(harness)
}

@MainActor private func measureAdding(_ harness: Harness) async throws {
  guard harness.isWanted("store/add") else { return }
  let todos = Todo.many(100_000)
  try await harness.compare(
    "store/add", repetitions: 3, count: todos.count,
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
  let (sort, resort) = ("store/sort-due/1000000", "store/resort-due/1000000")
  guard harness.isAnyWanted([sort, resort]) else { return }
  let todos = Todo.many(1_000_000)
  let store = Store(todos, context: Context())
  let view = store.query()
  let order = DueDateOrder.earliestFirst
  let sortArray: @MainActor () -> Void = {
    var array = todos
    array.sort { order.key(for: $0.dueDate) < order.key(for: $1.dueDate) }
    consume(array)
  }
  try await harness.compare(sort, repetitions: 1, against: sortArray) {
    view.sort { order.key(for: $0.dueDate) }
    consume(view.count)
  }
  if !harness.isWanted(sort) { view.sort { order.key(for: $0.dueDate) } }
  consume(view.count)
  try await harness.compare(resort, repetitions: 1, against: sortArray) {
    store.modify(id: todos[500_000].id) { $0.dueDate = Date(timeIntervalSinceReferenceDate: 850_000_000) }
    consume(view.count)
  }
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
    harness.measure(name, count: 10_000) { title?.wrappedValue = "Edited \($0)" }
    try await store.close()
    consume(reader.sum)
  }
}

/// Reads a value, and reads it again after each change, as a view does.
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
