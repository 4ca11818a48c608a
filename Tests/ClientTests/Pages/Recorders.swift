import EditorKit

/// Counts the time until it is stopped.
struct StopwatchRecorder: Recorder {
  let clock: any Clock<Duration>

  func record(_ control: RecordingControl) async throws -> Double? {
    var seconds = 0.0
    while !control.isStopped {
      // Throws if the person cancels, which isn't a failure.
      try await clock.sleep(for: .seconds(0.1))
      seconds += 0.1
      control.report(elapsed: .seconds(seconds), level: 0.5)
    }
    return seconds
  }
}

/// Records samples until it is stopped, and returns the loudest one.
struct PeakRecorder: Recorder {
  /// Waits for the next samples of the microphone.
  let nextSamples: @Sendable () async throws -> [Float]

  func record(_ control: RecordingControl) async throws -> Float? {
    var samples: [Float] = []
    while !control.isStopped { samples += try await nextSamples() }
    return try await Self.peak(of: samples)
  }

  /// Runs off the main actor, whatever actor calls it.
  @concurrent private static func peak(of samples: [Float]) async throws -> Float? {
    var peak: Float?
    for sample in samples {
      try Task.checkCancellation()
      peak = max(peak ?? 0, abs(sample))
    }
    return peak
  }
}
