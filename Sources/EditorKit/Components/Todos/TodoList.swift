import Foundation

/// A screen that lists todos: adds, ticks, edits, deletes and sorts them, and shows all, open or overdue ones.
///
///     let store = Store(JSONFileStorage<Todo>("todos.json"), context: context)
///     await store.load()
///     let list = TodoList(store, context: context) { title, dueDate in Todo(title: title, dueDate: dueDate) }
@MainActor public final class TodoList<Todo: TodoProtocol & Identifiable>: Component {
  private let store: Store<Todo>
  private let context: Context
  private let makeTodo: @MainActor (String, Date?) -> Todo
  private let view: StoreQuery<Todo>
  private let openOnes: StoreQuery<Todo>
  private let newTitle = Source("")
  private let newDueDate = Source<Date?>(nil)
  private let path = Source<[AnyHashable]>([])
  private let signal = Signal()
  private var filter = Filter.all
  private var order: DueDateOrder?
  /// The screens of the todos that are open. A todo keeps its screen for as long as it is open.
  private var screens: [AnyHashable: TodoScreen<Todo>] = [:]

  /// Which todos are shown.
  public enum Filter: CaseIterable, Sendable {
    /// All of them.
    case all
    /// Those that aren't done.
    case open
    /// Those that should have been done by now.
    case overdue
  }

  /// Makes a list of todos.
  ///
  /// - Parameters:
  ///   - store: The todos.
  ///   - context: What the list needs from the world.
  ///   - makeTodo: Makes a new todo with a title and a due date.
  public init(
    _ store: Store<Todo>,
    context: Context,
    makeTodo: @escaping @MainActor (_ title: String, _ dueDate: Date?) -> Todo
  ) {
    self.store = store
    self.context = context
    self.makeTodo = makeTodo
    view = store.query()
    openOnes = store.query { $0.isAlive && !$0.isCompleted }
    show(.all)
  }

  /// The number of todos that aren't done. Observable.
  public var openCount: Int { openOnes.count }

  /// The identities of the todos shown, in order. Observable.
  public var ids: [Todo.ID] { view.ids }

  /// Adds a todo with a title, as one step of undo. A title of nothing but white space adds nothing.
  public func add(_ title: String, dueDate: Date? = nil) {
    insert(title, dueDate)
  }

  /// Adds a todo, and returns whether it could be added: the store may have an item with its identity.
  @discardableResult private func insert(_ title: String, _ dueDate: Date?) -> Bool {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    return !title.isEmpty && store.add(makeTodo(title, dueDate))
  }

  /// Makes a todo done or not done, as one step of undo. Does nothing if there is none with this identity.
  public func toggle(_ id: Todo.ID) {
    guard let todo = todo(id) else { return }
    todo.toggle(in: context)
  }

  /// Deletes a todo, as one step of undo. Does nothing if there is none with this identity.
  public func delete(_ id: Todo.ID) {
    store.remove(id: id)
  }

  /// Opens the screen of a todo. Does nothing if there is none with this identity.
  public func open(_ id: Todo.ID) {
    if todo(id) != nil { path.value = [AnyHashable(id)] }
  }

  /// Shows the todos by due date, or in their own order for nil.
  public func sort(_ order: DueDateOrder?) {
    self.order = order
    if let order { view.sort { $0.isAlive ? order.key(for: $0.dueDate) : .infinity } } else { view.unsort() }
    signal.notify()
  }

  /// Shows all todos, or the open or overdue ones.
  public func show(_ filter: Filter) {
    self.filter = filter
    let (date, calendar) = (context.date, context.calendar)
    view.filter { todo in
      guard todo.isAlive else { return false }
      switch filter {
      case .all: return true
      case .open: return !todo.isCompleted
      case .overdue: return todo.isOverdue(at: date(), in: calendar)
      }
    }
    signal.notify()
  }

  /// A binding to a todo that may be touched.
  private func todo(_ id: Todo.ID) -> Binding<Todo>? {
    guard let todo = store.binding(id: id), todo.wrappedValue.isAlive else { return nil }
    return todo
  }
}

// MARK: - What is shown

extension TodoList {
  /// The fields for a new todo, what is shown and how, and the list; above it the todo that is open.
  public var body: Element {
    signal.read()
    // Time passes without anybody being told.
    if filter == .overdue { view.refresh() }
    let labels = context.labels
    var elements = newTodo
    elements.append(.button(Element.Button(labels.sortByDueDate) { [weak self] in self?.sortNext() }))
    switch order {
    case .earliestFirst: elements.append(.text(Element.Text(labels.earliestFirst, role: .secondary)))
    case .latestFirst: elements.append(.text(Element.Text(labels.latestFirst, role: .secondary)))
    case nil: break
    }
    elements.append(
      .picker(Element.Picker(labels.show, options: [labels.all, labels.open, labels.overdue], selection: selection))
    )
    let count = openCount.formatted(.number.locale(context.locale))
    elements.append(
      .text(Element.Text(labels.openCount.replacingOccurrences(of: "%@", with: count), role: .secondary))
    )
    elements.append(.list(list))
    return .navigation(
      Element.Navigation(
        labels.todos,
        path: path.binding,
        root: .stack(Element.Stack(.vertical, elements)),
        backLabel: labels.back
      ) { [weak self] id in self?.screen(for: id) }
    )
  }

  private var newTodo: [Element] {
    let labels = context.labels
    let isBlank = newTitle.value.allSatisfy(\.isWhitespace)
    return [
      .textField(Element.TextField(labels.title, text: newTitle.binding)),
      .dateField(
        Element.DateField(
          labels.due, date: newDueDate.binding, placeholder: labels.noDueDate, calendar: context.calendar)
      ),
      .button(
        Element.Button(labels.add, isEnabled: !isBlank) { [weak self] in
          guard let self, insert(newTitle.value, newDueDate.value) else { return }
          newTitle.value = ""
          newDueDate.value = nil
        }
      ),
    ]
  }

  private func sortNext() {
    switch order {
    case nil: sort(.earliestFirst)
    case .earliestFirst: sort(.latestFirst)
    case .latestFirst: sort(nil)
    }
  }

  private var selection: Binding<Int> {
    let all = Filter.allCases
    return Binding { [weak self] in
      all.firstIndex(of: self?.filter ?? .all) ?? 0
    } set: { [weak self] index in
      if all.indices.contains(index) { self?.show(all[index]) }
    }
  }

  private var list: Element.List {
    Element.List(
      "",
      placeholder: context.labels.noTodos,
      count: view.count,
      id: { [view] index in view.id(at: index).map { AnyHashable($0) } ?? AnyHashable(GoneRow()) },
      row: { [view, context] index in
        guard let todo = view.item(at: index), todo.isAlive else { return Element.List.Row("") }
        return Self.row(todo, context)
      },
      open: { [weak self] in self?.perform($0) { $0.open($1) } },
      toggle: { [weak self] in self?.perform($0) { $0.toggle($1) } },
      delete: { [weak self] in self?.perform($0) { $0.delete($1) } }
    )
  }

  private static func row(_ todo: Todo, _ context: Context) -> Element.List.Row {
    let labels = context.labels
    let format = DueDateFormat(locale: context.locale, timeZone: context.timeZone, noDate: labels.noDueDate)
    var texts = [Element.text(Element.Text(format.text(for: todo.dueDate), role: .secondary))]
    if todo.isOverdue(at: context.date(), in: context.calendar) {
      texts.append(.text(Element.Text(labels.overdue)))
    }
    return Element.List.Row(
      todo.title, isOn: todo.isCompleted, content: .stack(Element.Stack(.horizontal, texts)))
  }

  private func perform(_ id: AnyHashable, _ action: (TodoList, Todo.ID) -> Void) {
    if let id = id.base as? Todo.ID { action(self, id) }
  }

  private func screen(for id: AnyHashable) -> TodoScreen<Todo>? {
    screens = screens.filter { path.value.contains($0.key) }
    guard let known = id.base as? Todo.ID, let todo = todo(known) else {
      screens[id] = nil
      return nil
    }
    if let screen = screens[id] { return screen }
    let screen = TodoScreen(todo, context: context) { [weak self] in self?.delete(known) }
    screens[id] = screen
    return screen
  }
}
