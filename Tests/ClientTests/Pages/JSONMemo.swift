import EditorKit
import Foundation

struct JSONMemo: Identifiable {
  let id = UUID()
  var json: JSONValue
}

@MainActor func memoStore(path: String, context: Context) -> Store<JSONMemo> {
  let storage = JSONFileStorage(
    path, key: "memos", decode: { JSONMemo(json: $0) }, encode: { $0.json }
  )
  return Store(storage, context: context)
}
