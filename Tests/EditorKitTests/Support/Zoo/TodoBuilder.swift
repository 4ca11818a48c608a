import EditorKit
import EditorKitTesting
import Foundation

/// Puts todos of one kind in any habitat.
@MainActor struct TodoBuilder<Todo: ZooTodo> {
  /// Makes a todo.
  let make: (TodoValue) -> Todo
  /// Makes the storage of a file; nil for one that writes what a test can read of a todo.
  var storage: ((_ path: String) -> any Storage<Todo>)?
  /// Tells the app how to find its todos.
  var connect: (@escaping (Int) -> Binding<Todo>?) -> Void = { _ in }
  /// What the app does with a todo when it saves.
  var save: (Todo) -> Void = { _ in }

  /// Makes a component over todos.
  ///
  /// - Parameters:
  ///   - habitat: The component. A screen shows the first todo.
  ///   - values: The todos. A file that is there already holds others.
  ///   - folder: The folder of a file.
  func scene(_ habitat: TodoHabitat, _ values: [TodoValue], in folder: TemporaryFolder) async throws -> TodoScene {
    let context = Context.testing()
    switch habitat {
    case .screen:
      let source = Source(make(values[0]))
      let background = background { _ in
        source.binding
      } todos: {
        [source.value]
      }
      return TodoScene(habitat, TodoScreen(source.binding, context: context), background, context: context)
    case .list:
      let storage = InMemoryStorage(values.map(make))
      let store = Store<Todo>(storage, context: context)
      await store.load()
      let background = background(store) { Self.values(storage.items) }
      return TodoScene(habitat, list(store, context), background, context: context)
    case .file:
      let path = folder["todos.json"]
      if try folder.names.isEmpty {
        try folder.write(String(decoding: Self.encoder.encode(values), as: UTF8.self), to: "todos.json")
      }
      let file = storage?(path) ?? file(path)
      let store = Store<Todo>(file, context: context)
      let background = background(store) {
        try Self.decoder.decode([TodoValue].self, from: Data(try folder.text(of: "todos.json").utf8))
      }
      let screen = StoreScreen(store, context: context) { list(store, context) }
      let scene = TodoScene(habitat, screen, background, context: context)
      await store.load()
      return scene
    }
  }

  private func list(_ store: Store<Todo>, _ context: Context) -> TodoList<Todo> {
    TodoList(store, context: context) { title, dueDate in
      let numbers = store.items.filter(\.isAlive).map(\.number)
      return make(TodoValue(id: (numbers.max() ?? 0) + 1, title: title, dueDate: dueDate))
    }
  }
}

// MARK: - What is behind a component

extension TodoBuilder {
  private func background(
    finding find: @escaping (Int) -> Binding<Todo>?, todos: @escaping () -> [Todo]
  ) -> TodoBackground {
    connect(find)
    return TodoBackground(
      read: { Self.values(todos()) }, saveModels: { todos().filter(\.isAlive).forEach(save) })
  }

  private func background(_ store: Store<Todo>, readStored: @escaping () throws -> [TodoValue]) -> TodoBackground {
    // Weak, since a todo may hold the app, which finds it.
    var background = background { [weak store] number in
      store?.items.first { $0.isAlive && $0.number == number }.flatMap { store?.binding(id: $0.id) }
    } todos: {
      store.items
    }
    background.readStored = readStored
    background.flush = { try await store.flush() }
    background.reload = { try await store.reload() }
    background.close = { try await store.close() }
    return background
  }

  /// The todos that can be read.
  private static func values(_ todos: [Todo]) -> [TodoValue] { todos.filter(\.isAlive).map(\.value) }

  private func file(_ path: String) -> any Storage<Todo> {
    JSONFileStorage<Todo>(
      path,
      decode: { value in
        let todo = make(try value.decode(decoder: Self.decoder))
        save(todo)
        return todo
      },
      encode: { todo in
        save(todo)
        return try JSONValue(encoding: todo.value, encoder: Self.encoder)
      })
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}
