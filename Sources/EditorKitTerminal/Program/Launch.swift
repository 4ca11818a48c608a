import EditorKit

/// One run of a program from its command line to its exit status, with everything that it needs of the process.
@MainActor package struct Launch {
  /// What the program is called and takes.
  package var program: Terminal.Program
  /// What follows the program's name on the command line.
  package var arguments: [String]
  /// The environment's variables.
  package var environment: [String: String]
  /// Where to read commands and to print.
  package var console: LineHost.Console
  /// Prints an error before it returns, where nothing can wait.
  package var printErrorNow: @MainActor (String) -> Void
  /// The signals that ask the process to end.
  package var interruptions: AsyncStream<Int32>

  /// The reason why the arguments can't be used; nil if they can.
  package var argumentObstacle: String?

  /// The longest time that pending work may hold up the exit.
  package var patience: Duration = .seconds(5)

  /// Makes a run, which doesn't start before ``run(host:_:)``.
  package init(
    program: Terminal.Program,
    arguments: [String],
    environment: [String: String] = [:],
    console: LineHost.Console,
    printErrorNow: @escaping @MainActor (String) -> Void,
    interruptions: AsyncStream<Int32> = AsyncStream { _ in }
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.console = console
    self.printErrorNow = printErrorNow
    self.interruptions = interruptions
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - makeHost: Makes the host for the root component.
  ///   - makeRoot: Makes the root component.
  /// - Returns: The exit status.
  package func run(
    host makeHost: @escaping @MainActor (any Component, Terminal.Session) -> any Terminal.Host,
    _ makeRoot: @escaping @MainActor (Terminal.Session) async throws -> any Component
  ) async -> Int32 {
    let arguments: Arguments
    do throws(Arguments.UsageError) {
      if let argumentObstacle { throw Arguments.UsageError(description: argumentObstacle) }
      arguments = try Arguments(self.arguments, allowing: program.operands, options: program.options)
    } catch {
      await console.printError("error: \(error.description)\n\(program.usage)\nFor more: \(program.name) --help\n")
      return 2
    }
    if arguments.isHelp {
      guard case .failed(let reason) = await console.print(program.help) else { return 0 }
      await console.printError("error: standard output: \(reason)\n")
      return 1
    }
    let language = arguments.language ?? Context.Language(environment: environment)
    let context =
      arguments.language.map { Context(locale: $0.locale, labels: $0.labels) } ?? Context(labels: language.labels)
    let session = Terminal.Session(
      context: context, language: language, operands: arguments.operands, options: arguments.options, console: console,
      printError: printErrorNow)
    let status = await Race(session, makeHost: makeHost).run(makeRoot, against: interruptions)
    // What was put off is saved now. A recording that was under way is kept; what doesn't end by itself can't hold up the exit.
    context.work.skipDelays()
    _ = await context.work.waitUntilIdle(atMost: patience, clock: context.clock)
    await session.end()
    return status ?? (session.isClean ? 0 : 1)
  }

  /// The program against the signal that ends it. What loses is left where it stands, since the process ends.
  @MainActor private final class Race {
    private let session: Terminal.Session
    private let makeHost: @MainActor (any Component, Terminal.Session) -> any Terminal.Host
    private var host: (any Terminal.Host)?
    private var finish: CheckedContinuation<Int32?, Never>?

    init(
      _ session: Terminal.Session,
      makeHost: @escaping @MainActor (any Component, Terminal.Session) -> any Terminal.Host
    ) {
      self.session = session
      self.makeHost = makeHost
    }

    /// Returns the status for the signal that came first, or nil when the program ended by itself.
    func run(
      _ makeRoot: @escaping @MainActor (Terminal.Session) async throws -> any Component,
      against interruptions: AsyncStream<Int32>
    ) async -> Int32? {
      let listener = Task {
        for await signal in interruptions { end(128 + signal) }
      }
      defer { listener.cancel() }
      return await withCheckedContinuation { continuation in
        finish = continuation
        Task {
          await show(makeRoot)
          end(nil)
        }
      }
    }

    private func show(_ makeRoot: @MainActor (Terminal.Session) async throws -> any Component) async {
      do {
        let root = try await makeRoot(session)
        guard finish != nil else { return }
        let host = makeHost(root, session)
        self.host = host
        if await !host.run() { session.commandFailed() }
      } catch {
        session.fail("\(error)")
      }
    }

    private func end(_ status: Int32?) {
      guard let continuation = finish else { return }
      finish = nil
      host?.close()
      continuation.resume(returning: status)
    }
  }
}
