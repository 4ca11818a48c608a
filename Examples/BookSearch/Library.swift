import EditorKit

/// The person's own books, in a file.
@MainActor final class Library {
  private let file: CodableFile<[Book]>
  private let context: Context
  private var hasChanged = false

  init(path: String, context: Context) {
    file = CodableFile(path: path, empty: [], context: context)
    self.context = context
  }

  /// Reads the file.
  func load() async {
    await file.load()
  }

  /// Waits until what was added is on disk. Without a change, no file is made.
  func flush() async throws {
    if hasChanged { try await file.flush() }
  }

  /// What is wrong with the file; nil when all is well.
  var failure: String? { file.failure?.description }

  /// Whether the file could be read. Nothing can be added to one that couldn't.
  var canAdd: Bool {
    if case .undecodable = file.failure?.reason { return false }
    if case .unreadable = file.failure?.reason { return false }
    return true
  }

  var books: [Book] { file.contents.wrappedValue }

  func book(_ id: String) -> Book? { books.first { $0.id == id } }

  /// Adds a book, as one step of undo. One that is there already is left.
  func add(_ book: Book) {
    guard canAdd, self.book(book.id) == nil else { return }
    let insert: @MainActor () -> Void = { [self] in
      hasChanged = true
      file.contents.modify { $0.append(book) }
    }
    insert()
    context.undo.register(
      context.labels.addToLibrary,
      undo: { [self] in
        hasChanged = true
        file.contents.modify { $0.removeAll { $0.id == book.id } }
      },
      redo: insert
    )
  }
}
