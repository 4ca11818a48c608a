import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the package's programs while it runs, with somebody at the other side who reads before typing on.
actor RunningProgram {
  /// Where the program's standard streams lead.
  enum Streams {
    /// Pipes; standard error is that of the tests.
    case pipes
    /// A terminal, for all three.
    case terminal
    /// A terminal, for all three, that sends SIGHUP to the program when it closes. The process is a shell, which has the
    /// program's exit status.
    case controllingTerminal
  }

  /// What a test can't go on without: the program has ended, and a text hasn't appeared.
  struct Missing: Error {
    var text: String
    var output: String
  }

  /// The number of the process.
  nonisolated let pid: Int32
  private let input: FileHandle
  private let output: AsyncStream<Data>
  /// Closing it closes the output.
  private let outputCloser: FileHandle
  private let ended: AsyncStream<Int32>
  private let watchdog: Task<Void, any Error>
  private var gathered = ""
  private var unread = ""

  /// Starts a program, which is killed when it takes a minute.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - arguments: What follows the name.
  ///   - streams: Where the program's standard streams lead.
  ///   - preparation: Commands for a shell, which runs them and then becomes the program. With them, standard error leads
  ///     where standard output does.
  init(_ name: String, _ arguments: [String] = [], on streams: Streams, after preparation: String? = nil) throws {
    // Writing to a program that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    let program = ProgramRun.programs.appendingPathComponent(name)
    process.executableURL = program
    process.arguments = arguments
    if preparation != nil || streams == .controllingTerminal {
      let start = streams == .controllingTerminal ? #"setsid -c "$0" "$@"; exit $?"# : #"exec "$0" "$@" 2>&1"#
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", (preparation ?? ":") + "; " + start, program.path] + arguments
    }
    process.environment = ["LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin"]
    let (ended, continuation) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { process in
      let isSignal = process.terminationReason == .uncaughtSignal
      continuation.yield(isSignal ? -process.terminationStatus : process.terminationStatus)
      continuation.finish()
    }
    self.ended = ended
    let reading: FileHandle
    switch streams {
    case .pipes:
      let (standardInput, standardOutput) = (ProgramRun.pipe(), ProgramRun.pipe())
      process.standardInput = standardInput
      process.standardOutput = standardOutput
      try ProgramRun.start(process)
      input = standardInput.fileHandleForWriting
      reading = standardOutput.fileHandleForReading
    case .terminal, .controllingTerminal:
      let (ours, theirs) = try Self.terminal()
      process.standardInput = theirs
      process.standardOutput = theirs
      process.standardError = theirs
      try ProgramRun.start(process)
      // The end shows when nobody has that side open any more.
      try theirs.close()
      input = ours
      reading = ours
    }
    let pid = process.processIdentifier
    self.pid = pid
    let stop = ProgramRun.pipe()
    outputCloser = stop.fileHandleForWriting
    output = Self.chunks(of: reading, until: stop.fileHandleForReading)
    watchdog = Task {
      try await Task.sleep(for: .seconds(60))
      kill(pid, SIGKILL)
    }
  }

  /// Types.
  func send(_ text: String) {
    try? input.write(contentsOf: Data(text.utf8))
  }

  /// Closes the program's standard input, or its terminal.
  func closeInput() {
    try? input.close()
  }

  /// Closes this side of the program's standard output: what the program prints from now on can't be written. Returns when it
  /// is closed. A terminal is gone then.
  func closeOutput() async {
    try? outputCloser.close()
    for await chunk in output { add(chunk) }
  }

  /// Reads what the program prints until a text has appeared, which later calls don't see again.
  func read(until text: String) async throws {
    while true {
      if let range = unread.range(of: text) {
        unread.removeSubrange(..<range.upperBound)
        return
      }
      guard let chunk = await output.first(where: { _ in true }) else {
        throw Missing(text: text, output: gathered)
      }
      add(chunk)
    }
  }

  /// Reads the rest, and waits for the end.
  ///
  /// - Returns: The exit status, the negative number of the signal if one has ended the program, and all it has printed.
  func end() async -> (status: Int32, output: String) {
    for await chunk in output { add(chunk) }
    var status: Int32 = .min
    for await value in ended { status = value }
    watchdog.cancel()
    return (status, gathered)
  }

  private func add(_ chunk: Data) {
    let text = String(decoding: chunk, as: UTF8.self)
    gathered += text
    unread += text
  }

  /// The two sides of a new terminal.
  private static func terminal() throws -> (ours: FileHandle, theirs: FileHandle) {
    var (ours, theirs) = (Int32(-1), Int32(-1))
    try ProgramRun.whileNothingStarts {
      guard openpty(&ours, &theirs, nil, nil, nil) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
      for descriptor in [ours, theirs] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }
    return (
      FileHandle(fileDescriptor: ours, closeOnDealloc: true), FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    )
  }

  /// What can be read, on a thread of its own: the pool's threads must not wait for a program. If the other side of `stop` is
  /// closed, the thread closes the handle.
  private static func chunks(of handle: FileHandle, until stop: FileHandle) -> AsyncStream<Data> {
    let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var requests = [handle, stop].map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
      while poll(&requests, 2, -1) > 0 || errno == EINTR {
        if requests[1].revents != 0 {
          try? handle.close()
          break
        }
        guard requests[0].revents != 0 else { continue }
        // A terminal whose other side is closed is an error to read on Linux, and means the end.
        let count = systemRead(handle.fileDescriptor, &buffer)
        guard count > 0 else { break }
        continuation.yield(Data(buffer[..<count]))
      }
      continuation.finish()
    }
    return stream
  }
}

// The actor's own functions hide the system's.
private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
