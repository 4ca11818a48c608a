import EditorKit
import Foundation
import Observation

/// A recording as a value.
struct Take: Equatable, Codable, Sendable {
  var trimStart = 0.0
  var trimEnd = 1.0

  static var described: [Attribute<Take>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}

/// A memo as a value.
struct ValueMemo: MemoProtocol, Identifiable, Equatable {
  var id = 0
  var name = ""
  var recording: Take?

  static var attributes: [Attribute<Take>] { Take.described }
}

/// A memo as an object that observers can watch.
@Observable final class ObservableMemo: MemoProtocol, Identifiable {
  var name = ""
  var recording: Take?

  static var attributes: [Attribute<Take>] { Take.described }
}

/// A recording as an object.
final class ObjectTake {
  var trimStart = 0.0
  var trimEnd = 1.0
}

/// A memo as an object that tells nobody of its changes.
class PlainMemo: MemoProtocol, Identifiable {
  var name = ""
  var recording: ObjectTake?

  static var attributes: [Attribute<ObjectTake>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}

/// A memo that ends the process when it is touched after its deletion, as an ORM's object does.
final class MortalMemo: MemoProtocol, Identifiable {
  private(set) var isAlive = true
  /// Whether the relation to the recording has been promised and isn't there yet.
  private var storedName = ""
  private var storedRecording: Take?
  private let storedID: Int

  init(id: Int = 7, name: String = "", recording: Take? = nil) {
    storedID = id
    storedName = name
    storedRecording = recording
  }

  var id: Int { touched(storedID) }

  var name: String {
    get { touched(storedName) }
    set { storedName = touched(newValue) }
  }

  var recording: Take? {
    get { touched(storedRecording) }
    set { storedRecording = touched(newValue) }
  }

  static var attributes: [Attribute<Take>] { Take.described }

  func die() { isAlive = false }

  private func touched<Value>(_ value: Value) -> Value {
    precondition(isAlive, "A deleted memo was touched.")
    return value
  }
}

/// A memo as a JSON object with members that nobody here knows.
struct RawMemo: MemoProtocol, Identifiable {
  let id = UUID()
  var json: JSONValue

  var name: String {
    get { json["name"]?.string ?? "" }
    set { json["name"] = JSONValue(newValue) }
  }

  var recording: RawTake? {
    get { json["recording"].flatMap { $0.isNull ? nil : RawTake(json: $0) } }
    set { json["recording"] = newValue?.json }
  }

  static var attributes: [Attribute<RawTake>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}

/// A recording as a JSON object.
struct RawTake {
  var json: JSONValue = [:]

  var trimStart: Double {
    get { json["trimStart"]?.double ?? 0 }
    set { json["trimStart"] = try? JSONValue(newValue) }
  }

  var trimEnd: Double {
    get { json["trimEnd"]?.double ?? 1 }
    set { json["trimEnd"] = try? JSONValue(newValue) }
  }
}
