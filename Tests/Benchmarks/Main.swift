import EditorKit

/// `swift run -c release Benchmarks [FILTER]`
@main struct Benchmarks {
  @MainActor static func main() async throws {
    let harness = Harness(filter: CommandLine.arguments.dropFirst().first ?? "")
    measureBindings(harness)
    measureSignal(harness)
    measureEditor(harness)
    measureJSON(harness)
    try await measureStore(harness)
    await measureLoaders(harness)
  }

  /// What telling observers costs.
  private static func measureSignal(_ harness: Harness) {
    let signal = opaque(Signal())
    harness.measure("signal/read") { _ in signal.read() }
    harness.measure("signal/write") { _ in
      signal.read()
      signal.notify()
    }
  }

  /// Asking an editor for what it shows.
  @MainActor private static func measureEditor(_ harness: Harness) {
    let context = Context()
    let editor = Editor(
      Source(Memo(name: "Standup", recording: Take())).binding,
      recorder: TimedRecorder { _ in Take() },
      context: context
    )
    harness.measure("editor/body", count: 2000) { _ in consume(editor.body) }
  }
}

private struct Memo: MemoProtocol {
  var name: String
  var recording: Take?

  static var attributes: [Attribute<Take>] {
    [
      Attribute("Trim Start", \.trimStart, default: 0, atMost: \.trimEnd),
      Attribute("Trim End", \.trimEnd, default: 1, atLeast: \.trimStart),
    ]
  }
}

private struct Take {
  var trimStart = 0.0
  var trimEnd = 1.0
}
