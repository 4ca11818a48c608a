import EditorKit
import EditorKitTerminal

@main struct Main {
  static func main() async {
    let program = Terminal.Program(
      "InMemoryMemos", about: "Voice memos that last until you quit. Recording is simulated.")
    await Terminal.run(program) { session in
      MemoList(
        Source([Memo]()).binding,
        recorder: TimedRecorder(clock: session.context.clock) { _ in Take() },
        context: session.context
      ) { Memo(name: $0) }
    }
  }
}
