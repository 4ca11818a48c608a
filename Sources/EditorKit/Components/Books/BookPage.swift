import Foundation

/// What a book's page is for.
public enum BookDisplayMode: Sendable {
  /// The book is in the person's library.
  case full
  /// The book isn't in the library yet: the page says so, and offers to add it.
  case preview
}

/// A page about one book: cover, title, author, date, ISBN, summary, page count and rating, with a placeholder for what
/// isn't known.
///
///     BookPage(book, mode: .preview, context: context) { library.add($0) }
@MainActor public final class BookPage<Book: BookProtocol>: Component {
  private let book: Binding<Book>
  private let displayMode: @MainActor () -> BookDisplayMode
  private let context: Context
  private let add: (@MainActor (Book) -> Void)?

  /// Makes a page that follows a book, and whether it is in the library.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - mode: Tells what the page is for, whenever it is shown: adding the book, and taking that back, change it.
  ///   - context: What the page needs from the world.
  ///   - add: Adds the book to the library; nil where that can't be done now.
  public init(
    _ book: Binding<Book>,
    mode: @escaping @MainActor () -> BookDisplayMode,
    context: Context,
    add: (@MainActor (Book) -> Void)? = nil
  ) {
    self.book = book
    displayMode = mode
    self.context = context
    self.add = add
  }

  /// Makes a page about a book that doesn't change, or that is an object.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - mode: What the page is for. A preview is one until the person has added the book, and full from then on.
  ///   - context: What the page needs from the world.
  ///   - add: Adds the book to the library; nil where that can't be done now.
  public convenience init(
    _ book: Book,
    mode: BookDisplayMode = .full,
    context: Context,
    add: (@MainActor (Book) -> Void)? = nil
  ) {
    let isAdded = Source(mode == .full)
    var addOnce: (@MainActor (Book) -> Void)?
    if let add {
      addOnce = { book in
        add(book)
        isAdded.value = true
      }
    }
    self.init(.constant(book), mode: { isAdded.value ? .full : .preview }, context: context, add: addOnce)
  }

  /// What the page is for now.
  var mode: BookDisplayMode { displayMode() }

  /// All that is known of the book; nothing when the model is gone.
  public var body: Element {
    let book = book.wrappedValue
    guard book.isAlive else { return .stack(Element.Stack(.vertical, [])) }
    let facts = BookFacts(book, context)
    var elements: [Element] = [
      .image(facts.cover),
      .text(Element.Text(facts.title, role: .title)),
      text(facts.author),
      fact(context.labels.published, facts.date),
      fact(context.labels.isbn, facts.isbn),
      fact(context.labels.pages, facts.pageCount),
      fact(context.labels.rating, facts.rating),
    ]
    if mode == .preview {
      elements.append(.text(Element.Text(context.labels.notInLibrary, role: .secondary)))
      if add != nil {
        elements.append(.button(Element.Button(context.labels.addToLibrary) { [weak self] in self?.addToLibrary() }))
      }
    }
    elements.append(.section(Element.Section(context.labels.summary, facts.summary.map { text($0) })))
    return .stack(Element.Stack(.vertical, elements))
  }

  /// Adds the book to the library. Where it is in there, or can't be added now, this does nothing.
  public func addToLibrary() {
    let book = book.wrappedValue
    guard book.isAlive, mode == .preview else { return }
    add?(book)
  }

  private func text(_ fact: BookFacts.Fact) -> Element {
    .text(Element.Text(fact.text, role: fact.isKnown ? .body : .secondary))
  }

  private func fact(_ name: String, _ fact: BookFacts.Fact) -> Element {
    let text = name + context.labels.separator + fact.text
    return .text(Element.Text(text, role: fact.isKnown ? .body : .secondary))
  }
}
