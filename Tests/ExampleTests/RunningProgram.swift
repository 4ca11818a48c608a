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
  private let ended: AsyncStream<Int32>
  private let watchdog: Task<Void, any Error>
  private var gathered = ""
  private var unread = ""

  /// Starts a program, which is killed when it takes a minute.
  init(_ name: String, _ arguments: [String] = [], on streams: Streams) throws {
    // Writing to a program that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    process.executableURL = ProgramRun.programs.appendingPathComponent(name)
    process.arguments = arguments
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
      let (standardInput, standardOutput) = (Pipe(), Pipe())
      process.standardInput = standardInput
      process.standardOutput = standardOutput
      try ProgramRun.start(process)
      input = standardInput.fileHandleForWriting
      reading = standardOutput.fileHandleForReading
    case .terminal:
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
    output = Self.chunks(of: reading)
    watchdog = Task {
      try await Task.sleep(for: .seconds(60))
      kill(pid, SIGKILL)
    }
  }

  /// Types.
  func send(_ text: String) {
    try? input.write(contentsOf: Data(text.utf8))
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
    guard openpty(&ours, &theirs, nil, nil, nil) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    for descriptor in [ours, theirs] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (
      FileHandle(fileDescriptor: ours, closeOnDealloc: true), FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    )
  }

  /// What can be read, on a thread of its own: the pool's threads must not wait for a program.
  private static func chunks(of handle: FileHandle) -> AsyncStream<Data> {
    let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      // A terminal whose other side is closed is an error to read on Linux, and means the end.
      while case let count = systemRead(handle.fileDescriptor, &buffer), count > 0 {
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
