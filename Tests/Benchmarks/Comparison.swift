import Foundation

/// The rounds of this build and, in turn with them, those of another one.
@MainActor enum Comparison {
  /// The number of rounds. Each runs all rows, so that a slow phase of the machine falls on all of them.
  nonisolated static let rounds = 3

  /// What stands beside this build's figures.
  private enum Other {
    case nothing
    case build(Build)
    case text([Summary])
  }

  /// Runs all rounds, and prints the table.
  ///
  /// - Parameters:
  ///   - filters: Parts of names, any of which selects a row.
  ///   - path: The path of another build, or of what an earlier run printed; nil for neither.
  /// - Throws: ``Failure`` where a build can't be run or a file can't be read.
  static func run(_ filters: [String], against path: String?) async throws {
    let runner = try Runner()
    defer { runner.finish() }
    let other = try await find(path, runner)
    var (ours, theirs) = (Results(), Results())
    if case .text(let summaries) = other { theirs = Results(summaries, filters) }
    do {
      for round in 1...rounds {
        report("Round \(round) of \(rounds)…")
        ours.add(try await runner.round(of: .this, filters))
        if ours.isEmpty { throw Failure("no row's name contains \(filters.joined(separator: " or "))", status: 2) }
        guard case .build(let build) = other else { continue }
        report("Round \(round) of \(rounds), the other build…")
        theirs.add(try await runner.round(of: build, filters))
      }
    } catch {
      // The rounds so far may have taken minutes.
      show(ours, theirs, isAlone: path == nil)
      throw error
    }
    show(ours, theirs, isAlone: path == nil)
  }

  /// Finds out what a path leads to, before any round runs.
  private static func find(_ path: String?, _ runner: Runner) async throws -> Other {
    guard let path else { return .nothing }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("\(path) doesn't exist; --against needs a build of Benchmarks or what one printed", status: 2)
    }
    if isFolder.boolValue {
      throw Failure("\(path) is a folder; --against needs a build of Benchmarks or what one printed", status: 2)
    }
    if FileManager.default.isExecutableFile(atPath: path) {
      let build = Build(name: path, executable: URL(fileURLWithPath: path), failureStatus: 2)
      // A filter that no row passes makes a round of nothing, which shows that the executable knows rounds.
      _ = try await runner.round(of: build, ["\n"])
      return .build(build)
    }
    let text: String
    do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw Failure("\(path) can't be read: \(error.localizedDescription)", status: 2)
    }
    let summaries = text.split(whereSeparator: \.isNewline).compactMap { Summary(line: $0) }
    if summaries.isEmpty { throw Failure("\(path) holds no figures that Benchmarks printed", status: 2) }
    return .text(summaries)
  }

  private static func show(_ ours: Results, _ theirs: Results, isAlone: Bool) {
    if ours.isEmpty { return }
    print(isAlone ? Table(of: ours.summaries).text : Table(of: ours.summaries, beside: theirs.summaries).text)
  }

  /// Tells how far the run is, apart from its output.
  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// The figures of a build, by row, in the order in which the rows first ran.
private struct Results {
  private var names: [String] = []
  private var figures: [String: [Figure]] = [:]
  private var printed: [Summary] = []

  init() {}

  /// Takes over what an earlier run printed about the rows that filters select.
  init(_ summaries: [Summary], _ filters: [String]) {
    let harness = Harness(filters: filters)
    printed = summaries.filter { harness.isWanted($0.name) }
  }

  var isEmpty: Bool { names.isEmpty }

  var summaries: [Summary] { printed + names.compactMap { Summary(of: figures[$0] ?? []) } }

  mutating func add(_ round: [Figure]) {
    for figure in round {
      if figures[figure.name] == nil { names.append(figure.name) }
      figures[figure.name, default: []].append(figure)
    }
  }
}
