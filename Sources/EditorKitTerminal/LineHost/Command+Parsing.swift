extension Command {
  /// Reads a command.
  ///
  /// A control is named by its number, or by its exact label, in double quotes if that holds spaces or is itself a whole
  /// number; inside the quotes `\"` and `\\` stand for a quote and a backslash. A command that takes nothing but a control
  /// takes the label unquoted as well. The text to set or type is the rest of the line, with one pair of double quotes
  /// around it taken off.
  ///
  /// - Parameter line: A line, without its line break.
  /// - Returns: Nil for a blank line, and for a comment, which starts with a number sign.
  /// - Throws: ``CommandError`` that says how the command is written.
  package init?(parsing line: String) throws(CommandError) {
    var rest = Substring(line).droppingLeadingSpace
    guard let first = rest.first, first != "#" else { return nil }
    let word = rest.takeWord()
    rest = rest.droppingLeadingSpace
    if let verb = Verb(rawValue: word) {
      self = try Self.operation(verb, rest)
      return
    }
    let argument = rest.droppingTrailingSpace
    switch word {
    case "back": self = .back
    case "undo": self = .undo
    case "redo": self = .redo
    case "quit": self = .quit
    case "wait": self = .wait(seconds: try Self.seconds(argument))
    case "show": self = .show(from: try Self.row(argument))
    default:
      let known = "press, set, type, toggle, delete, open, back, wait, show, undo, redo, quit"
      throw CommandError("there is no command \(SafeText.quoted(word)). The commands are: \(known)")
    }
    if !argument.isEmpty, !["wait", "show"].contains(word) {
      throw CommandError("\(word) takes nothing after it, so leave out \(SafeText.quoted(String(argument)))")
    }
  }

  private static func operation(_ verb: Verb, _ text: Substring) throws(CommandError) -> Command {
    let form = grammar.first { $0.form.hasPrefix(verb.rawValue + " ") }?.form ?? verb.rawValue
    var rest = text
    guard let first = rest.first else { throw CommandError("\(verb.rawValue) what? Write: \(form)") }
    let target: Target
    if first == "\"" {
      target = .label(try rest.takeQuoted())
      if let next = rest.first, !next.isWhitespace {
        throw CommandError("put a space after the closing quote. Write: \(form)")
      }
    } else if verb.takesText {
      target = Target(unquoted: rest.takeWord())
    } else {
      target = Target(unquoted: String(rest.droppingTrailingSpace))
      rest = ""
    }
    rest = rest.droppingLeadingSpace
    if !verb.takesText, !rest.isEmpty {
      let extra = SafeText.quoted(String(rest.droppingTrailingSpace))
      throw CommandError("\(verb.rawValue) takes nothing after the control, so leave out \(extra)")
    }
    return .operate(verb, target, text: rest.withoutSurroundingQuotes)
  }

  private static func seconds(_ text: Substring) throws(CommandError) -> Double? {
    if text.isEmpty { return nil }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let seconds = Double(text) else {
      throw CommandError("\(SafeText.quoted(String(text))) is not a number of seconds. Write, for example: wait 2.5")
    }
    return seconds
  }

  private static func row(_ text: Substring) throws(CommandError) -> Int {
    if text.isEmpty { return 1 }
    guard text.isWholeNumber, let row = Int(text), row > 0 else {
      throw CommandError("\(SafeText.quoted(String(text))) is not the number of a row. Write, for example: show 51")
    }
    return row
  }
}

extension Command.Target {
  /// A control that is named without quotes: a whole number is its number.
  fileprivate init(unquoted text: String) {
    // A number that is too large is still a number, and no control has it.
    self = text.isWholeNumber ? .number(Int(text) ?? .max) : .label(text)
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var isWholeNumber: Bool { !isEmpty && allSatisfy { $0.isASCII && $0.isNumber } }

  fileprivate var droppingLeadingSpace: Substring { drop(while: \.isWhitespace) }

  fileprivate var droppingTrailingSpace: Substring {
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
    return self[startIndex..<end]
  }
}

extension Substring {
  /// Takes off what stands before the next space.
  fileprivate mutating func takeWord() -> String {
    let word = prefix { !$0.isWhitespace }
    self = self[word.endIndex...]
    return String(word)
  }

  /// Takes off a text in double quotes, of which the first character is one.
  fileprivate mutating func takeQuoted() throws(CommandError) -> String {
    var text = ""
    var rest = dropFirst()
    while let character = rest.popFirst() {
      if character == "\"" {
        self = rest
        return text
      }
      if character == "\\", let next = rest.first, next == "\"" || next == "\\" {
        rest.removeFirst()
        text.append(next)
      } else {
        text.append(character)
      }
    }
    throw CommandError("the quote is never closed: \(SafeText.text(String(self))). Put a \" after the label")
  }

  /// What is left when one pair of double quotes around it is taken off. Spaces after the second don't matter.
  fileprivate var withoutSurroundingQuotes: String {
    let trimmed = droppingTrailingSpace
    guard trimmed.count >= 2, trimmed.first == "\"", trimmed.last == "\"" else { return String(self) }
    return String(trimmed.dropFirst().dropLast())
  }
}
