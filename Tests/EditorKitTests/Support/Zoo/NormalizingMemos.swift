import EditorKit
import Foundation

/// A memo as a value that trims its name whenever it is set, and whose recording rounds and clamps its numbers.
struct NormalizingMemo: ZooMemo, Codable, Sendable {
  let id: Int
  private var storedName: String
  var recording: NormalizingTake?

  private enum CodingKeys: String, CodingKey {
    case id, recording
    case storedName = "name"
  }

  init(_ value: MemoValue) {
    (id, storedName) = (value.id, value.name)
    recording = value.recording.map { NormalizingTake($0) }
  }

  var name: String {
    get { storedName }
    set { storedName = newValue.trimmingCharacters(in: .whitespaces) }
  }

  static var attributes: [Attribute<NormalizingTake>] { NormalizingTake.described }
  static func makeRecording() -> NormalizingTake { NormalizingTake(Take()) }
}

/// A memo as an object that trims its name whenever it is set, and whose recording rounds and clamps its numbers.
final class NormalizingObjectMemo: ZooMemo {
  let id: Int
  private var storedName: String
  var recording: NormalizingTake?

  init(_ value: MemoValue) {
    (id, storedName) = (value.id, value.name)
    recording = value.recording.map { NormalizingTake($0) }
  }

  var name: String {
    get { storedName }
    set { storedName = newValue.trimmingCharacters(in: .whitespaces) }
  }

  static var attributes: [Attribute<NormalizingTake>] { NormalizingTake.described }
  static func makeRecording() -> NormalizingTake { NormalizingTake(Take()) }
}

/// A recording that rounds what it is given to tenths, and keeps it between 0 and 1. Its attributes offer more than that.
struct NormalizingTake: Codable, Sendable {
  private var start: Double
  private var end: Double

  private enum CodingKeys: String, CodingKey {
    case start = "trimStart"
    case end = "trimEnd"
  }

  init(_ take: Take) {
    (start, end) = (take.trimStart, take.trimEnd)
  }

  var trimStart: Double {
    get { start }
    set { start = Self.normalized(newValue) }
  }

  var trimEnd: Double {
    get { end }
    set { end = Self.normalized(newValue) }
  }

  static func normalized(_ number: Double) -> Double { (min(max(number, 0), 1) * 10).rounded() / 10 }

  static var described: [Attribute<NormalizingTake>] {
    [
      Attribute("Trim Start", \.trimStart, in: -1...2, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, in: -1...2, default: 1, atLeast: \.trimStart),
    ]
  }
}
