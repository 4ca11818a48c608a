import EditorKit

/// What a test knows of a memo, whatever the app's model looks like, and what stands for it in a file.
struct MemoValue: Identifiable, Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var recording: Take?
  /// The sibling that a model derives from its name; nil for a model without one.
  var slug: String?
}

/// A memo of the zoo: a model as a real app has it, which a test can read as a value.
protocol ZooMemo: MemoProtocol, Identifiable {
  /// The number that the memo keeps, whatever becomes of its `id`.
  var number: Int { get }

  /// What the model derives from its name; nil if it derives nothing.
  var slug: String? { get }

  /// Makes a recording, as the app's recorder does.
  static func makeRecording() -> Recording
}

extension ZooMemo {
  var slug: String? { nil }

  /// The memo as a value.
  var value: MemoValue {
    let take = recording.map { recording in
      Take(
        trimStart: recording[keyPath: Self.attributes[0].keyPath],
        trimEnd: recording[keyPath: Self.attributes[1].keyPath])
    }
    return MemoValue(id: number, name: name, recording: take, slug: slug)
  }
}

extension ZooMemo where ID == Int {
  var number: Int { id }
}

extension ZooMemo where Recording == Take {
  static var attributes: [Attribute<Take>] { Take.described }
  static func makeRecording() -> Take { Take() }
}
