import EditorKit
import Foundation

/// A memo that is JSON itself.
struct JSONMemo: Identifiable {
  let id = UUID()
  var json: JSONValue

  /// A storage by two functions.
  @MainActor static func storage(_ path: String) -> JSONFileStorage<JSONMemo> {
    JSONFileStorage(path, key: "memos") {
      JSONMemo(json: $0)
    } encode: {
      $0.json
    }
  }
}
