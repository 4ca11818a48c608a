#if canImport(SwiftUI)
import EditorKit
import SwiftUI

/// Any element, by the view that is for its kind.
@MainActor struct ElementView: View {
  let element: Element
  /// Whether it stands directly in a form or list: then each child of a stack or section is a row of its own.
  let isRow: Bool

  var body: some View {
    switch element {
    case .text(let text): TextView(text: text)
    case .button(let button): ButtonView(button: button)
    case .slider(let slider): SliderView(slider: slider)
    case .textField(let field): TextFieldView(field: field)
    case .toggle(let toggle): ToggleView(toggle: toggle)
    case .dateField(let field): DateFieldView(field: field)
    case .picker(let picker): PickerView(picker: picker)
    case .progress(let progress): ProgressElementView(progress: progress)
    case .image(let image): ImageView(image: image)
    case .stack(let stack): StackView(stack: stack, isRow: isRow)
    case .section(let section): SectionView(section: section, isRow: isRow)
    case .list(let list): ListView(list: list, isRow: isRow)
    // The navigation of a screen has been taken off it; one inside of something else shows its bottom screen.
    case .navigation(let navigation): ElementView(element: navigation.root, isRow: isRow)
    // Between rows the platform keeps room and draws lines by itself.
    case .spacer: if !isRow { Spacer() }
    case .divider: if !isRow { Divider() }
    }
  }
}
#endif
