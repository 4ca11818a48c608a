#if canImport(SwiftUI)
import EditorKit

/// Remembers which components are on screen, and tells each once when it comes and once when it leaves.
///
/// SwiftUI tells a view that it disappears when another screen covers it, and its order of telling is no promise. So
/// presence follows what is open, and not the views that show it.
@MainActor final class Presence {
  private var isVisible = false
  private var shown: [any Component] = []

  /// The view has come on screen. What it shows, ``show(_:)`` says.
  func begin() {
    isVisible = true
  }

  /// Makes these the components that are present. Does nothing while the view isn't on screen.
  func show(_ components: [any Component]) {
    if isVisible { change(to: components) }
  }

  /// The view has left the screen, and every component with it.
  func end() {
    isVisible = false
    change(to: [])
  }

  private func change(to components: [any Component]) {
    let gone = shown.filter { old in !components.contains { $0 === old } }
    var new: [any Component] = []
    for component in components where !(shown + new).contains(where: { $0 === component }) { new.append(component) }
    // Noted first: a component may come back here through what it does when it is told.
    shown = components
    for component in gone.reversed() { component.disappear() }
    for component in new { component.appear() }
  }
}
#endif
