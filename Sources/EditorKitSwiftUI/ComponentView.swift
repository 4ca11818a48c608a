#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// Shows a component of the kit with SwiftUI's own controls.
///
/// It follows the component: what the component's body has read is observed, and whatever changes is shown anew. The
/// component is told once when it comes on screen and once when it leaves. Another component in the same place is
/// another view: nothing of the old one's focus or dragging is left.
///
///     struct MemoWindow: View {
///       @State private var memos = MemosComponent()
///       var body: some View { ComponentView(memos) }
///     }
///
/// Keep the component in `@State`, in an `@Observable` model or anywhere else that outlives the view; a component made
/// in a body would be a new one each time.
@MainActor public struct ComponentView: View {
  /// What the component takes up.
  public enum Placement: Sendable {
    /// A whole screen, which scrolls by itself. A component that opens further screens brings its own
    /// `NavigationStack`, so don't put it into another one.
    case screen
    /// One place among other views, for example a row of the app's own form. There a component that opens further
    /// screens shows its bottom screen only.
    case embedded
  }

  private let component: any Component
  private let placement: Placement

  /// Makes a view of a component.
  ///
  /// - Parameters:
  ///   - component: What to show.
  ///   - placement: What it takes up.
  public init(_ component: any Component, placement: Placement = .screen) {
    self.component = component
    self.placement = placement
  }

  /// The component's view.
  public var body: some View {
    // SwiftUI keeps the state of a view that is given another model, and a drag or a presence belongs to one component.
    PresentComponent(component: component, placement: placement)
      .id(ObjectIdentifier(component))
  }
}

/// One component, for as long as it is in its place.
@MainActor private struct PresentComponent: View {
  let component: any Component
  let placement: ComponentView.Placement
  @State private var presence = Presence()

  var body: some View {
    let route = Route(component, follows: placement == .screen)
    // A stack makes one view of whichever branch is shown, so that it comes once and leaves once.
    ZStack { content(route) }
      .onAppear { settle(route, isVisible: true) }
      .onChange(of: route.state) { settle(route) }
      .onDisappear { presence.end() }
  }

  @ViewBuilder private func content(_ route: Route) -> some View {
    switch (placement, route.opensScreens) {
    case (.embedded, _): ElementView(element: route.bottom.element, isRow: false)
    case (.screen, false): ScreenView(screen: route.bottom)
    case (.screen, true): NavigationScreen(route: route)
    }
  }

  /// Tells the components that have come or gone, and removes from the paths what has nothing to show any more.
  private func settle(_ route: Route, isVisible: Bool = false) {
    if isVisible { presence.begin() }
    presence.show([component] + route.steps.map { $0.component })
    route.prune()
  }
}
#endif
