/// A screen that lists memos: adds them, opens them, deletes them, and shows each recording's attributes.
///
///     MemoList($memos, recorder: TimedRecorder { _ in Take() }, context: context) { Memo(name: $0) }
@MainActor public final class MemoList<Memo: MemoProtocol & Identifiable>: Component {
  private let memos: MemoCollection<Memo>
  private let context: Context
  private let makeMemo: @MainActor (String) -> Memo
  private let makeScreen: @MainActor (Binding<Memo>) -> MemoScreen<Memo>
  private let path = Source<[AnyHashable]>([])
  private let signal = Signal()
  /// The screens of the memos that are open. A memo keeps its screen for as long as it is open.
  private var screens: [AnyHashable: MemoScreen<Memo>] = [:]

  /// Makes a list of memos.
  ///
  /// - Parameters:
  ///   - memos: The memos, in the order in which they are shown.
  ///   - recorder: How recording happens. All memos share it, and one of them records at a time.
  ///   - context: What the list needs from the world.
  ///   - makeMemo: Makes a new memo with a name.
  public convenience init(
    _ memos: Binding<[Memo]>,
    recorder: some Recorder<Memo.Recording>,
    context: Context,
    makeMemo: @escaping @MainActor (_ name: String) -> Memo
  ) {
    self.init(.array(memos), recorder: recorder, context: context, makeMemo: makeMemo)
  }

  /// Makes a list of memos that live in a store.
  ///
  /// - Parameters:
  ///   - store: The memos, in the order in which they are shown.
  ///   - recorder: How recording happens. All memos share it, and one of them records at a time.
  ///   - context: What the list needs from the world.
  ///   - makeMemo: Makes a new memo with a name.
  public convenience init(
    _ store: Store<Memo>,
    recorder: some Recorder<Memo.Recording>,
    context: Context,
    makeMemo: @escaping @MainActor (_ name: String) -> Memo
  ) {
    self.init(.store(store), recorder: recorder, context: context, makeMemo: makeMemo)
  }

  private init(
    _ memos: MemoCollection<Memo>,
    recorder: some Recorder<Memo.Recording>,
    context: Context,
    makeMemo: @escaping @MainActor (_ name: String) -> Memo
  ) {
    self.memos = memos
    self.context = context
    self.makeMemo = makeMemo
    makeScreen = { MemoScreen($0, recorder: recorder, context: context) }
  }

  /// The list, and above it the memo that is open.
  public var body: Element {
    signal.read()
    let labels = context.labels
    let add = Element.Button(labels.addMemo) { [weak self] in self?.add() }
    let root = Element.stack(Element.Stack(.vertical, [.button(add), .list(list)]))
    return .navigation(
      Element.Navigation(labels.memos, path: path.binding, root: root, backLabel: labels.back) { [weak self] id in
        self?.screen(for: id)
      }
    )
  }

  /// Adds a memo at the end and opens it, as one step of undo. Does nothing if a store has an item with the new memo's identity.
  public func add() {
    let memo = makeMemo(context.labels.newMemo)
    let id = memo.id
    guard memos.accepts(id) else { return }
    let (memos, signal) = (memos.withoutOwner(), signal)
    let step = UndoStep(
      name: context.labels.addMemo,
      owner: self.memos.owner,
      undo: {
        memos()?.remove(memo, id, near: .max)
        signal.notify()
      },
      redo: {
        memos()?.insert(memo, at: .max)
        signal.notify()
      })
    context.undo.perform(step)
    path.value = [AnyHashable(id)]
  }

  /// Opens the memo with an identity. Does nothing if there is none.
  public func open(_ id: Memo.ID) {
    if memos.binding(id) != nil { path.value = [AnyHashable(id)] }
  }

  /// Deletes the memo with an identity, as one step of undo. Does nothing if there is none.
  public func delete(_ id: Memo.ID) {
    guard let index = memos.index(id), let binding = memos.binding(id) else { return }
    let memo = binding.wrappedValue
    let (memos, signal) = (memos.withoutOwner(), signal)
    let recordings = [memo.recording].compactMap { $0 }
    let step = UndoStep(
      name: context.labels.delete,
      owner: self.memos.owner,
      size: UndoSize.estimate(memo),
      holding: recordings,
      undo: {
        if memo.isAlive { memos()?.insert(memo, at: index) }
        signal.notify()
      },
      redo: {
        memos()?.remove(memo, id, near: index)
        signal.notify()
      },
      forgotten: RecordingRetention<Memo>.forgotten(
        recordings, of: binding.withoutOwner, owner: self.memos.owner))
    context.undo.perform(step)
  }

  private func screen(for id: AnyHashable) -> MemoScreen<Memo>? {
    screens = screens.filter { path.value.contains($0.key) }
    guard let known = id.base as? Memo.ID, let memo = memos.binding(known) else {
      screens[id] = nil
      return nil
    }
    if let screen = screens[id] { return screen }
    let screen = makeScreen(memo)
    screens[id] = screen
    return screen
  }
}

extension MemoList {
  private var list: Element.List {
    let rows = memos.rows
    let labels = context.labels
    return Element.List(
      "",
      placeholder: labels.noMemos,
      count: rows.count,
      id: { rows.id(at: $0) },
      row: { [context] index in
        guard let memo = rows.memo(at: index) else { return Element.List.Row("") }
        return Element.List.Row(memo.name, content: Self.content(of: memo, context))
      },
      open: { [weak self] in if let id = rows.presentID(of: $0) { self?.open(id) } },
      delete: { [weak self] in if let id = rows.presentID(of: $0) { self?.delete(id) } }
    )
  }

  private static func content(of memo: Memo, _ context: Context) -> Element {
    guard let recording = memo.recording else {
      return .text(Element.Text(context.labels.noRecording, role: .secondary))
    }
    let texts = Memo.attributes.map { attribute in
      let value = attribute.text(for: recording[keyPath: attribute.keyPath], locale: context.locale)
      return Element.text(Element.Text(attribute.name + context.labels.separator + value, role: .secondary))
    }
    return .stack(Element.Stack(.horizontal, texts))
  }
}
