import EditorKit
import Observation

// An app with main-actor default isolation: these pass by compiling. Nothing is annotated that such an app wouldn't annotate.

/// A recording as a value.
public struct Clip {
  var start = 0.0
  var end = 1.0

  static var described: [Attribute<Clip>] {
    [
      Attribute("Start", \.start, default: 0, atMost: \.end),
      Attribute("End", \.end, default: 1, atLeast: \.start),
    ]
  }
}

struct StructMemo: MemoProtocol {
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}

final class FinalMemo: MemoProtocol {
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}

/// An open class of an app.
open class OpenMemo: MemoProtocol {
  /// What the person calls it.
  public var name = ""
  /// The recording.
  public var recording: Clip?
  /// What can be set.
  public static var attributes: [Attribute<Clip>] { Clip.described }

  /// Makes a memo without a name.
  public init() {}
}

final class DerivedMemo: OpenMemo {
  var folder = ""
}

@Observable final class WatchedMemo: MemoProtocol {
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}

@MainActor final class IsolatedMemo: MemoProtocol {
  var name = ""
  var recording: Clip?
  static var attributes: [Attribute<Clip>] { Clip.described }
}
