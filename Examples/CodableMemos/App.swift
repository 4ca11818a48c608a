import EditorKit
import EditorKitTerminal

@main struct Main {
  static func main() async {
    let program = Terminal.Program(
      "CodableMemos",
      about: "Voice memos that are kept in a JSON file. Recording is simulated.",
      operands: .optionalFile("where the memos are kept; memos.json if you name none, and made when there is a memo")
    )
    await Terminal.run(program) { session in
      let context = session.context
      let store = Store(JSONFileStorage<Memo>(session.operands.first ?? "memos.json"), context: context)
      session.atEnd { try await store.close() }
      await store.load()
      return StoreScreen(store, context: context) {
        MemoList(store, recorder: TimedRecorder(clock: context.clock) { _ in Take() }, context: context) {
          Memo(name: $0)
        }
      }
    }
  }
}
