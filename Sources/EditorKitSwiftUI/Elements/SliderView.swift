#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// A number between two bounds.
@MainActor struct SliderView: View {
  let slider: Element.Slider
  @State private var isDragging = false

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent {
        Text(verbatim: slider.format(slider.shownValue)).monospacedDigit()
      } label: {
        Text(verbatim: slider.label)
      }
      // The slider says the same again.
      .accessibilityHidden(!slider.isFixed)
      // SwiftUI traps on an empty range.
      if !slider.isFixed { control }
      ProblemView(problem: slider.problem)
    }
  }

  private var control: some View {
    // Without a step of SwiftUI's: on a Mac that draws a tick for each position, of which there may be thousands, and a
    // stored value between two positions would be written as soon as it is shown.
    Slider(value: value, in: slider.bounds) {
      Text(verbatim: slider.label)
    } onEditingChanged: { isEditing in
      isDragging = isEditing
      slider.onEditingChanged(isEditing)
    }
    .labelsHidden()
    .accessibilityValue(Text(verbatim: slider.format(slider.shownValue)))
    .disabled(!slider.isEnabled)
    .onDisappear(perform: endDragging)
  }

  private var value: SwiftUI.Binding<Double> {
    SwiftUI.Binding(
      get: { slider.shownValue },
      set: {
        let position = slider.position(nearestTo: $0)
        if position != slider.shownValue { slider.value.wrappedValue = position }
      }
    )
  }

  /// A slider that is taken away under the finger is never told that dragging has ended.
  private func endDragging() {
    guard isDragging else { return }
    isDragging = false
    slider.onEditingChanged(false)
  }
}

/// What is wrong with what was entered above; nothing when nothing is.
@MainActor struct ProblemView: View {
  let problem: String?

  var body: some View {
    if let problem {
      Text(verbatim: problem).font(.footnote).foregroundStyle(.red)
    }
  }
}
#endif
