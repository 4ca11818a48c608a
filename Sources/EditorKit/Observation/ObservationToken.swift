import Observation

/// Keeps a closure of ``observe(_:)`` running until it is cancelled or released.
@MainActor public final class ObservationToken {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
    run()
  }

  /// Ends the observation. Further calls do nothing.
  public func cancel() {
    body = nil
  }

  private func run() {
    guard let body else { return }
    withObservationTracking(body) { [weak self] in
      // Observation calls back before the change, and once for all changes until then.
      Task { @MainActor in self?.run() }
    }
  }
}

/// Runs a closure now, and again whenever anything that it has read changes.
///
/// It is for programs without SwiftUI, where views do this by themselves:
///
///     let token = observe { label.text = memo.name.wrappedValue }
///
/// Changes that follow each other at once lead to one run, on the main actor, after the last of them. The closure may write
/// what it reads, if that comes to an end.
///
/// - Parameter body: Reads the model. The token holds what it captures.
/// - Returns: The token. The observation ends when it is cancelled or released.
@MainActor public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken {
  ObservationToken(body)
}
