import EditorKit

extension ScreenText {
  /// The control that a command is about.
  ///
  /// Of several controls with one label, those that the verb can operate count. A label that is exact decides; if no control
  /// has it, one whose label is *shown* so does, for labels that hold control characters.
  ///
  /// - Parameters:
  ///   - target: A number or a label.
  ///   - verb: What is to be done.
  ///   - seen: The controls as they were when the person gave the command.
  /// - Throws: ``CommandError`` when there is none, or several, or it can't be operated so, or it is disabled.
  package func control(
    _ target: Command.Target, for verb: Command.Verb, seen: [Control]
  ) throws(CommandError) -> Control {
    let number =
      switch target {
      case .number(let number): try checked(number, verb, seen)
      case .label(let label): try self.number(labelled: label, verb)
      }
    let control = controls[number - 1]
    guard control.takes(verb) else { throw wrongKind(number, verb) }
    guard control.isEnabled else {
      let obstacle = control.lineControl.obstacle
      throw CommandError("\(SafeText.quoted(control.label)) \(obstacle), and can't be \(verb.participle)")
    }
    return control
  }

  private func checked(_ number: Int, _ verb: Command.Verb, _ seen: [Control]) throws(CommandError) -> Int {
    guard controls.indices.contains(number - 1) else {
      let range = controls.isEmpty ? "there is nothing to operate here" : "the numbers are 1 to \(controls.count)"
      throw CommandError("there is no control \(number): \(range). For a label that is a number, write: \"\(number)\"")
    }
    if seen.indices.contains(number - 1), !seen[number - 1].isSame(as: controls[number - 1]) {
      let (old, new) = (SafeText.quoted(seen[number - 1].label), SafeText.quoted(controls[number - 1].label))
      throw CommandError("\(number) was \(old) and is \(new) now. If that is what you mean, give the command again")
    }
    return number
  }

  private func number(labelled label: String, _ verb: Command.Verb) throws(CommandError) -> Int {
    let all = 1...max(1, controls.count)
    var named = all.filter { controls.indices.contains($0 - 1) && controls[$0 - 1].label == label }
    if named.isEmpty {
      named = all.filter { controls.indices.contains($0 - 1) && SafeText.text(controls[$0 - 1].label) == label }
    }
    guard let first = named.first else { throw unknown(label, verb) }
    let fitting = named.filter { controls[$0 - 1].takes(verb) }
    if fitting.count > 1 {
      let list = fitting.map { line($0) }.joined(separator: "; ")
      throw CommandError("\(fitting.count) controls are named \(SafeText.quoted(label)). Use a number: \(list)")
    }
    return fitting.first ?? first
  }

  private func wrongKind(_ number: Int, _ verb: Command.Verb) -> CommandError {
    let control = controls[number - 1].lineControl
    let what = "\(SafeText.quoted(control.label)) is \(control.kindName), and can't be \(verb.participle)"
    guard let usual = control.verbs.first else { return CommandError(what + ": it can only be read") }
    return CommandError(what + ". Try: \(usual.rawValue) \(number)" + (usual.takesText ? " …" : ""))
  }

  private func unknown(_ label: String, _ verb: Command.Verb) -> CommandError {
    let what = "nothing here is named \(SafeText.quoted(label))"
    let spaced = controls.first { $0.takes(verb) && $0.label.hasPrefix(label + " ") }
    if verb.takesText, let spaced {
      let quoted = SafeText.quoted(spaced.label)
      return CommandError(what + ". A label that holds spaces goes in quotes: \(verb.rawValue) \(quoted) …")
    }
    if let page, controls.contains(where: { $0.kind == .row && $0.takes(verb) }) {
      return CommandError(what + ", among rows \(page.first) to \(page.last) of \(page.count). For others: show FROM")
    }
    let fitting = controls.filter { $0.takes(verb) && $0.isEnabled }.prefix(10).map { SafeText.quoted($0.label) }
    return CommandError(
      what + ". "
        + (fitting.isEmpty
          ? "Nothing here can be \(verb.participle) now"
          : "What can be \(verb.participle): " + fitting.joined(separator: ", "))
        + ". For the whole screen: show"
    )
  }
}
