import EditorKit

/// Lists what was found, and opens each book: in full if it is in the library, or else as a preview.
@MainActor final class SearchScreen: Component {
  /// A row's identity: the book's, and how many rows before it show the same book.
  private struct RowID: Hashable {
    var book: String
    var number: Int
  }

  private let rows: [(id: RowID, result: any SearchResult)]
  private let warnings: [String]
  private let library: Library
  private let context: Context
  private let texts: Texts
  private let path = Source<[AnyHashable]>([])
  /// The pages that are open.
  private var pages: [RowID: any Component] = [:]

  init(_ found: [SearchResults], library: Library, context: Context) {
    self.library = library
    self.context = context
    texts = Texts(context)
    warnings = found.filter { !$0.problems.isEmpty }.map { [texts] in texts.problems(in: $0) }
    // The same book may be in several files, and several times in one.
    var seen: [String: Int] = [:]
    rows = found.flatMap(\.results).map { result in
      let count = seen[result.id, default: 0]
      seen[result.id] = count + 1
      return (RowID(book: result.id, number: count), result)
    }
  }

  var body: Element {
    let problems = (library.problems + warnings).map {
      Element.text(Element.Text($0, role: .error))
    }
    let list = Element.List(
      "",
      placeholder: texts.nothingFound,
      count: rows.count,
      id: { [rows] in rows[$0].id },
      row: { [self] in row(rows[$0].result) },
      open: { [weak self] in self?.path.value = [$0] }
    )
    let root = Element.stack(Element.Stack(.vertical, problems + [.list(list)]))
    return .navigation(
      Element.Navigation(texts.title, path: path.binding, root: root, backLabel: context.labels.back) { [weak self] in
        self?.page(for: $0)
      }
    )
  }

  private func row(_ result: any SearchResult) -> Element.List.Row {
    let facts = [
      result.author ?? context.labels.unknownAuthor,
      result.publicationDate?.text(locale: context.locale),
      library[id: result.id] == nil ? nil : texts.inLibrary,
    ]
    let elements = facts.compactMap { $0 }.map { Element.text(Element.Text($0, role: .secondary)) }
    let title = result.title.allSatisfy(\.isWhitespace) ? context.labels.untitled : result.title
    return Element.List.Row(title, content: .stack(Element.Stack(.horizontal, elements)))
  }

  /// The page of a row, which is kept while it is open.
  private func page(for id: AnyHashable) -> (any Component)? {
    pages = pages.filter { path.value.contains(AnyHashable($0.key)) }
    guard let id = id.base as? RowID, let result = rows.first(where: { $0.id == id })?.result else { return nil }
    if let page = pages[id] { return page }
    let page: any Component =
      if let book = library[id: result.id] {
        Self.bookPage(book, library, context)
      } else {
        LoaderView(Loader(result, context: context), context: context) { [library, context] in
          Self.bookPage($0, library, context)
        }
      }
    pages[id] = page
    return page
  }

  /// A page that outlives the screen, which keeps it: so it doesn't keep the screen.
  private static func bookPage(_ book: Book, _ library: Library, _ context: Context) -> BookPage<Book> {
    let mode: @MainActor () -> BookDisplayMode = { library[id: book.id] == nil ? .preview : .full }
    guard library.canAdd else { return BookPage(.constant(book), mode: mode, context: context) }
    return BookPage(.constant(book), mode: mode, context: context) { book in
      _ = library.transaction(context.labels.addToLibrary) { library.add(book) }
    }
  }
}
