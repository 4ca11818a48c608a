import Foundation

/// `swift run -c release Benchmarks [FILTER…] [--against FILE]`
@main struct Benchmarks {
  @MainActor static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      switch options.action {
      case .help: print(Options.help)
      case .round: try await measureRound(options.filters)
      case .comparison: try await Comparison.run(options.filters, against: options.other)
      }
    } catch {
      let failure = error as? Failure ?? Failure("\(error)", status: 1)
      FileHandle.standardError.write(Data("Benchmarks: \(failure.message)\n".utf8))
      exit(failure.status)
    }
  }

  /// Runs each wanted row once, and prints raw figures.
  @MainActor private static func measureRound(_ filters: [String]) async throws {
    Interruptions.restore()
    let harness = Harness(filters: filters)
    Harness.printLine(Figure.heading)
    // The rows about memory come first: what other rows leave in the heap could hide a part of the growth.
    await measureComponents(harness)
    try await measureMillion(harness)
    measureBindings(harness)
    measureSignal(harness)
    measureEditor(harness)
    measureJSON(harness)
    try await measureStore(harness)
    try await measureView(harness)
    try await measureFile(harness)
    await measureLoaders(harness)
  }
}
