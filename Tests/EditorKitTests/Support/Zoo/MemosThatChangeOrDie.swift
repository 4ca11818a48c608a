import EditorKit

/// A memo whose `id` is temporary until it is saved, as a SwiftData model's is.
final class ChangingIDMemo: ZooMemo {
  let number: Int
  var name: String
  var recording: Take?
  private(set) var isSaved = false

  init(_ value: MemoValue) {
    (number, name, recording) = (value.id, value.name, value.recording)
  }

  var id: Int { isSaved ? number : -number }

  func save() { isSaved = true }
}

extension MortalMemo: ZooMemo {
  convenience init(_ value: MemoValue) {
    self.init(id: value.id, name: value.name, recording: value.recording)
  }
}

/// A memo on the main actor that ends the process when it is touched after its deletion.
@MainActor final class MainActorMortalMemo {
  private(set) var isAlive = true
  private var stored: MemoValue

  init(_ value: MemoValue) {
    stored = value
  }

  var id: Int { touched(stored.id) }

  var name: String {
    get { touched(stored.name) }
    set { stored.name = touched(newValue) }
  }

  var recording: Take? {
    get { touched(stored.recording) }
    set { stored.recording = touched(newValue) }
  }

  func die() { isAlive = false }

  private func touched<Value>(_ value: Value) -> Value {
    precondition(isAlive, "A deleted memo was touched.")
    return value
  }
}

extension MainActorMortalMemo: @MainActor ZooMemo {}

/// A memo of the zoo that can die, and ends the process when it is touched after that.
@MainActor protocol MortalZooMemo: ZooMemo, AnyObject {
  func die()
}

extension MortalMemo: @MainActor MortalZooMemo {}
extension MainActorMortalMemo: @MainActor MortalZooMemo {}
