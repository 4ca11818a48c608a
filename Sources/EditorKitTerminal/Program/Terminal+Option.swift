extension Terminal.Program {
  /// An option of a program's own, which takes a value: `--url URL`, or `--url=URL`.
  public struct Option: Sendable {
    /// The name without its dashes.
    let name: String
    /// What the value is called in the help, in capitals.
    let value: String
    /// What it is for, as a phrase.
    let help: String

    /// Makes a description of an option.
    ///
    /// - Parameters:
    ///   - name: The name without its dashes. The names of the options that every program has can't be had.
    ///   - value: What the value is called in the help, in capitals.
    ///   - help: What it is for, as a phrase.
    public init(_ name: String, value: String, help: String) {
      precondition(
        !["help", "lines", "language"].contains(name),
        "Every program has --\(name): give the option another name")
      self.name = name
      self.value = value
      self.help = help
    }

    /// How it is written.
    var form: String { "--\(name) \(value)" }
  }
}
