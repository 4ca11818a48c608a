import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of one of the package's programs, as a real process.
struct ProgramRun: Sendable {
  /// The exit status, or 128 and the signal's number.
  var status: Int32
  var output: String
  var errors: String

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - arguments: What follows the name.
  ///   - input: What standard input holds.
  static func of(_ name: String, _ arguments: [String] = [], input: String) async throws -> ProgramRun {
    let process = Process()
    process.executableURL = programs.appendingPathComponent(name)
    process.arguments = arguments
    return try await run(process, input: input)
  }

  /// Runs a line of the shell, in which `$0` is the program, to its end.
  static func ofShell(_ line: String, _ name: String, _ arguments: [String] = []) async throws -> ProgramRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, programs.appendingPathComponent(name).path] + arguments
    return try await run(process, input: "")
  }

  private static func run(_ process: Process, input: String) async throws -> ProgramRun {
    // Writing to a program that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let (standardInput, output, errors) = (pipe(), pipe(), pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    process.environment = ["LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin"]
    let ended = AsyncStream<Int32> { continuation in
      process.terminationHandler = { process in
        let isSignal = process.terminationReason == .uncaughtSignal
        continuation.yield(isSignal ? 128 + process.terminationStatus : process.terminationStatus)
        continuation.finish()
      }
    }
    try start(process)
    async let outputData = contents(of: output.fileHandleForReading)
    async let errorData = contents(of: errors.fileHandleForReading)
    try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? standardInput.fileHandleForWriting.close()
    var status: Int32 = -1
    for await value in ended { status = value }
    return ProgramRun(
      status: status,
      output: String(decoding: await outputData, as: UTF8.self),
      errors: String(decoding: await errorData, as: UTF8.self)
    )
  }

  /// Makes programs start with the default handling of signals, also if the tests were started with signals ignored, as a
  /// shell does with a command in the background. Ignored signals are inherited; signals with a handler aren't.
  private static let noSignalIsIgnored: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      let handler = signal(number, SIG_IGN)
      let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      signal(number, isIgnored ? { _ in } : handler)
    }
  }()

  /// Starts a process with no signal blocked: it would inherit the mask of the thread that starts it.
  static func start(_ process: Process) throws {
    noSignalIsIgnored
    try whileNothingStarts {
      var (none, before) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      try process.run()
    }
  }

  private static let starting = NSLock()

  /// Makes descriptors while no process starts, which would inherit them: a pipe isn't closed until every process has closed it.
  static func whileNothingStarts<Result>(_ body: () throws -> Result) rethrows -> Result {
    try starting.withLock(body)
  }

  /// Makes a pipe that only the process inherits whose stream it is.
  static func pipe() -> Pipe {
    whileNothingStarts {
      let pipe = Pipe()
      for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      return pipe
    }
  }

  /// Reads to the end on a thread of its own: the pool's threads must not wait for a program.
  private static func contents(of handle: FileHandle) async -> Data {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: (try? handle.readToEnd()) ?? Data())
      }
    }
  }

  /// The folder of the built programs, which is the one that the tests were built into.
  static var programs: URL {
    #if os(Linux)
      let path =
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
      return URL(fileURLWithPath: path).deletingLastPathComponent()
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle?.bundleURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #endif
  }
}

/// A folder of one test's own.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("EditorKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Makes a file in the folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// The text of a file in the folder.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}
