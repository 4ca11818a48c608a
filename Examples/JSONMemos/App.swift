import EditorKit
import EditorKitTerminal

@main struct Main {
  static func main() async {
    let program = Terminal.Program(
      "JSONMemos",
      about:
        "Voice memos that are objects in a JSON file, with members that this program doesn't know. Recording is simulated.",
      operands: .optionalFile("where the memos are kept; memos.json if you name none, and made when there is a memo")
    )
    await Terminal.run(program) { session in
      let context = session.context
      let storage = JSONFileStorage(session.operands.first ?? "memos.json", key: "memos") { json in
        guard json.members != nil else { throw NotAnObject() }
        return Memo(json: json)
      } encode: {
        $0.json
      }
      let store = Store(storage, context: context)
      session.atEnd { try await store.close() }
      await store.load()
      return StoreScreen(store, context: context) {
        MemoList(store, recorder: TimedRecorder(clock: context.clock) { _ in Take() }, context: context) {
          Memo(json: ["name": JSONValue($0)])
        }
      }
    }
  }
}

/// A memo is an object, and something else stands in its place.
struct NotAnObject: Error, CustomStringConvertible {
  var description: String { "a memo is an object, and this is none" }
}
