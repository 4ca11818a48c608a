extension Terminal {
  /// What a program is called, what it is for, and what it is given on the command line.
  public struct Program: Sendable {
    /// What a program takes besides options.
    public struct Operands: Sendable {
      /// What one is called in the help, in capitals.
      let name: String
      /// What one is for, as a phrase.
      let help: String
      /// How many there may be.
      let count: ClosedRange<Int>

      /// Makes a description of operands.
      ///
      /// - Parameters:
      ///   - name: What one is called in the help, in capitals.
      ///   - count: How many there may be; `.max` for any number.
      ///   - help: What one is for, as a phrase.
      public init(_ name: String, count: ClosedRange<Int>, help: String) {
        self.name = name
        self.count = count
        self.help = help
      }

      /// No operands.
      public static let none = Operands("", count: 0...0, help: "")

      /// A file, which may be left out.
      public static func optionalFile(_ help: String) -> Operands { Operands("FILE", count: 0...1, help: help) }

      /// Any number of files.
      public static func files(_ help: String) -> Operands { Operands("FILE", count: 0...(.max), help: help) }
    }

    /// The name under which it is run.
    let name: String
    /// What it is for, in a sentence.
    let about: String
    /// What it takes besides options.
    let operands: Operands
    /// The options that it has besides those that every program has.
    let options: [Option]

    /// Makes a description of a program.
    public init(_ name: String, about: String, operands: Operands = .none, options: [Option] = []) {
      self.name = name
      self.about = about
      self.operands = operands
      self.options = options
    }
  }
}
