import EditorKit
import EditorKitTerminal

@main struct Main {
  static func main() async {
    let program = Terminal.Program("Memos", about: "Voice memos that last until you quit.")
    await Terminal.run(program) { session in
      MemoList(
        Source([Memo]()).binding,
        recorder: TimedRecorder { _ in Take() },
        context: session.context
      ) { Memo(name: $0) }
    }
  }
}
