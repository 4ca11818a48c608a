import EditorKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a component as a command line program.
///
///     import EditorKit
///     import EditorKitTerminal
///     import Foundation
///
///     struct Memo: MemoProtocol, Identifiable, Codable {
///       static var attributes: [Attribute<Take>] { [Attribute("Volume", \.volume, default: 1)] }
///       var id = UUID()
///       var name: String
///       var recording: Take?
///     }
///
///     struct Take: Codable {
///       var volume = 1.0
///     }
///
///     @main struct FileMemos {
///       static func main() async {
///         let program = Terminal.Program(
///           "FileMemos", about: "Voice memos in a file.", operands: .optionalFile("the file with the memos"))
///         await Terminal.run(program) { session in
///           let context = session.context
///           let path = session.operands.first ?? "memos.json"
///           let store = Store(JSONFileStorage<Memo>(path), context: context)
///           session.atEnd { try await store.close() }
///           await store.load()
///           return MemoList(store, recorder: TimedRecorder { _ in Take() }, context: context) { Memo(name: $0) }
///         }
///       }
///     }
///
/// Every such program has the options `--help`, `--lines` and `--language`. Its exit status is 0; or 1 when a command, the
/// program or its ending failed, 2 when the command line can't be understood, and 128 and the signal's number when a
/// signal has ended it.
public enum Terminal {
  /// Runs a program on this process's arguments and standard streams, and ends the process.
  ///
  /// The main actor is never blocked, so that work goes on while nobody types. SIGINT, SIGTERM, SIGHUP and SIGQUIT end the
  /// program as `quit` does, unless they were ignored when it started; a second one ends the process immediately.
  ///
  /// - Parameters:
  ///   - program: What the program is called and takes.
  ///   - host: Makes the host that shows the root component; a ``LineHost`` by default.
  ///   - makeRoot: Makes what is shown. When it throws, nothing is shown: the error is told on standard error, and the exit
  ///     status is 1.
  @MainActor public static func run(
    _ program: Program,
    host: @escaping @MainActor (any Component, Session) -> any Host = { LineHost($0, session: $1) },
    makeRoot: @escaping @MainActor (Session) async throws -> any Component
  ) async -> Never {
    StandardStreams.prepare()
    var launch = Launch(
      program: program,
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: environment(),
      console: .standard,
      printErrorNow: { try? Descriptor.write($0, to: STDERR_FILENO) },
      interruptions: Interruptions.stream()
    )
    launch.argumentObstacle = undecodableArgument()
    exit(await launch.run(host: host, makeRoot))
  }

  /// The reason why this process's arguments can't be used: one isn't UTF-8, and as text it would be the name of another file.
  private static func undecodableArgument() -> String? {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else { continue }
      return "argument \(index), \(SafeText.quoted(String(cString: argument))), isn't UTF-8; rename the file"
    }
    return nil
  }

  /// The variables that say which language a person wants.
  private static func environment() -> [String: String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: values)
  }
}

extension LineHost.Console {
  /// Standard input, output and error, each on a thread of its own.
  package static var standard: LineHost.Console {
    let (input, output) = (LineReader(descriptor: STDIN_FILENO), Writer(descriptor: STDOUT_FILENO))
    let errors = Writer(descriptor: STDERR_FILENO)
    return LineHost.Console(
      isInteractive: StandardStreams.isInteractive,
      nextLine: { await input.next() },
      print: { await output.write($0) },
      printError: { _ = await errors.write($0) }
    )
  }
}
