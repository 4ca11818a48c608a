#if canImport(SwiftUI)
import EditorKit

extension Element {
  /// Whether this or an element that becomes a row of the same form is of some kind.
  func hasRow(where isWanted: (Element) -> Bool) -> Bool {
    if isWanted(self) { return true }
    return switch self {
    case .stack(let stack): stack.axis == .vertical && stack.children.contains { $0.hasRow(where: isWanted) }
    case .section(let section): section.children.contains { $0.hasRow(where: isWanted) }
    case .navigation(let navigation): navigation.root.hasRow(where: isWanted)
    // Only a container has rows of its own.
    default: false
    }
  }

  /// Whether it is a list.
  var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// Whether it makes a section of a form.
  var isSection: Bool {
    if case .section = self { true } else { isList }
  }
}
#endif
