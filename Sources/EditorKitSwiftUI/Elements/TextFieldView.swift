#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// A text to edit.
///
/// Each keystroke is written at once. What the field then shows is what the binding reads, which may have refused or
/// changed it. SwiftUI leaves a field as typed when its text is the same before and after an update, so the typed text
/// is kept for one update and replaced by the text that holds in the next.
@MainActor struct TextFieldView: View {
  let field: Element.TextField
  @State private var shown: String
  @State private var isEditing = false
  @FocusState private var isFocused: Bool

  init(field: Element.TextField) {
    self.field = field
    _shown = State(initialValue: field.text.wrappedValue)
  }

  var body: some View {
    let stored = field.text.wrappedValue
    VStack(alignment: .leading) {
      LabeledContent {
        TextField(text: typed, prompt: field.prompt.isEmpty ? nil : Text(verbatim: field.prompt)) {
          Text(verbatim: field.label)
        }
        .labelsHidden()
        .focused($isFocused)
        .disabled(!field.isEnabled)
      } label: {
        Text(verbatim: field.label)
      }
      ProblemView(problem: field.problem)
    }
    .onChange(of: stored) { adopt() }
    .onChange(of: shown) { adopt() }
    .onChange(of: isFocused) { edit(isFocused) }
    .onDisappear { edit(false) }
  }

  private var typed: SwiftUI.Binding<String> {
    SwiftUI.Binding(
      get: { shown },
      set: { text in
        // A field also writes when it loses its focus, and then what it shows already.
        guard text != shown else { return }
        shown = text
        edit(true)
        field.text.wrappedValue = text
        // Dictation and autofill write into a field that hasn't the focus.
        if !isFocused { edit(false) }
      }
    )
  }

  private func adopt() {
    let stored = field.text.wrappedValue
    if shown != stored { shown = stored }
  }

  private func edit(_ editing: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    field.onEditingChanged(editing)
  }
}
#endif
