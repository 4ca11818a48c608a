import EditorKit

/// A row of a list.
struct RowControl: LineControl {
  let row: Element.List.Row
  let id: AnyHashable
  let list: Element.List

  var label: String { row.title }

  var kindName: String { "a row" }

  var verbs: [Command.Verb] {
    var verbs: [Command.Verb] = []
    if list.open != nil { verbs += [.open, .press] }
    if list.toggle != nil { verbs.append(.toggle) }
    if list.delete != nil { verbs.append(.delete) }
    return verbs
  }

  func valueText(_ wording: Wording) -> String? {
    row.isOn.map { $0 ? wording.on : wording.off }
  }

  func operate(_ verb: Command.Verb, text: String, on stage: Stage) -> String? {
    switch verb {
    case .toggle: list.toggle?(id)
    case .delete: list.delete?(id)
    case .press, .open, .set, .type: list.open?(id)
    }
    return nil
  }
}
