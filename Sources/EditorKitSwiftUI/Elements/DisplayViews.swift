#if canImport(SwiftUI)
import EditorKit
import Foundation
import SwiftUI

/// A piece of text that can't be edited.
@MainActor struct TextView: View {
  let text: Element.Text

  var body: some View {
    // Never a key to be translated or Markdown: it comes from a model and may hold anything.
    switch text.role {
    case .title: Text(verbatim: text.text).font(.headline).accessibilityAddTraits(.isHeader)
    case .body: Text(verbatim: text.text)
    case .secondary: Text(verbatim: text.text).foregroundStyle(.secondary)
    case .error: Text(verbatim: text.text).foregroundStyle(.red)
    }
  }
}

/// Work that is under way.
@MainActor struct ProgressElementView: View {
  let progress: Element.Progress

  var body: some View {
    ProgressView(value: progress.fraction, total: 1) {
      Text(verbatim: progress.label)
    } currentValueLabel: {
      if !progress.detail.isEmpty { Text(verbatim: progress.detail).monospacedDigit() }
    }
  }
}

/// A picture, with words for whoever can't see it.
@MainActor struct ImageView: View {
  let image: Element.Image

  var body: some View {
    picture.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: image.label))
  }

  @ViewBuilder private var picture: some View {
    switch image.content {
    case .symbol(let name): Image(systemName: name)
    case .url(let address):
      AsyncImage(url: URL(string: address)) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        placeholder
      }
    case nil: placeholder
    }
  }

  private var placeholder: some View {
    Image(systemName: "photo").foregroundStyle(.secondary)
  }
}
#endif
