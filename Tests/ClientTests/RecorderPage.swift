import EditorKit

/// Counts the time until it is stopped.
struct StopwatchRecorder: Recorder {
  let clock: any Clock<Duration>

  func record(_ control: RecordingControl) async throws -> Double? {
    var seconds = 0.0
    while !control.isStopped {
      // It throws when the person cancels: that is no failure.
      try await clock.sleep(for: .seconds(0.1))
      seconds += 0.1
      control.report(elapsed: .seconds(seconds), level: 0.5)
    }
    return seconds
  }
}
