import EditorKit
import Foundation

/// A memo that is a value.
struct Memo: MemoProtocol, Identifiable {
  let id = UUID()
  var name: String
  var recording: Take?

  static var attributes: [Attribute<Take>] { Take.attributes }
}

/// A memo that is an object.
final class MemoObject: MemoProtocol, Identifiable {
  var name: String
  var recording: Take?

  init(name: String, recording: Take?) {
    self.name = name
    self.recording = recording
  }

  static var attributes: [Attribute<Take>] { Take.attributes }
}

/// A recording.
struct Take {
  var trimStart = 0.0
  var trimEnd = 1.0

  static var attributes: [Attribute<Take>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}

extension Element {
  /// The first slider in stacks and sections.
  var firstSlider: Slider? {
    if case .slider(let slider) = self { return slider }
    return children.lazy.compactMap(\.firstSlider).first
  }

  /// The first text field in stacks and sections.
  var firstTextField: TextField? {
    if case .textField(let field) = self { return field }
    return children.lazy.compactMap(\.firstTextField).first
  }

  private var children: [Element] {
    switch self {
    case .stack(let stack): stack.children
    case .section(let section): section.children
    default: []
    }
  }
}
