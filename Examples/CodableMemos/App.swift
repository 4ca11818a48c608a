import EditorKit
import EditorKitTerminal

@main struct CodableMemos {
  static func main() async {
    let program = Terminal.Program(
      "CodableMemos",
      about: "Voice memos that are kept in a JSON file. Recording is simulated.",
      operands: .optionalFile("where the memos are kept; memos.json if you name none, and made if it is missing")
    )
    await Terminal.run(program) { session in
      let context = session.context
      let file = CodableFile(path: session.operands.first ?? "memos.json", empty: [Memo](), context: context)
      await file.load()
      session.atEnd { try await file.flush() }
      return FileScreen(file) { memos in
        MemoList(memos, recorder: TimedRecorder(clock: context.clock) { _ in Take() }, context: context) {
          Memo(name: $0)
        }
      }
    }
  }
}
