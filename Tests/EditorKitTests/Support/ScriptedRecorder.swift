import EditorKit

/// A recorder that a test leads by the hand: each recording waits for the test to say how it ends.
@MainActor final class ScriptedRecorder<Recording>: Recorder {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// One call of `record`.
  @MainActor final class Call {
    let control: RecordingControl
    /// Whether the recorder was told to stop, or its task was cancelled, when it ended.
    fileprivate(set) var sawStop = false
    fileprivate(set) var sawCancellation = false
    fileprivate var result: Result<Recording?, any Error>?
    fileprivate var ending: CheckedContinuation<Void, Never>?

    init(control: RecordingControl) {
      self.control = control
    }

    /// Ends the recording.
    func end(_ result: Result<Recording?, any Error>) {
      self.result = result
      ending?.resume()
      ending = nil
    }
  }

  private(set) var calls: [Call] = []
  /// How many recordings are under way.
  private(set) var running = 0
  private(set) var mostRunning = 0

  func record(_ control: RecordingControl) async throws -> Recording? {
    let call = Call(control: control)
    calls.append(call)
    running += 1
    mostRunning = max(mostRunning, running)
    await withCheckedContinuation { call.ending = $0 }
    running -= 1
    call.sawStop = control.isStopped
    call.sawCancellation = Task.isCancelled
    return try call.result?.get()
  }
}
