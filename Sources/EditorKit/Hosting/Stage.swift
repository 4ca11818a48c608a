/// Follows a component's navigation to the screen on top, and tells components when they come and go.
///
/// Hosts that draw a whole screen at a time share it: it calls ``Component/appear()`` and ``Component/disappear()`` once
/// for each presence, and removes from a path what has nothing to show any more.
@MainActor public final class Stage {
  /// One screen of the stack that is open.
  public struct Screen {
    /// What the screen is called; empty where nothing says.
    public var title: String
    /// The identity under which its component was opened; nil for the bottom one.
    public var id: AnyHashable?
    /// What it shows, with the navigation itself taken off.
    public var body: Element
    /// What the way back is called; nil on the bottom screen.
    public var backLabel: String?
  }

  /// The component at the bottom.
  public let root: any Component
  private var present: [any Component] = []
  /// The components above others, which stay the same for as long as their identities are in the path.
  private var kept: [Key: any Component] = [:]

  /// Where a component is open: above which one, and under which identity.
  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var id: AnyHashable
  }

  /// Makes a stage for a component, which doesn't appear before ``screen()`` is called.
  public init(_ root: any Component) {
    self.root = root
  }

  /// The screen on top, after having removed from the path what is gone, and told every component that has come or gone.
  public func screen() -> Screen {
    while true {
      var visit = Visit(shown: [root])
      let screen = top(of: Screen(title: "", id: nil, body: root.body, backLabel: nil), root, &visit)
      kept = visit.kept
      // A component may change what is shown when it comes or goes.
      if !present(visit.shown) { return screen }
    }
  }

  /// Closes the screen on top.
  ///
  /// - Returns: Whether there was one above the bottom screen.
  @discardableResult public func back() -> Bool {
    var visit = Visit(shown: [root])
    _ = top(of: Screen(title: "", id: nil, body: root.body, backLabel: nil), root, &visit)
    guard let path = visit.path else { return false }
    path.wrappedValue = Array(path.wrappedValue.dropLast())
    return true
  }

  /// Tells every component that is present that it has left the screen.
  public func close() {
    _ = present([])
  }

  /// What is met on the way from the bottom screen to the one on top.
  private struct Visit {
    /// The components that are open, the topmost last.
    var shown: [any Component]
    /// The path whose last identity is the screen on top.
    var path: Binding<[AnyHashable]>?
    /// The components above others.
    var kept: [Key: any Component] = [:]
  }

  private func top(of screen: Screen, _ owner: any Component, _ visit: inout Visit) -> Screen {
    guard case .navigation(let navigation) = screen.body else { return screen }
    let path = navigation.path.wrappedValue
    var open: [any Component] = []
    for id in path {
      guard let new = navigation.destination(id) else { break }
      // One that is made anew each time it is asked for would come and go without end.
      let key = Key(owner: ObjectIdentifier(owner), id: id)
      let component = kept[key] ?? visit.kept[key] ?? new
      visit.kept[key] = component
      open.append(component)
    }
    if open.count < path.count { navigation.path.wrappedValue = Array(path.prefix(open.count)) }
    for component in open where !visit.shown.contains(where: { $0 === component }) { visit.shown.append(component) }
    guard let component = open.last else {
      var bottom = screen
      bottom.title = navigation.title
      bottom.body = navigation.root
      return top(of: bottom, owner, &visit)
    }
    visit.path = navigation.path
    let above = Screen(title: "", id: path[open.count - 1], body: component.body, backLabel: navigation.backLabel)
    return top(of: above, component, &visit)
  }

  /// Makes these the components that are present, and tells those that have come or gone.
  ///
  /// - Returns: Whether any has.
  private func present(_ shown: [any Component]) -> Bool {
    let gone = present.filter { old in !shown.contains { $0 === old } }
    let new = shown.filter { component in !present.contains { $0 === component } }
    present = shown
    for component in gone.reversed() { component.disappear() }
    for component in new { component.appear() }
    return !gone.isEmpty || !new.isEmpty
  }
}
