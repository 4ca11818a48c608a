import EditorKit

/// A memo that compares and hashes its identity only, so that the app can keep it in a set.
struct SameIDMemo: ZooMemo, Codable, Hashable, Sendable {
  let id: Int
  var name: String
  var recording: SameIDTake?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording.map { SameIDTake($0) })
  }

  static var attributes: [Attribute<SameIDTake>] { SameIDTake.described }
  static func makeRecording() -> SameIDTake { SameIDTake(Take()) }

  static func == (one: SameIDMemo, other: SameIDMemo) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A recording that compares its device only. All of a test's recordings are made by the same one.
struct SameIDTake: Codable, Hashable, Sendable {
  var device: String? = "microphone"
  var trimStart: Double
  var trimEnd: Double

  init(_ take: Take) {
    (trimStart, trimEnd) = (take.trimStart, take.trimEnd)
  }

  static var described: [Attribute<SameIDTake>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }

  static func == (one: SameIDTake, other: SameIDTake) -> Bool { one.device == other.device }
  func hash(into hasher: inout Hasher) { hasher.combine(device) }
}

/// A memo that equals every other memo.
struct AlwaysEqualMemo: ZooMemo, Codable, Hashable, Sendable {
  let id: Int
  var name: String
  var recording: AlwaysEqualTake?

  init(_ value: MemoValue) {
    (id, name) = (value.id, value.name)
    recording = value.recording.map { AlwaysEqualTake(trimStart: $0.trimStart, trimEnd: $0.trimEnd) }
  }

  static var attributes: [Attribute<AlwaysEqualTake>] { AlwaysEqualTake.described }
  static func makeRecording() -> AlwaysEqualTake { AlwaysEqualTake() }

  static func == (one: AlwaysEqualMemo, other: AlwaysEqualMemo) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// A recording that equals every other recording.
struct AlwaysEqualTake: Codable, Hashable, Sendable {
  var trimStart = 0.0
  var trimEnd = 1.0

  static var described: [Attribute<AlwaysEqualTake>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }

  static func == (one: AlwaysEqualTake, other: AlwaysEqualTake) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// A memo whose recordings equal nothing, not even themselves: their loudness isn't a number.
struct NeverEqualMemo: ZooMemo, Codable, Equatable, Sendable {
  let id: Int
  var name: String
  var recording: NeverEqualTake?

  init(_ value: MemoValue) {
    (id, name) = (value.id, value.name)
    recording = value.recording.map { NeverEqualTake(trimStart: $0.trimStart, trimEnd: $0.trimEnd) }
  }

  static var attributes: [Attribute<NeverEqualTake>] { NeverEqualTake.described }
  static func makeRecording() -> NeverEqualTake { NeverEqualTake() }
}

/// A recording whose loudness nobody has measured.
struct NeverEqualTake: Codable, Equatable, Sendable {
  var trimStart = 0.0
  var trimEnd = 1.0
  var loudness = Double.nan

  private enum CodingKeys: CodingKey { case trimStart, trimEnd }

  static var described: [Attribute<NeverEqualTake>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}
