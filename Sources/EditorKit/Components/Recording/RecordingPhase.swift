/// What a recording editor shows.
public enum RecordingPhase: Equatable, Sendable {
  /// There is no recording.
  case blank
  /// A recording is under way, with its length and its level, from 0 to 1.
  case recording(elapsed: Duration, level: Double)
  /// There is a recording.
  case recorded
  /// The last recording failed. A recording from before is still there.
  case failed(reason: String)
}
