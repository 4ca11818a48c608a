/// What has been loaded so far of something that comes in pages.
public struct Pages<Item, Cursor> {
  /// The items of all pages so far, in order.
  public var items: [Item]
  /// Where the next page begins, in whatever way the service says so; nil behind the last page.
  public var next: Cursor?

  /// Makes a page, or several.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - next: Where the next page begins; nil if this is the last one.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }

  /// This page after the ones before it.
  func following(_ before: Pages?) -> Pages {
    before.map { Pages($0.items + items, next: next) } ?? self
  }
}

extension Pages: Sendable where Item: Sendable, Cursor: Sendable {}
extension Pages: Equatable where Item: Equatable, Cursor: Equatable {}

extension Loader {
  /// Makes a loader of something that comes in pages.
  ///
  ///     let loader = Loader(context: context, pages: { start in try await service.search("tolstoy", from: start ?? 0) })
  ///
  /// ``loadNext()`` adds the next page; if that fails, the pages before stay, and retrying asks for that page only. A
  /// refresh begins with the first page anew.
  ///
  /// - Parameters:
  ///   - options: How the loader goes about its work.
  ///   - context: What it needs from the world.
  ///   - pages: Loads one page, off the main actor: the one at a cursor, or the first one for nil.
  public convenience init<Item, Cursor: Sendable>(
    options: LoaderOptions<Model> = LoaderOptions(),
    context: Context,
    pages: @escaping @concurrent @Sendable (Cursor?) async throws -> sending Pages<Item, Cursor>
  ) where Model == Pages<Item, Cursor> {
    self.init(.pages { try await pages($0) }, options: options, context: context)
  }

  /// Loads the page after the present ones, and adds it. While work is under way, and behind the last page, this does nothing.
  public func loadNext<Item, Cursor>() where Model == Pages<Item, Cursor> {
    if value?.next != nil { continueLoading() }
  }
}
