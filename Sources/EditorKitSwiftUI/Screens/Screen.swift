#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// One screen: its title, and what it shows with the navigation taken off.
@MainActor struct Screen {
  /// What the screen is called; empty where nothing says.
  private(set) var title = ""
  /// What it shows. It isn't a navigation.
  private(set) var element: Element

  /// Takes the navigation off a component's body.
  init(of body: Element) {
    element = body
    while case .navigation(let navigation) = element {
      title = navigation.title
      element = navigation.root
    }
  }
}

/// A screen that scrolls by itself.
@MainActor struct ScreenView: View {
  let screen: Screen

  var body: some View {
    container.navigationTitle(Text(verbatim: screen.title))
  }

  @ViewBuilder private var container: some View {
    // Only a list can delete by swiping everywhere, and only a form lays out controls as each platform likes them.
    if screen.element.hasRow(where: { $0.isList }) {
      List { ElementView(element: screen.element, isRow: true) }
    } else {
      Form { ElementView(element: screen.element, isRow: true) }.formStyle(.grouped)
    }
  }
}

/// The screens of a component that opens further ones.
@MainActor struct NavigationScreen: View {
  let route: Route

  var body: some View {
    NavigationStack(path: route.path) {
      ScreenView(screen: route.bottom)
        .navigationDestination(for: Route.Entry.self) { entry in
          OpenScreen(component: entry.component).id(ObjectIdentifier(entry.component))
        }
    }
  }
}

/// A screen above the bottom one. The stack below says when its component comes and leaves.
@MainActor private struct OpenScreen: View {
  let component: any Component

  var body: some View {
    ScreenView(screen: Screen(of: component.body))
  }
}
#endif
