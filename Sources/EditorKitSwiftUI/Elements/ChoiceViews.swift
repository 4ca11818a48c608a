#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// Something to press.
@MainActor struct ButtonView: View {
  let button: Element.Button

  var body: some View {
    // A plain button in a row is pressed wherever the row is, and so are all others in it. This style isn't.
    Button(role: role, action: button.action) { Text(verbatim: button.label) }
      .buttonStyle(.borderless)
      .disabled(!button.isEnabled)
  }

  private var role: ButtonRole? {
    switch button.role {
    case .normal: nil
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}

/// Something that is on or off.
@MainActor struct ToggleView: View {
  let toggle: Element.Toggle

  var body: some View {
    Toggle(isOn: SwiftUI.Binding(toggle.isOn)) { Text(verbatim: toggle.label) }
      .disabled(!toggle.isEnabled)
  }
}

/// A choice of one among several.
@MainActor struct PickerView: View {
  let picker: Element.Picker

  var body: some View {
    let selected = picker.selection.wrappedValue
    Picker(selection: SwiftUI.Binding(picker.selection)) {
      // SwiftUI complains of a selection that isn't among the options.
      if !picker.options.indices.contains(selected) { Text(verbatim: "–").tag(selected) }
      ForEach(picker.options.indices, id: \.self) { Text(verbatim: picker.options[$0]).tag($0) }
    } label: {
      Text(verbatim: picker.label)
    }
    .disabled(!picker.isEnabled)
  }
}
#endif
