#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the ways in which a program ends, or doesn't.
enum End: String, CaseIterable {
  case quit = "the command quit"
  case endOfInput = "the end of the input"
  case interrupt = "SIGINT"
  case terminate = "SIGTERM"
  case hangUp = "SIGHUP"
  case repeatedHangUp = "SIGHUP, again and again"
  case quitSignal = "SIGQUIT"
  case closedOutput = "a closed standard output"
  case closedTerminal = "a closed terminal"
  case ignoredSignals = "quit, after signals that were ignored at the start"

  /// The signals that the end sends, in order.
  var signals: [Int32] {
    switch self {
    case .interrupt: [SIGINT]
    case .terminate: [SIGTERM]
    case .hangUp: [SIGHUP]
    case .repeatedHangUp: Array(repeating: SIGHUP, count: 200)
    case .quitSignal: [SIGQUIT]
    case .ignoredSignals: [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
    case .quit, .endOfInput, .closedOutput, .closedTerminal: []
    }
  }

  /// The exit statuses that the program may end with.
  ///
  /// - Parameter status: The status after `quit`.
  func statuses(afterQuit status: Int32) -> [Int32] {
    switch self {
    case .quit, .endOfInput, .closedOutput, .ignoredSignals: [status]
    // The program notices the end of its input, or receives the signal first.
    case .closedTerminal: [status, 128 + SIGHUP]
    case .interrupt, .terminate, .hangUp, .repeatedHangUp, .quitSignal: [128 + signals[0]]
    }
  }

  /// Whether the test can read what the program prints at its end.
  var leavesOutput: Bool { self != .closedOutput && self != .closedTerminal }

  /// The streams that the program needs.
  var streams: RunningProgram.Streams { self == .closedTerminal ? .controllingTerminal : .pipes }

  /// Commands for the shell that starts the program.
  var preparation: String { self == .ignoredSignals ? "trap '' HUP INT QUIT TERM" : ":" }

  /// Ends a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - text: A text that `show` prints while the program runs.
  func end(_ program: RunningProgram, showing text: String) async throws {
    for number in signals {
      kill(program.pid, number)
      // A signal that is still pending isn't sent a second time.
      await Task.yield()
    }
    switch self {
    case .interrupt, .terminate, .hangUp, .repeatedHangUp, .quitSignal: break
    case .quit: await program.send("quit\n")
    case .endOfInput: await program.closeInput()
    case .closedTerminal: await program.closeOutput()
    case .closedOutput:
      await program.closeOutput()
      // A program notices it when it prints.
      await program.send("show\n")
    case .ignoredSignals:
      await program.send("show\n")
      try await program.read(until: text)
      await program.send("quit\n")
    }
  }
}
