import Foundation

/// A build of this program.
struct Build {
  /// What messages call it.
  let name: String
  let executable: URL
  /// The exit status of this program where the build can't be run.
  let failureStatus: Int32

  /// The build that is running.
  static var this: Build {
    #if os(Linux)
      // The link leads to the running executable even where a new build has taken its place on disk.
      let executable = URL(fileURLWithPath: "/proc/self/exe")
    #else
      let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    #endif
    return Build(name: "this build", executable: executable, failureStatus: 1)
  }
}

/// Runs rounds in child processes, whose temporary files lie in a folder that goes with the runner.
@MainActor final class Runner {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Benchmarks-\(UUID().uuidString)", isDirectory: true)
  private var child: Process?
  private var interruptions: Interruptions?

  /// Makes the folder.
  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    interruptions = Interruptions { [weak self] in
      if let child = self?.child { kill(child.processIdentifier, SIGKILL) }
      self?.finish()
    }
  }

  /// Removes the folder.
  func finish() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs one round of a build.
  ///
  /// - Parameters:
  ///   - build: The build, this one or another.
  ///   - filters: Parts of names, any of which selects a row.
  /// - Returns: The figures, in the order in which the rows ran.
  /// - Throws: ``Failure`` where the build can't be run, fails, or doesn't know rounds.
  func round(of build: Build, _ filters: [String]) async throws -> [Figure] {
    let process = Process()
    process.executableURL = build.executable
    process.arguments = ["--round"] + filters
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    do {
      // A child inherits the signal mask of the thread that starts it, and the main thread blocks no signal.
      try process.run()
    } catch {
      throw Failure("\(build.name) can't be run: \(Self.reason(of: error))", status: build.failureStatus)
    }
    child = process
    defer { child = nil }
    let output = pipe.fileHandleForReading
    // Another thread reads while the child runs, since a full pipe would stop it, and the main thread waits for signals.
    let data = await Task.detached { (try? output.readToEnd()) ?? Data() }.value
    process.waitUntilExit()
    return try figures(in: String(decoding: data, as: UTF8.self), of: build, process)
  }

  private func figures(in output: String, of build: Build, _ process: Process) throws -> [Figure] {
    let lines = output.split(whereSeparator: \.isNewline)
    guard lines.first.map({ $0 == Figure.heading }) ?? false else {
      throw Failure(
        "\(build.name) isn't a build of Benchmarks that knows --round (\(Self.ending(of: process)))",
        status: build.failureStatus)
    }
    let figures = lines.compactMap { Figure(line: $0) }
    if process.terminationReason == .exit, process.terminationStatus == 0 { return figures }
    let last = figures.last.map { "; its last row was \($0.name)" } ?? ""
    throw Failure("\(build.name) failed in a round (\(Self.ending(of: process)))\(last)", status: build.failureStatus)
  }

  private static func ending(of process: Process) -> String {
    "\(process.terminationReason == .exit ? "exit status" : "signal") \(process.terminationStatus)"
  }

  /// Says why a process couldn't be started: the system's reason is more telling than that of Foundation.
  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(underlying.code)))
  }
}
