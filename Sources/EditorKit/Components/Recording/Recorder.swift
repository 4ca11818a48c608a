/// How recording happens: a microphone, a file that is being filled, a simulation.
///
///     struct Dictation: Recorder {
///       func record(_ control: RecordingControl) async throws -> Take? {
///         let capture = try await Capture.begin()
///         await control.stopped()
///         return Task.isCancelled ? await capture.discard() : await capture.finish()
///       }
///     }
///
/// ``record(_:)`` runs on the main actor, so it may return an object that isn't Sendable. Move work that takes long, such as
/// measuring samples, to a `@concurrent` function: while `record` runs without suspending, the screen doesn't respond.
@MainActor public protocol Recorder<Recording> {
  /// What is handed over in the end.
  associatedtype Recording

  /// Records until it is told to stop, or has to end by itself.
  ///
  /// An editor never runs two of these at a time: a person who records again at once waits until this has returned.
  ///
  /// - Parameter control: Tells when to stop, and takes reports on how far the recording is.
  /// - Returns: The recording, also where it ended early with something in it; nil if nothing was recorded.
  /// - Throws: Why recording failed. The error's description is shown to the person, who can try again.
  ///
  /// It runs on the main actor. When the person cancels, the task is cancelled and ``RecordingControl/stopped()`` returns. Clean
  /// up then, temporary files too, and return anything: the result is dropped.
  func record(_ control: RecordingControl) async throws -> Recording?
}

/// Connects a recorder with the editor that runs it, for one recording.
@MainActor public final class RecordingControl {
  /// Whether the recording is to end.
  public private(set) var isStopped = false
  private let onReport: (Duration, Double) -> Void
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter = 0

  /// Makes a control, for running a recorder without an editor.
  ///
  /// - Parameter onReport: Told the elapsed time and the level, from 0 to 1.
  public init(onReport: @escaping (_ elapsed: Duration, _ level: Double) -> Void = { _, _ in }) {
    self.onReport = onReport
  }

  /// Reports how far the recording is.
  ///
  /// - Parameters:
  ///   - elapsed: How long it is.
  ///   - level: How loud it is now, from 0 to 1. What lies outside is taken as the nearer of the two.
  public func report(elapsed: Duration, level: Double) {
    onReport(elapsed, level.isNaN ? 0 : min(max(level, 0), 1))
  }

  /// Waits until the recording is to end, or the task that waits is cancelled.
  public func stopped() async {
    nextWaiter += 1
    let waiter = nextWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if isStopped || Task.isCancelled { continuation.resume() } else { waiters[waiter] = continuation }
      }
    } onCancel: {
      Task { @MainActor in self.waiters.removeValue(forKey: waiter)?.resume() }
    }
  }

  /// Says that the recording is to end. Further calls do nothing.
  public func stop() {
    isStopped = true
    let ready = waiters
    waiters = [:]
    for waiter in ready.values { waiter.resume() }
  }
}
