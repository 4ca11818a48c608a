import EditorKit
import EditorKitTerminal

@main struct Main {
  static func main() async {
    let program = Terminal.Program(
      "ClassMemos",
      about: "Voice memos that are objects with relations, and last until you quit. Recording is simulated."
    )
    await Terminal.run(program) { session in
      let folder = Folder()
      return MemoList(
        Binding(folder, \.memos),
        recorder: TimedRecorder(clock: session.context.clock) { _ in Take() },
        context: session.context
      ) { Memo(name: $0, in: folder) }
    }
  }
}
