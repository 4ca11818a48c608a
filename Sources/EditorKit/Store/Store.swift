import Foundation

/// An ordered, observable collection of items with identities: the one place that changes them.
///
///     let store = Store([Todo(title: "Water the plants")], context: context)
///     store.add(Todo(title: "Call Ann"))
///     store.binding(id: id)?.title.wrappedValue = "Call Ann back"
///     context.undo.undo()
///
/// Every change is one step of ``Context/undo``, notifies only the observers of what it is about, and is saved by
/// the ``Storage`` that the store was made with, if any. Values and objects can be items. Of an object, a change through a
/// binding to one of its properties counts; what its own methods do, the store can't see, until you call ``noteChange(of:)``.
///
/// An item keeps its identity: a change of it by a binding is refused.
///
/// Bindings to items keep the store alive. Steps of undo don't: the history offers no step of a store that is gone.
///
/// Changes of items that have been loaded are saved even if nobody holds the store any more. Before a program ends,
/// ``close()`` waits for that.
@MainActor public final class Store<Item: Identifiable> {
  @usableFromInline let core = StoreCore<Item>()
  let context: Context
  /// What saves the changes; nil for items that live in memory only.
  let saver: Saver<Item>?
  let status = Signal()
  /// What has come of the last loading.
  var loading = Loading.done
  /// What couldn't be loaded, and what else the person should know.
  var storedWarnings: [StorageWarning] = []
  /// Whether items have ever been loaded: then the storage goes on with them, whatever comes of a later loading.
  var hasLoaded = false
  /// What has the storage for itself; nil when nothing does.
  var interlude: Interlude?
  /// Whether the storage has been let go of.
  var isClosed = false

  /// How many changes are being made, one inside the other.
  private var depth = 0
  /// Estimates the sizes of steps of undo.
  private let sizes = UndoSizeSampler()
  private var name: String?

  /// How far the items are loaded.
  enum Loading {
    case unloaded, running(Task<Void, Never>), done, failed(any Error)
  }

  /// A setting aside or a loading again, while which nothing else uses the storage.
  struct Interlude {
    let isSettingAside: Bool
    /// Who waits for its end.
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  /// Makes a store of items that live in memory only.
  ///
  /// - Parameters:
  ///   - items: The items in order. Of several with the same identity the first counts.
  ///   - context: Undo, texts and pending work.
  public init(_ items: [Item] = [], context: Context) {
    self.context = context
    saver = nil
    reset(to: items)
    connect()
  }

  /// Makes a store of items that live in a storage, which isn't touched before ``load()``.
  ///
  /// - Parameters:
  ///   - storage: Where the items live.
  ///   - context: Undo, texts, the clock, and where loading and saving count as pending work.
  ///   - interval: The least time between two saves. Changes that come sooner are saved together.
  public init(_ storage: some Storage<Item>, context: Context, savingEvery interval: Duration = .seconds(1)) {
    self.context = context
    saver = Saver(storage, context: context, interval: interval)
    loading = .unloaded
    connect()
  }

  private func connect() {
    core.publish = { [weak self] in self?.publish() }
  }

  /// Puts other items in the place of all, which is no change of the person's.
  func reset(to items: [Item]) {
    // An object that is loaded again is another one: what knew the one before finds it by its identities.
    core.learnIDs()
    core.remove(at: Array(core.order.indices))
    core.insert(items.enumerated().map { ($0.offset, $0.element) })
    let touched = core.takeChanges().touched
    core.notifyObservers(of: touched, isStructure: true)
  }

  /// Makes changes, all of them or none, and tells of them once.
  ///
  /// The changes are one step of undo. Transactions inside belong to it; one that throws takes back its own changes only.
  ///
  /// - Parameters:
  ///   - name: What the step of undo is called; "Edit" in the context's language if you give none.
  ///   - body: Makes the changes. It sees each of them at once.
  /// - Throws: What the body throws. Then membership and order are as they were, values too, and so is what has been changed of
  ///   objects through bindings to their properties.
  @discardableResult
  public func transaction<Result>(_ name: String? = nil, _ body: () throws -> Result) rethrows -> Result {
    let mark = core.edits.count
    if depth == 0 { self.name = name }
    depth += 1
    defer {
      depth -= 1
      publish()
    }
    do {
      return try body()
    } catch {
      let edits = core.edits[mark...]
      core.apply(edits.reversed().map(\.inverse))
      core.forgetEdits(after: mark)
      throw error
    }
  }

  /// Records what has been changed for undo and for saving, and tells whoever has read it.
  func publish() {
    guard depth == 0 else { return }
    let (edits, touched) = core.takeChanges()
    // It is this transaction's, also where nothing has changed in it.
    let name = name
    self.name = nil
    // What was taken back has been seen by whoever looked meanwhile.
    if edits.isEmpty { return core.notifyObservers(of: touched, isStructure: false) }
    record(edits, as: name)
    saver?.note(edits)
    core.notifyObservers(of: touched, isStructure: edits.contains { $0.isStructural })
  }

  /// Makes changes a step of undo. Changes of the same property of the same item, one after the other, share one.
  private func record(_ edits: [StoreEdit<Item>], as name: String?) {
    // Of an object that was changed in an unknown way, nothing can be taken back.
    var edits = edits.filter { if case .change(_, nil) = $0 { false } else { true } }
    if name == nil { edits = StoreEdit.joined(edits) }
    guard !edits.isEmpty else { return }
    var key: AnyHashable?
    if edits.count == 1, name == nil {
      switch edits[0] {
      case .replace(let id, _, _, let bytes):
        key = [AnyHashable(ObjectIdentifier(self)), AnyHashable(id), AnyHashable(bytes)]
      case .change(let id, let change?): key = [AnyHashable(ObjectIdentifier(self)), AnyHashable(id), change.key]
      default: break
      }
    }
    let sizes = sizes
    let step = UndoStep(
      name: name ?? context.labels.edit, key: key, owner: self,
      size: sizes.size { [edits] in UndoSize.estimate(edits) },
      undo: { [weak self, edits] in self?.replay(edits.reversed().map(\.inverse)) },
      redo: { [weak self, edits] in self?.replay(edits) }
    )
    context.undo.register(step)
  }

  private func replay(_ edits: [StoreEdit<Item>]) {
    transaction { core.apply(edits) }
  }
}
