import Foundation

/// Tidies up before a signal ends the program: a child process has a group of its own, and no signal from the terminal.
@MainActor final class Interruptions {
  private static let signals = [SIGINT, SIGTERM]
  private var sources: [any DispatchSourceSignal] = []

  /// Takes the signals over from the system.
  ///
  /// - Parameter tidyUp: Runs on the main actor before the program ends.
  init(_ tidyUp: @escaping @MainActor () -> Void) {
    sources = Self.signals.map { number in
      // The system's own way would end the program at once.
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          tidyUp()
          exit(128 + number)
        }
      }
      source.resume()
      return source
    }
  }

  /// Gives the signals back to the system: a child inherits that its parent ignores them.
  static func restore() {
    for number in signals { _ = signal(number, SIG_DFL) }
  }
}
