extension Element {
  /// Rows, made when they are shown.
  public struct List {
    /// One row of a list.
    public struct Row {
      /// The row's name: what a person calls it by.
      public var title: String
      /// What else the row shows. It holds nothing to operate: what can be done with a row, the list says.
      public var content: Element
      /// Whether the row is ticked; nil where rows have no tick.
      public var isOn: Bool?

      /// Makes a row that shows its title, and below it whatever else there is.
      public init(_ title: String, isOn: Bool? = nil, content: Element = .stack(Stack(.vertical, []))) {
        self.title = title
        self.isOn = isOn
        self.content = content
      }
    }

    /// What the list is called.
    public var label: String
    /// What is shown when there are no rows; empty for nothing.
    public var placeholder: String
    /// The number of rows.
    public var count: Int
    /// The lasting identity of the row at an index from 0 up to ``count``; a ``GoneRow`` if the row has been removed since.
    public var id: @MainActor (Int) -> AnyHashable
    /// The row at an index from 0 up to ``count``. A host asks for the rows that it shows, and for no others.
    public var row: @MainActor (Int) -> Row
    /// Opens the row with this identity; nil where rows can't be opened.
    public var open: (@MainActor (AnyHashable) -> Void)?
    /// Ticks or unticks the row with this identity; nil where rows have no tick.
    public var toggle: (@MainActor (AnyHashable) -> Void)?
    /// Deletes the row with this identity; nil where rows can't be deleted.
    public var delete: (@MainActor (AnyHashable) -> Void)?

    /// Makes a list.
    ///
    /// The actions take a row's identity and not its index, since the rows may have moved since they were shown. They do
    /// nothing when that row is gone.
    public init(
      _ label: String,
      placeholder: String = "",
      count: Int,
      id: @escaping @MainActor (Int) -> AnyHashable,
      row: @escaping @MainActor (Int) -> Row,
      open: (@MainActor (AnyHashable) -> Void)? = nil,
      toggle: (@MainActor (AnyHashable) -> Void)? = nil,
      delete: (@MainActor (AnyHashable) -> Void)? = nil
    ) {
      self.label = label
      self.placeholder = placeholder
      self.count = count
      self.id = id
      self.row = row
      self.open = open
      self.toggle = toggle
      self.delete = delete
    }
  }
}

/// The identity of a row that no longer exists. It differs from every item's identity, whatever type that has.
///
///     id: { index in query.id(at: index).map { AnyHashable($0) } ?? AnyHashable(GoneRow()) }
///
/// A host may ask a list for a row that has been removed since the list was made. Return this identity from
/// ``Element/List/id`` then, and an empty row from ``Element/List/row``.
public struct GoneRow: Hashable, Sendable {
  /// Makes the identity. All such identities are equal.
  public init() {}
}
