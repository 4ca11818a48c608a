#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// Elements one after the other.
@MainActor struct StackView: View {
  let stack: Element.Stack
  let isRow: Bool

  var body: some View {
    switch stack.axis {
    case .vertical where isRow: Children(elements: stack.children, isRow: true)
    case .vertical: VStack(alignment: .leading) { Children(elements: stack.children, isRow: false) }
    case .horizontal: HStack { Children(elements: stack.children, isRow: false) }
    }
  }
}

/// Elements that belong together, under a title.
@MainActor struct SectionView: View {
  let section: Element.Section
  let isRow: Bool

  var body: some View {
    if isRow, section.children.contains(where: { $0.hasRow { $0.isSection } }) {
      // SwiftUI can't nest sections, so those inside follow this one's heading.
      heading
      Children(elements: section.children, isRow: true)
    } else if isRow {
      Section {
        Children(elements: section.children, isRow: true)
      } header: {
        heading
      }
    } else {
      VStack(alignment: .leading) {
        heading
        Children(elements: section.children, isRow: false)
      }
    }
  }

  @ViewBuilder private var heading: some View {
    if !section.title.isEmpty {
      Text(verbatim: section.title).font(.headline).accessibilityAddTraits(.isHeader)
    }
  }
}

/// The elements of a stack or a section.
@MainActor private struct Children: View {
  let elements: [Element]
  let isRow: Bool

  var body: some View {
    ForEach(Child.all(of: elements)) { ElementView(element: $0.element, isRow: isRow) }
  }
}

/// An element with an identity among its siblings.
///
/// What a person is operating keeps its focus and its drag when something appears above it, such as the remark that a
/// text can't be taken. So a control is known by its kind and label, and not by its place.
@MainActor private struct Child: Identifiable {
  struct ID: Hashable {
    var kind: String
    var label: String
    /// How many siblings of the same kind and label come before.
    var occurrence = 0
  }

  nonisolated let id: ID
  let element: Element

  static func all(of elements: [Element]) -> [Child] {
    var counts: [ID: Int] = [:]
    return elements.map { element in
      var id = element.identity
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      id.occurrence = occurrence
      return Child(id: id, element: element)
    }
  }
}

extension Element {
  /// The label of what has no state in a view doesn't count: it may change at any time, as an elapsed time does.
  @MainActor fileprivate var identity: Child.ID {
    if let operable { return Child.ID(kind: operable.kind.rawValue, label: operable.label) }
    return switch self {
    case .section(let section): Child.ID(kind: "section", label: section.title)
    case .list(let list): Child.ID(kind: "list", label: list.label)
    case .text: Child.ID(kind: "text", label: "")
    case .progress: Child.ID(kind: "progress", label: "")
    case .image: Child.ID(kind: "image", label: "")
    case .stack: Child.ID(kind: "stack", label: "")
    case .navigation: Child.ID(kind: "navigation", label: "")
    case .spacer: Child.ID(kind: "spacer", label: "")
    case .divider: Child.ID(kind: "divider", label: "")
    // The operable elements, which have an identity already.
    default: Child.ID(kind: "", label: "")
    }
  }
}
#endif
