import EditorKit

extension Element.Picker: LineControl {
  var kindName: String { "a picker" }

  var verbs: [Command.Verb] { [.set] }

  func valueText(_ wording: Wording) -> String? {
    let index = selection.wrappedValue
    return options.indices.contains(index) ? SafeText.text(options[index]) : wording.placeholder("", or: wording.none)
  }

  func rangeText(_ wording: Wording) -> String? {
    options.enumerated().map { "\($0.offset + 1) \(SafeText.text($0.element))" }.joined(separator: ", ")
  }

  func operate(_ verb: Command.Verb, text: String, on stage: Stage) throws(CommandError) -> String? {
    selection.wrappedValue = try index(named: text)
    return nil
  }

  /// Returns the index of an option. A name takes precedence over a number.
  @MainActor private func index(named text: String) throws(CommandError) -> Int {
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let names = options.map { SafeText.quoted($0) }.joined(separator: ", ")
    guard !trimmed.isEmpty || options.contains(text) else { throw missing("one of \(names)") }
    let named = options.indices.filter { [text, trimmed].contains(options[$0]) }
    if named.count > 1 {
      let numbers = named.map { "\($0 + 1)" }.joined(separator: ", ")
      throw CommandError("several options are named \(SafeText.quoted(text)). Use a number: \(numbers)")
    }
    let index = named.first ?? (trimmed.allSatisfy(\.isASCII) ? Int(trimmed) : nil).map { $0 - 1 }
    guard let index, options.indices.contains(index) else {
      throw CommandError("\(SafeText.quoted(label)) can't be \(SafeText.quoted(text)). The options are: \(names)")
    }
    return index
  }
}
