import Foundation

/// The memos of a list: an array behind a binding, or a store.
@MainActor enum MemoCollection<Memo: MemoProtocol & Identifiable> {
  case array(Binding<[Memo]>)
  case store(Store<Memo>)

  /// The object that keeps the memos and has to be kept alive; nil for none.
  var owner: AnyObject? {
    switch self {
    case .array(let array): array.owner
    case .store(let store): store
    }
  }

  /// Returns the same collection for as long as its owner lives. A step of undo may hold what it returns.
  func withoutOwner() -> () -> MemoCollection? {
    switch self {
    case .array(let array):
      let array = array.withoutOwner
      return { .array(array) }
    case .store(let store): return { [weak store] in store.map { .store($0) } }
    }
  }

  /// The memos that may be shown now.
  var rows: MemoRows<Memo> { MemoRows(self) }

  /// The number of memos, those that may not be touched among them.
  var count: Int {
    switch self {
    case .array(let array): array.wrappedValue.count
    case .store(let store): store.count
    }
  }

  /// All memos, those that may not be touched among them.
  var all: [Memo] {
    switch self {
    case .array(let array): array.wrappedValue
    case .store(let store): store.items
    }
  }

  /// The memo at an index; nil where there is none.
  func memo(at index: Int) -> Memo? {
    switch self {
    case .array(let array):
      let memos = array.wrappedValue
      return memos.indices.contains(index) ? memos[index] : nil
    case .store(let store): return store.item(at: index)
    }
  }

  /// The index of the memo with an identity, if it may be touched.
  func index(_ id: Memo.ID) -> Int? {
    switch self {
    case .array(let array): array.wrappedValue.firstIndex { $0.isAlive && $0.id == id }
    case .store(let store): store[id: id]?.isAlive == true ? store.offset(of: id) : nil
    }
  }

  /// A binding to the memo with an identity, if it may be touched.
  func binding(_ id: Memo.ID) -> Binding<Memo>? {
    switch self {
    case .array(let array): index(id).map { array[$0] }
    case .store(let store): store[id: id]?.isAlive == true ? store.binding(id: id) : nil
    }
  }

  /// Inserts a memo before an index; an index beyond the end means the end.
  func insert(_ memo: Memo, at index: Int) {
    switch self {
    case .array(let array): array.insert(memo, at: index)
    case .store(let store): store.insert(memo, at: index)
    }
  }

  /// Removes a memo. Dead memos aren't asked for their identity.
  ///
  /// - Parameters:
  ///   - memo: The memo. An object is found by itself, whatever its identity is now.
  ///   - id: The memo's identity.
  ///   - hint: An index near which the memo is likely to be: of several with this identity, the nearest one is removed.
  func remove(_ memo: Memo, _ id: Memo.ID, near hint: Int) {
    switch self {
    case .array(let array):
      let memos = array.wrappedValue
      let isObject = Memo.self is AnyObject.Type
      let same = isObject ? memos.index(near: hint) { $0 as AnyObject === memo as AnyObject } : nil
      if let index = same ?? memos.index(of: id, near: hint) { array.remove(atOffsets: [index]) }
    case .store(let store): store.remove(id: id)
    }
  }

  /// Returns whether a memo with an identity can be inserted. A store has no two items with the same one.
  func accepts(_ id: Memo.ID) -> Bool {
    switch self {
    case .array: true
    case .store(let store): store[id: id] == nil
    }
  }
}

/// The memos that may be shown, by row.
///
/// Objects may die while their rows are on screen, so their identities are read while they are alive, and dead ones have no
/// row. Values can't die, and are looked at one by one when they are shown.
@MainActor struct MemoRows<Memo: MemoProtocol & Identifiable> {
  private let memos: MemoCollection<Memo>
  private let objects: [(id: AnyHashable, memo: Memo)]?
  let count: Int

  init(_ memos: MemoCollection<Memo>) {
    self.memos = memos
    guard Memo.self is AnyObject.Type else {
      objects = nil
      count = memos.count
      return
    }
    let alive = memos.all.filter(\.isAlive)
    objects = alive.map { (id: AnyHashable($0.id), memo: $0) }
    count = alive.count
  }

  func id(at index: Int) -> AnyHashable {
    if let objects { return objects.indices.contains(index) ? objects[index].id : AnyHashable(GoneRow()) }
    return memos.memo(at: index).map { AnyHashable($0.id) } ?? AnyHashable(GoneRow())
  }

  func memo(at index: Int) -> Memo? {
    guard let objects else { return memos.memo(at: index) }
    guard objects.indices.contains(index), objects[index].memo.isAlive else { return nil }
    return objects[index].memo
  }

  /// The identity that the memo of a row has now; nil if the memo may not be touched any more. An object's identity may have changed
  /// since its row was shown.
  func presentID(of row: AnyHashable) -> Memo.ID? {
    guard let objects else { return row.base as? Memo.ID }
    return objects.first { $0.id == row }.flatMap { $0.memo.isAlive ? $0.memo.id : nil }
  }
}
