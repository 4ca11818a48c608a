import EditorKit

/// A memo as an `Equatable` value with an object inside, of which every copy of the memo shares the same one.
struct ClassInStructMemo: ZooMemo, Codable, Equatable {
  let id: Int
  var name: String
  var recording: EquatableTape?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording.map { EquatableTape($0) })
  }

  static var attributes: [Attribute<EquatableTape>] { EquatableTape.described }
  static func makeRecording() -> EquatableTape { EquatableTape(Take()) }
}

/// A recording as an object that compares its contents.
final class EquatableTape: Codable, Equatable {
  var trimStart: Double
  var trimEnd: Double

  init(_ take: Take) {
    (trimStart, trimEnd) = (take.trimStart, take.trimEnd)
  }

  static var described: [Attribute<EquatableTape>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }

  static func == (one: EquatableTape, other: EquatableTape) -> Bool {
    one.trimStart == other.trimStart && one.trimEnd == other.trimEnd
  }
}

/// A memo as an object whose recording is an object, too: steps of undo hold the same recording as the memo does.
final class TapeMemo: ZooMemo, Codable {
  let id: Int
  var name: String
  var recording: Tape?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording.map { Tape($0) })
  }

  static var attributes: [Attribute<Tape>] { Tape.described }
  static func makeRecording() -> Tape { Tape(Take()) }
  static func discardRecording(_ recording: Tape) { recording.isErased = true }
}

/// A recording as an object without `==`.
final class Tape: Codable {
  var trimStart: Double
  var trimEnd: Double
  /// Whether the app has destroyed what belongs to the recording.
  fileprivate(set) var isErased = false

  init(_ take: Take) {
    (trimStart, trimEnd) = (take.trimStart, take.trimEnd)
  }

  private enum CodingKeys: CodingKey { case trimStart, trimEnd }

  static var described: [Attribute<Tape>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}
