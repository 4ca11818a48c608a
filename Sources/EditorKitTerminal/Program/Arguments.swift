import EditorKit

/// What a command line says.
package struct Arguments: Equatable, Sendable {
  /// A command line that can't be understood.
  package struct UsageError: Error, Equatable {
    /// What is wrong with it.
    package var description: String
  }

  /// What it tells the program to do.
  package var isHelp = false
  /// The language that was asked for; nil where the environment decides.
  package var language: Context.Language?
  /// What isn't an option.
  package var operands: [String] = []
  /// The values of the program's own options, by name.
  package var options: [String: String] = [:]

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - allowed: What the program takes besides options.
  ///   - known: The program's own options.
  /// - Throws: ``UsageError`` when an option is unknown or lacks its value, or there are too few or many operands.
  package init(
    _ arguments: some Sequence<String>,
    allowing allowed: Terminal.Program.Operands,
    options known: [Terminal.Program.Option] = []
  ) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        operands += rest
        rest = []
      case "--help", "-h":
        // Whoever asks for help gets it, whatever else the line says.
        isHelp = true
        return
      // The line host is the default.
      case "--lines": break
      case "--language": language = try Self.language(rest.popFirst())
      case _ where argument.hasPrefix("--language="):
        language = try Self.language(String(argument.dropFirst("--language=".count)))
      case _ where argument.hasPrefix("-") && argument != "-":
        if try takeOption(argument, &rest, known) { continue }
        throw UsageError(description: "there is no option \(SafeText.text(argument))")
      default: operands.append(argument)
      }
    }
    if operands.contains("") {
      throw UsageError(description: "\(allowed.name.isEmpty ? "an argument" : "the name of \(allowed.name)") is empty")
    }
    if operands.count > allowed.count.upperBound {
      let extra = SafeText.quoted(operands[allowed.count.upperBound])
      let name = allowed.name.isEmpty ? "argument" : allowed.name
      throw UsageError(description: "there is one \(name) too many: \(extra)")
    }
    if operands.count < allowed.count.lowerBound {
      throw UsageError(description: "\(allowed.name) is missing: \(allowed.help)")
    }
  }

  /// Reads one of the program's own options, and its value.
  private mutating func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ known: [Terminal.Program.Option]
  ) throws(UsageError) -> Bool {
    for option in known {
      let name = "--" + option.name
      let isJoined = argument.hasPrefix(name + "=")
      guard isJoined || argument == name else { continue }
      let value = isJoined ? String(argument.dropFirst(name.count + 1)) : rest.popFirst()
      guard let value, option.value != "FILE" || !value.isEmpty else {
        throw UsageError(description: "\(name) takes \(option.value): \(option.help)")
      }
      options[option.name] = value
      return true
    }
    return false
  }

  private static func language(_ name: String?) throws(UsageError) -> Context.Language {
    let known = Context.Language.allCases.map(\.rawValue).joined(separator: " or ")
    guard let name else { throw UsageError(description: "--language takes \(known)") }
    guard let language = Context.Language(rawValue: name) else {
      throw UsageError(description: "--language takes \(known), and not \(SafeText.quoted(name))")
    }
    return language
  }
}
