import Foundation

/// A screen that edits one todo: its title, its due date, and whether it is done.
@MainActor public final class TodoScreen<Todo: TodoProtocol>: Component {
  private let todo: Binding<Todo>
  private let context: Context
  private let delete: (@MainActor () -> Void)?

  /// Makes a screen for a todo.
  ///
  /// - Parameters:
  ///   - todo: The todo, for example from ``Store/binding(id:)``.
  ///   - context: What the screen needs from the world.
  ///   - delete: Deletes the todo; nil where that can't be done from here.
  public init(_ todo: Binding<Todo>, context: Context, delete: (@MainActor () -> Void)? = nil) {
    self.todo = todo
    self.context = context
    self.delete = delete
  }

  /// The title, the due date, the tick, and the way to delete; nothing when the todo is gone.
  public var body: Element {
    let labels = context.labels
    guard let model = alive else { return .stack(Element.Stack(.vertical, [])) }
    let undo = context.undo
    var elements: [Element] = [
      .textField(
        Element.TextField(
          labels.title,
          text: member(\.title, or: model.title),
          onEditingChanged: { _ in undo.endMerging() }
        )
      ),
      .dateField(
        Element.DateField(
          labels.due,
          date: step(member(\.dueDate, or: model.dueDate)),
          placeholder: labels.noDueDate,
          includesTime: model.hasDueTime(in: context.calendar),
          calendar: context.calendar
        )
      ),
      .toggle(Element.Toggle(labels.completed, isOn: isCompleted)),
    ]
    if model.isOverdue(at: context.date(), in: context.calendar) {
      elements.append(.text(Element.Text(labels.overdue)))
    }
    if let delete { elements.append(.button(Element.Button(labels.delete, role: .destructive, action: delete))) }
    return .stack(Element.Stack(.vertical, elements))
  }

  /// Ends the step of undo to which the last changes belong.
  public func disappear() {
    context.undo.endMerging()
  }

  /// The todo, if it may be touched.
  private var alive: Todo? {
    guard todo.isAlive else { return nil }
    let model = todo.wrappedValue
    return model.isAlive ? model : nil
  }

  /// The todo, if it may be touched, for a write: a write doesn't make its caller an observer.
  private var aliveForWriting: Todo? {
    guard todo.location.isAlive(observed: false) else { return nil }
    let model = todo.peek()
    return model.isAlive ? model : nil
  }

  /// A member of the todo, each of whose changes is recorded; once it may not be touched any more, what the member was.
  private func member<Value>(_ keyPath: WritableKeyPath<Todo, Value>, or last: Value) -> Binding<Value> {
    Binding { [self] in
      alive?[keyPath: keyPath] ?? last
    } peek: { [self] in
      aliveForWriting?[keyPath: keyPath] ?? last
    } set: { [self] new in
      guard let old = aliveForWriting?[keyPath: keyPath] else { return }
      let stored = todo.withoutOwner
      let member: Binding<Value> = stored[dynamicMember: keyPath]
      let store: @MainActor (Value) -> Void = { value in
        if stored.location.isAlive(observed: false), isTouchable(stored.peek()) { member.wrappedValue = value }
      }
      let step = UndoStep(
        name: context.labels.edit, key: member, owner: todo.owner, size: UndoSize.estimate(old, new),
        undo: { store(old) }, redo: { store(new) })
      context.undo.perform(step) { aliveForWriting.map { LeafEquality.isSame($0[keyPath: keyPath], old) } != true }
    }
  }

  /// A binding each of whose changes is a step of undo by itself.
  private func step<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    Binding {
      binding.wrappedValue
    } peek: {
      binding.peek()
    } set: { [undo = context.undo] new in
      undo.endMerging()
      binding.wrappedValue = new
      undo.endMerging()
    }
  }

  private var isCompleted: Binding<Bool> {
    Binding { [self] in
      alive?.isCompleted ?? false
    } peek: { [self] in
      aliveForWriting?.isCompleted ?? false
    } set: { [self] new in
      guard let model = aliveForWriting, model.isCompleted != new else { return }
      todo.toggle(in: context)
    }
  }
}

extension TodoProtocol {
  /// Whether it is due at a time, and not just on a day.
  func hasDueTime(in calendar: Calendar) -> Bool {
    dueDate.map { $0 != calendar.startOfDay(for: $0) } ?? false
  }
}

extension Binding where Value: TodoProtocol {
  /// Makes a todo done or not done, as one step of undo.
  @MainActor func toggle(in context: Context) {
    let old = peek()
    let wasCompleted = old.isCompleted
    let todo = withoutOwner
    context.undo.perform(context.labels.toggle, owner: owner) {
      guard isTouchable(todo.peek()) else { return }
      if !(Value.self is AnyObject.Type) { todo.wrappedValue = old }
      // An object, and one inside a value, takes it back itself: `toggle` twice leaves everything as it was.
      if todo.peek().isCompleted != wasCompleted { todo.modify { $0.toggle() } }
    } change: {
      if isTouchable(todo.peek()) { todo.modify { $0.toggle() } }
    }
  }
}
