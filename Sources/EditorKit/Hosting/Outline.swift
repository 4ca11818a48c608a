/// A screen as a sequence of items from top to bottom, for hosts that write text and for tests.
@MainActor public struct Outline {
  /// One item of an outline.
  public enum Item {
    /// A text.
    case text(Element.Text)
    /// Something to operate, with what else it shows.
    case control(Control, content: [Item])
    /// Work that is under way.
    case progress(Element.Progress)
    /// A picture.
    case image(Element.Image)
    /// The title of a section, or of a list.
    case heading(String)
    /// A line between items.
    case divider
    /// Rows of a list that were left out: those from `first` up to `last`, counted from 1, are in the outline.
    case page(first: Int, last: Int, count: Int)
  }

  /// The title of the screen; empty where there is none.
  public let title: String
  /// What is on the screen, from top to bottom. The way back, where there is one, comes first.
  public private(set) var items: [Item] = []

  private let firstRow: Int
  private let rowLimit: Int

  /// Makes an outline of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - firstRow: The first row of a list to show, counted from 0.
  ///   - rowLimit: The largest number of rows of a list to show. Rows outside aren't asked for.
  public init(_ screen: Stage.Screen, firstRow: Int = 0, rowLimit: Int = .max) {
    title = screen.title
    self.firstRow = max(0, firstRow)
    self.rowLimit = max(1, rowLimit)
    if let back = screen.backLabel { items.append(.control(.back(label: back), content: [])) }
    add(screen.body)
  }

  /// What can be operated, in order.
  public var controls: [Control] {
    items.compactMap { if case .control(let control, _) = $0 { control } else { nil } }
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .text(let text): items.append(.text(text))
    case .button, .slider, .textField, .toggle, .dateField, .picker:
      items.append(.control(.element(element), content: []))
    case .progress(let progress): items.append(.progress(progress))
    case .image(let image): items.append(.image(image))
    case .stack(let stack): stack.children.forEach { add($0) }
    case .section(let section):
      if !section.title.isEmpty { items.append(.heading(section.title)) }
      section.children.forEach { add($0) }
    case .list(let list): add(list)
    // A stage has taken the navigation off the screen; one inside of something else shows its bottom screen.
    case .navigation(let navigation): add(navigation.root)
    case .spacer: break
    case .divider: items.append(.divider)
    }
  }

  private mutating func add(_ list: Element.List) {
    if !list.label.isEmpty { items.append(.heading(list.label)) }
    guard list.count > 0 else {
      if !list.placeholder.isEmpty { items.append(.text(Element.Text(list.placeholder, role: .secondary))) }
      return
    }
    let first = min(firstRow, list.count - 1)
    let end = rowLimit < list.count - first ? first + rowLimit : list.count
    for index in first..<end {
      let row = list.row(index)
      var content = Outline(Stage.Screen(title: "", id: nil, body: row.content, backLabel: nil))
      // A row holds nothing to operate, so that its number and name always mean the row.
      content.items.removeAll { if case .control = $0 { true } else { false } }
      items.append(.control(.row(row, id: list.id(index), list: list), content: content.items))
    }
    if first > 0 || end < list.count { items.append(.page(first: first + 1, last: end, count: list.count)) }
  }
}
