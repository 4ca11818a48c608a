import EditorKit
import Foundation

/// Measures reading JSON and laying it out, side by side with Foundation.
func measureJSON(_ harness: Harness) {
  let names = ["json/scan", "json/tape", "json/value", "json/reformat"]
  guard harness.isAnyWanted(names) else { return }
  let data = document(count: 22_000)
  let bytes = Array(data)
  let foundation = { consume(try? JSONSerialization.jsonObject(with: data)) }
  for (name, depth) in zip(names, [1, .max]) {
    harness.measureThroughput(name, bytes: bytes.count, against: foundation) {
      bytes.withUnsafeBufferPointer { consume(try? JSONTape($0, depth: depth)) }
    }
  }
  harness.measureThroughput(names[2], bytes: bytes.count, against: foundation) {
    consume(try? JSONValue(parsing: bytes))
  }
  guard harness.isWanted(names[3]), let object = try? JSONSerialization.jsonObject(with: data) else { return }
  var compact: [UInt8] = []
  bytes.withUnsafeBufferPointer { JSONStyle.compact.reformat($0, into: &compact) }
  let other = { consume(try? JSONSerialization.data(withJSONObject: object, options: .prettyPrinted)) }
  harness.measureThroughput(names[3], bytes: compact.count, against: other) {
    var pretty: [UInt8] = []
    compact.withUnsafeBufferPointer { JSONStyle.pretty.reformat($0, into: &pretty) }
    consume(pretty)
  }
}

/// Makes a document as a program for memos writes it, of about 470 bytes an item.
private func document(count: Int) -> Data {
  var value = JSONValue.array([])
  for index in 0..<count {
    value[index] = [
      "id": JSONValue(UUID(uuidString: "00000000-0000-4000-8000-\(String(format: "%012d", index))")?.uuidString ?? ""),
      "name": JSONValue("Mémo \(index), the \"weekly\" meeting"), "date": "2026-03-01T09:30:00Z", "isPinned": true,
      "recording": [
        "url": JSONValue("file:///recordings/\(index).m4a"), "duration": 1834.25, "trimStart": 0.125, "trimEnd": 0.98,
        "levels": [0.5, 0.25, -12, 1e-3], "transcript": .null,
      ],
      "tags": ["work", "weekly"],
    ]
  }
  return value.data(isPretty: true)
}
