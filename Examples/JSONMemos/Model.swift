// The value type of JSON is all that the model takes from the kit.
import enum EditorKit.JSONValue
import struct Foundation.UUID

/// A voice memo, as a JSON object of which the app knows two members. The others are somebody else's, and stay.
struct Memo: Identifiable {
  let id = UUID()
  var json: JSONValue

  var name: String {
    get { json["name"]?.string ?? "" }
    set { json["name"] = JSONValue(newValue) }
  }

  var recording: Take? {
    get { json["recording"].flatMap { $0.isNull ? nil : Take(json: $0) } }
    set { json["recording"] = newValue?.json }
  }
}

/// A recording, as a JSON object, with the part of it that is played, as fractions of the whole.
struct Take {
  var json: JSONValue = ["trimStart": 0, "trimEnd": 1]

  var trimStart: Double {
    get { json["trimStart"]?.double ?? 0 }
    set { json["trimStart"] = .finite(newValue) }
  }

  var trimEnd: Double {
    get { json["trimEnd"]?.double ?? 1 }
    set { json["trimEnd"] = .finite(newValue) }
  }
}

extension JSONValue {
  /// JSON has no words for other numbers.
  fileprivate static func finite(_ number: Double) -> JSONValue? {
    try? JSONValue(number)
  }
}
