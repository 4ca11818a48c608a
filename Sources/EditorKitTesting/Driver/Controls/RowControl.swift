import EditorKit

/// A row of a list.
struct RowControl: SwitchControl {
  let row: Element.List.Row
  let id: AnyHashable
  let list: Element.List

  var line: String { "- " + (row.isOn.map { $0 ? "[x] " : "[ ] " } ?? "") + row.title }

  var isSwitchedOn: Bool { row.isOn ?? false }

  func switchOver() -> Bool {
    list.toggle?(id)
    return list.toggle != nil
  }
}
