#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// Shows a component of the kit with SwiftUI's own controls.
///
/// It follows the component: what the component's body has read is observed, and whatever changes is shown anew. The
/// component is told once when it comes on screen and once when it leaves. Another component in the same place is
/// another view: nothing of the old one's focus or dragging is left.
///
///     struct MemoDetail: View {
///       let memo: Memo
///       let context: Context
///
///       var body: some View {
///         ComponentView(id: memo.id) {
///           MemoScreen(memo, recorder: TimedRecorder { _ in Take() }, context: context)
///         }
///       }
///     }
@MainActor public struct ComponentView: View {
  /// What the component takes up.
  public enum Placement: Sendable {
    /// A whole screen, which scrolls by itself. A component that opens further screens brings its own
    /// `NavigationStack`, so don't put it into another one.
    case screen
    /// One place among other views, for example a row of the app's own form. A component that opens further screens
    /// shows its bottom screen only. In a row that is scrolled away it disappears, which ends a recording.
    case embedded
  }

  private let origin: Origin
  private let placement: Placement

  private enum Origin {
    case given(any Component)
    case made(id: AnyHashable, make: @MainActor () -> any Component)
  }

  /// Makes a view of a component that the app keeps.
  ///
  /// Keep it in `@State`, in an `@Observable` model or anywhere else that outlives the view; a component made in a body
  /// would be a new one each time.
  ///
  /// - Parameters:
  ///   - component: What to show.
  ///   - placement: What it takes up.
  public init(_ component: any Component, placement: Placement = .screen) {
    origin = .given(component)
    self.placement = placement
  }

  /// Makes a view that makes its component and keeps it for as long as it shows the same thing.
  ///
  /// - Parameters:
  ///   - id: The identity of what is shown, for example of a memo. Another identity gets a component of its own, so that
  ///     no editor goes on with the memo that stood here before.
  ///   - placement: What the component takes up.
  ///   - make: Makes the component, once for each identity.
  public init(id: some Hashable, placement: Placement = .screen, make: @escaping @MainActor () -> any Component) {
    origin = .made(id: AnyHashable(id), make: make)
    self.placement = placement
  }

  /// The component's view.
  public var body: some View {
    switch origin {
    // SwiftUI keeps the state of a view that is given another model, and a drag or a presence belongs to one component.
    case .given(let component):
      PresentComponent(component: component, placement: placement).id(ObjectIdentifier(component))
    case .made(let id, let make):
      KeptComponent(placement: placement, make: make).id(id)
    }
  }
}

/// A component that its view has made.
@MainActor private struct KeptComponent: View {
  /// Makes the component when it is first needed: what is given to `@State` is made anew whenever the view is.
  @MainActor final class Keeper {
    private var component: (any Component)?

    func component(_ make: @MainActor () -> any Component) -> any Component {
      if let component { return component }
      let new = make()
      component = new
      return new
    }
  }

  let placement: ComponentView.Placement
  let make: @MainActor () -> any Component
  @State private var keeper = Keeper()

  var body: some View {
    PresentComponent(component: keeper.component(make), placement: placement)
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
    presence.show([component] + route.entries.map { $0.component })
    route.prune()
  }
}
#endif
