import EditorKit
import Foundation

/// Checks the laws that `TodoProtocol` states, for any model that conforms to it.
///
///     @Test func laws() {
///       #expect(TodoLaws.violations(todo: { Todo(title: "a") }) == [])
///     }
public enum TodoLaws {
  /// Says which laws a model breaks.
  ///
  /// - Parameters:
  ///   - makeTodo: Makes a todo that may be changed at will; a new one each time.
  ///   - end: Deletes or detaches a todo, for a model that can be; nil leaves that law unchecked.
  /// - Returns: A sentence for each violation, which names the law and the remedy; none for a lawful model.
  public static func violations<Todo: TodoProtocol>(
    todo makeTodo: () -> Todo,
    end: ((inout Todo) -> Void)? = nil
  ) -> [String] {
    // A day, and a time on it.
    let dates: [Date?] = [1_736_899_200, 1_736_942_400].map { Date(timeIntervalSince1970: $0) } + [nil]
    return setting(\.title, "title", to: ["A title", "另一个", ""], makeTodo)
      + setting(\.isCompleted, "isCompleted", to: [true, false], makeTodo)
      + setting(\.dueDate, "dueDate", to: dates, makeTodo)
      + [false, true].flatMap { toggling(from: $0, makeTodo) }
      + life(makeTodo, end)
  }

  /// What the protocol tells of a todo.
  private struct Contents {
    /// The properties' values in words, by their names.
    let values: [(name: String, text: String)]

    init(_ todo: some TodoProtocol) {
      values = [
        ("title", text(todo.title)),
        ("isCompleted", text(todo.isCompleted)),
        ("dueDate", text(todo.dueDate)),
      ]
    }

    /// The names of the properties that differ in other contents.
    func differences(from other: Contents) -> [String] {
      zip(values, other.values).filter { $0.text != $1.text }.map(\.0.name)
    }
  }

  /// Law 1.
  private static func setting<Todo: TodoProtocol, Value: Equatable>(
    _ keyPath: WritableKeyPath<Todo, Value>,
    _ name: String,
    to values: [Value],
    _ makeTodo: () -> Todo
  ) -> [String] {
    var found: [String] = []
    var todo = makeTodo()
    for value in values {
      let before = Contents(todo)
      todo[keyPath: keyPath] = value
      if todo[keyPath: keyPath] != value {
        found.append(
          "Law 1: `\(name)` was set to \(text(value)) and \(text(todo[keyPath: keyPath])) is read. "
            + "Let `\(name)` store what it is given."
        )
      }
      for other in Contents(todo).differences(from: before) where other != name {
        found.append(
          "Law 1: setting `\(name)` to \(text(value)) changes `\(other)`. "
            + "Do in `toggle` what ticking does besides, and nothing where a property is set."
        )
      }
    }
    return found
  }

  /// Law 2.
  private static func toggling<Todo: TodoProtocol>(from isCompleted: Bool, _ makeTodo: () -> Todo) -> [String] {
    var found: [String] = []
    var todo = makeTodo()
    if todo.isCompleted != isCompleted { todo.toggle() }
    todo.title = "A title"
    todo.dueDate = Date(timeIntervalSince1970: 1_736_942_400)
    let before = Contents(todo)
    let state = todo.isCompleted
    todo.toggle()
    if todo.isCompleted == state {
      found.append(
        "Law 2: `toggle` leaves `isCompleted` \(state). Let it make a todo that is done not done, and the other way round."
      )
    }
    todo.toggle()
    for name in Contents(todo).differences(from: before) {
      found.append(
        "Law 2: `toggle` twice changes `\(name)` of a todo \(state ? "that is done" : "that isn't done"). "
          + "Let the second one take back what the first one did."
      )
    }
    return found
  }

  /// Law 3, as far as it can be seen: a todo is alive until it is ended, and then no more.
  private static func life<Todo: TodoProtocol>(_ makeTodo: () -> Todo, _ end: ((inout Todo) -> Void)?) -> [String] {
    var found: [String] = []
    var todo = makeTodo()
    if !todo.isAlive { found.append("Law 3: a new todo isn't alive. Let `isAlive` be true until it has been deleted.") }
    guard let end else { return found }
    end(&todo)
    if todo.isAlive {
      found.append(
        "Law 3: a todo that has ended is alive. Let `isAlive` be false once it has been deleted or detached.")
    }
    return found
  }

  /// A value in words, the same for the same dates only.
  private static func text<Value>(_ value: Value) -> String {
    if let date = value as? Date { return "\(date.timeIntervalSince1970) s since 1970" }
    if let text = value as? String { return "“\(text)”" }
    return "\(value)"
  }
}
