import EditorKit
import Observation

// An app without default isolation: these pass by compiling.

struct Clip {
  var start = 0.0
  var end = 1.0

  static var described: [Attribute<Clip>] {
    [
      Attribute("Start", \.start, default: 0, atMost: \.end),
      Attribute("End", \.end, default: 1, atLeast: \.start),
    ]
  }
}

struct StructMemo: MemoProtocol, Identifiable {
  var id = 0
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}

final class FinalMemo: MemoProtocol, Identifiable {
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}

class OpenMemo: MemoProtocol {
  var name = ""
  var recording: Clip?
  class var attributes: [Attribute<Clip>] { Clip.described }
}

final class DerivedMemo: OpenMemo {
  var folder = ""
}

@Observable final class WatchedMemo: MemoProtocol {
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}

@MainActor final class IsolatedMemo: @MainActor MemoProtocol {
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}
