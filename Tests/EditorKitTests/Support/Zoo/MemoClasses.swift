import EditorKit
import Observation

/// A memo on the main actor, which is read and written there, too.
@MainActor final class MainActorMemo: @MainActor Codable {
  let id: Int
  var name: String
  var recording: Take?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording)
  }
}

extension MainActorMemo: @MainActor ZooMemo {}

/// A memo on the main actor, of which an app may derive classes.
@MainActor class OpenMainActorMemo {
  let id: Int
  var name: String
  var recording: Take?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording)
  }
}

extension OpenMainActorMemo: @MainActor ZooMemo {}

/// A memo of an app that derives its class from another one.
final class DerivedMainActorMemo: OpenMainActorMemo {
  /// How often the name was set.
  private(set) var nameCount = 0

  override var name: String {
    didSet { nameCount += 1 }
  }
}

/// A memo that observers can watch.
@Observable final class ZooObservableMemo: ZooMemo {
  let id: Int
  var name: String
  var recording: Take?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording)
  }
}

/// A memo that observers can watch, of which an app may derive classes.
@Observable class OpenObservableMemo: ZooMemo {
  let id: Int
  var name: String
  var recording: Take?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording)
  }
}

/// A memo of an app that derives its class from an observable one.
final class DerivedObservableMemo: OpenObservableMemo {
  /// How often the name was set.
  private(set) var nameCount = 0

  override var name: String {
    didSet { nameCount += 1 }
  }
}

/// A memo on the main actor that observers can watch.
@MainActor @Observable final class MainActorObservableMemo {
  let id: Int
  var name: String
  var recording: Take?

  init(_ value: MemoValue) {
    (id, name, recording) = (value.id, value.name, value.recording)
  }
}

extension MainActorObservableMemo: @MainActor ZooMemo {}
