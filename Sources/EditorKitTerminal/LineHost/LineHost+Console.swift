extension LineHost {
  /// Where a line host reads commands and prints.
  package struct Console: Sendable {
    /// What has become of a text that was printed. A host whose text wasn't printed ends as if the input had.
    package enum Delivery: Equatable, Sendable {
      /// It is where it belongs.
      case printed
      /// Nobody reads any more, which is no failure.
      case unwanted
      /// It can't be printed, for this reason.
      case failed(String)
    }

    /// Whether a person types the commands: then a prompt is printed before each.
    package var isInteractive: Bool
    /// The next line without its line break; nil at the end of the input.
    package var nextLine: @MainActor () async -> String?
    /// Prints a text that ends in a line break, or a prompt.
    package var print: @MainActor (String) async -> Delivery
    /// Prints an error, which ends in a line break.
    package var printError: @MainActor (String) async -> Void

    /// Makes a console.
    ///
    /// - Parameters:
    ///   - isInteractive: Whether a person types the commands.
    ///   - nextLine: The next line without its line break; nil at the end of the input, and ever after.
    ///   - print: Prints a text, and says what has become of it.
    ///   - printError: Prints an error.
    package init(
      isInteractive: Bool = false,
      nextLine: @escaping @MainActor () async -> String?,
      print: @escaping @MainActor (String) async -> Delivery,
      printError: @escaping @MainActor (String) async -> Void
    ) {
      self.isInteractive = isInteractive
      self.nextLine = nextLine
      self.print = print
      self.printError = printError
    }
  }
}
