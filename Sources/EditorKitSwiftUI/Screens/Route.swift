#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// The screens that a component has open, from the bottom one to the top, as its navigation says now.
///
/// The navigation of a component that is itself open above another one continues the same stack: SwiftUI can't nest
/// navigation stacks. What is observed while a route is made is whatever decides on it.
@MainActor struct Route {
  /// A screen above the bottom one. It holds its component, so that SwiftUI can draw it while it slides away.
  struct Entry: Hashable {
    let id: AnyHashable
    let component: any Component

    static func == (left: Entry, right: Entry) -> Bool {
      left.id == right.id && left.component === right.component
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(ObjectIdentifier(component))
    }
  }

  /// What has to be settled anew when it changes.
  struct State: Equatable {
    var entries: [Entry]
    var isStale: Bool
  }

  /// A path that takes part, and how many of the entries are from it.
  private struct Leg {
    let path: EditorKit.Binding<[AnyHashable]>
    let count: Int
    let isStale: Bool
  }

  /// The bottom screen.
  let bottom: Screen
  /// Whether the component can open screens above the bottom one.
  let opensScreens: Bool
  /// The screens above the bottom one, the topmost last.
  private(set) var entries: [Entry] = []
  private var legs: [Leg] = []

  /// Follows a component's navigation.
  ///
  /// - Parameters:
  ///   - component: The component at the bottom.
  ///   - follows: Whether to follow it beyond the bottom screen.
  init(_ component: any Component, follows: Bool) {
    let body = component.body
    bottom = Screen(of: body)
    if follows, case .navigation = body { opensScreens = true } else { opensScreens = false }
    if opensScreens { follow(body) }
  }

  /// What has to be settled anew when it changes.
  var state: State { State(entries: entries, isStale: legs.contains { $0.isStale }) }

  /// The entries for SwiftUI, which takes the topmost away when the person goes back. It never adds one.
  var path: SwiftUI.Binding<[Entry]> {
    SwiftUI.Binding(get: { entries }, set: { truncate(to: $0.count) })
  }

  /// Removes from every path the identities that have nothing to show any more.
  func prune() {
    for leg in legs.reversed() where leg.isStale { cut(leg, to: leg.count) }
  }

  private mutating func follow(_ element: Element) {
    guard case .navigation(let navigation) = element else { return }
    let path = navigation.path.wrappedValue
    var open: [Entry] = []
    for id in path {
      guard let component = navigation.destination(id) else { break }
      open.append(Entry(id: id, component: component))
    }
    entries += open
    legs.append(Leg(path: navigation.path, count: open.count, isStale: open.count < path.count))
    follow(open.last?.component.body ?? navigation.root)
  }

  private func truncate(to count: Int) {
    var excess = entries.count - count
    for leg in legs.reversed() {
      guard excess > 0 else { return }
      let taken = min(excess, leg.count)
      if taken > 0 { cut(leg, to: leg.count - taken) }
      excess -= taken
    }
  }

  private func cut(_ leg: Leg, to count: Int) {
    leg.path.wrappedValue = Array(leg.path.wrappedValue.prefix(count))
  }
}
#endif
