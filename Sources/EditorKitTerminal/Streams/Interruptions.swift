import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The signals with which a person or the system asks the process to end.
package enum Interruptions {
  /// The signals that ask for an end.
  package static let signals = [SIGINT, SIGTERM]

  /// Takes the signals over from the system for the rest of the process.
  ///
  /// The first is handed out, so that the process can end in order. Another ends it at once: whoever asks twice doesn't
  /// want to wait.
  package static func stream() -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    let queue = DispatchQueue(label: "EditorKitTerminal.Interruptions")
    // Used on the queue only.
    var isFirst = true
    for number in signals {
      // The system's own way would be to end the process.
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        guard isFirst else { _exit(128 + number) }
        isFirst = false
        continuation.yield(number)
        // A source that nobody holds goes away; this one is to stay.
        withExtendedLifetime(source) {}
      }
      source.resume()
    }
    return stream
  }
}
