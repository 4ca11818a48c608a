#if canImport(SwiftUI)
import EditorKit
import Foundation
import SwiftUI

/// Rows, made when they are shown.
@MainActor struct ListView: View {
  let list: Element.List
  let isRow: Bool

  var body: some View {
    if isRow {
      Section {
        rows
      } header: {
        heading
      }
    } else {
      VStack(alignment: .leading) {
        heading
        rows
      }
    }
  }

  @ViewBuilder private var heading: some View {
    if !list.label.isEmpty {
      Text(verbatim: list.label).font(.headline).accessibilityAddTraits(.isHeader)
    }
  }

  @ViewBuilder private var rows: some View {
    if list.count == 0, !list.placeholder.isEmpty {
      Text(verbatim: list.placeholder).foregroundStyle(.secondary)
    }
    // Taken now: SwiftUI goes on using these after the model has changed.
    let indexedIDs = (0..<list.count).map { IndexedID(index: $0, id: list.id($0)) }
    ForEach(indexedIDs) { RowView(list: list, indexedID: $0, showsDelete: !isRow) }
      .onDelete(perform: list.delete.map { delete in { indexedIDs.ids(at: $0).forEach { delete($0) } } })
  }
}

/// A row's indexedID in the list as it was when the list was shown.
private struct IndexedID: Identifiable {
  let index: Int
  let id: AnyHashable
}

extension [IndexedID] {
  /// All identities, before the first deletion moves the rows that follow it.
  fileprivate func ids(at offsets: IndexSet) -> [AnyHashable] {
    offsets.filter { indices.contains($0) }.map { self[$0].id }
  }
}

/// One row of a list.
@MainActor private struct RowView: View {
  let list: Element.List
  let indexedID: IndexedID
  /// Outside of a form or list nobody can swipe.
  let showsDelete: Bool

  var body: some View {
    let row = list.row(indexedID.index)
    HStack {
      if let isOn = row.isOn { tick(row.title, isOn: isOn) }
      if let open = list.open {
        Button {
          open(indexedID.id)
        } label: {
          opening(row)
        }
        .buttonStyle(.plain)
      } else {
        content(of: row)
      }
      if showsDelete, let delete = list.delete {
        // The symbol brings its words for VoiceOver, in the person's language.
        Button(role: .destructive) {
          delete(indexedID.id)
        } label: {
          Image(systemName: "trash")
        }
        .buttonStyle(.borderless)
      }
    }
  }

  /// The content of a row that can be pressed anywhere, the empty room in it included.
  private func opening(_ row: Element.List.Row) -> some View {
    HStack {
      content(of: row)
      Spacer()
      Image(systemName: "chevron.forward").foregroundStyle(.secondary).accessibilityHidden(true)
    }
    .contentShape(Rectangle())
  }

  private func content(of row: Element.List.Row) -> some View {
    VStack(alignment: .leading) {
      Text(verbatim: row.title)
      ElementView(element: row.content, isRow: false)
    }
  }

  @ViewBuilder private func tick(_ title: String, isOn: Bool) -> some View {
    if let toggle = list.toggle {
      Toggle(isOn: SwiftUI.Binding(get: { isOn }, set: { if $0 != isOn { toggle(indexedID.id) } })) {
        Text(verbatim: title)
      }
      .labelsHidden()
    } else if isOn {
      Image(systemName: "checkmark").accessibilityHidden(true)
    }
  }
}
#endif
