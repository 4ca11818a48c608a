import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals with which a person or the system asks the process to end.
package enum Interruptions {
  /// The signals that ask for an end.
  package static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Handles the signals for the rest of the process.
  ///
  /// The stream yields the first signal, so that the process can save and end. A second one ends the process immediately,
  /// except for SIGHUP, which a terminal that closes sends twice: through its shell and by itself. A signal that was
  /// ignored when the process started, as by `nohup`, stays ignored.
  package static func stream() -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    let queue = DispatchQueue(label: "EditorKitTerminal.Interruptions")
    // Used on the queue only.
    var isFirst = true
    for number in signals {
      // By default these signals end the process.
      guard !isIgnored(signal(number, SIG_IGN)) else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        guard isFirst else {
          if number == SIGHUP { return }
          _exit(128 + number)
        }
        isFirst = false
        continuation.yield(number)
        // A source that nobody holds goes away; this one is to stay.
        withExtendedLifetime(source) {}
      }
      source.resume()
    }
    return stream
  }

  /// Whether a signal's handler is `SIG_IGN`. C functions can only be compared as addresses.
  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
