import EditorKit

extension Terminal {
  /// One run of a program: what it was given, and what it has to say about its end.
  @MainActor public final class Session {
    /// The context for the program's components, in the language that the person asked for.
    public let context: Context
    /// What the command line holds besides options; as many as the program allows.
    public let operands: [String]
    /// The values of the program's own options, by name. What wasn't given isn't there; of several, the last counts.
    public let options: [String: String]

    /// The language of the texts that a host itself prints.
    let language: Context.Language
    /// The standard streams, for a host.
    let console: LineHost.Console
    private let printError: @MainActor (String) -> Void
    private var endings: [@MainActor () async throws -> Void] = []
    /// Whether nothing has failed.
    package private(set) var isClean = true

    /// Makes a session.
    package init(
      context: Context,
      language: Context.Language,
      operands: [String],
      options: [String: String] = [:],
      console: LineHost.Console,
      printError: @escaping @MainActor (String) -> Void
    ) {
      self.context = context
      self.language = language
      self.operands = operands
      self.options = options
      self.console = console
      self.printError = printError
    }

    /// Tells the person on standard error that something has failed, and makes the exit status 1. The program runs on.
    ///
    /// - Parameter message: What has failed, and the remedy.
    public func fail(_ message: String) {
      isClean = false
      printError("error: " + SafeText.text(message) + "\n")
    }

    /// Asks for something to be done at the end, for example to wait until a file has been saved.
    ///
    /// It is done once, however the program ends: `quit`, the end of the input, an interruption, or a failure of what
    /// makes the root component. What is asked for last is done first.
    ///
    /// - Parameter ending: What to do. When it throws, that is told on standard error and the exit status is 1.
    public func atEnd(_ ending: @escaping @MainActor () async throws -> Void) {
      endings.append(ending)
    }

    /// Makes the exit status 1, for a failure that the person has been told of already.
    package func commandFailed() {
      isClean = false
    }

    /// Does what was asked for at the end.
    package func end() async {
      while let ending = endings.popLast() {
        do {
          try await ending()
        } catch {
          fail("\(error)")
        }
      }
    }
  }
}
