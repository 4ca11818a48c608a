/// Where a loader's models come from, however many sources of whatever types that are.
@MainActor struct LoaderInput<Model> {
  typealias Machine = LoaderMachine<Model, any Error>
  typealias Report = (LoadProgress) -> Void
  typealias Finish = (Machine.Outcome) -> Void

  /// Begins a run, given what it is to bring and the present value. Dropping what it returns cancels what it has started.
  let begin: (Machine.Purpose, Model?, LoadSettings, @escaping Report, @escaping Finish) -> AnyObject
  /// Whether there is nothing to ask, and so never a value.
  var isEmpty = false

  /// One source.
  static func one(_ ask: @escaping LoadRun<Model>.Ask) -> LoaderInput {
    first(of: [ask])
  }

  /// The first of several sources that succeeds.
  static func first(of sources: [LoadRun<Model>.Ask]) -> LoaderInput {
    var source = LoaderInput { _, _, settings, report, finish in
      let run = LoadRun(sources, order: .untilOneSucceeds, settings: settings, report: report) { outcome, parts in
        finish(Self.outcome(outcome, parts.lazy.compactMap { $0 }.first))
      }
      run.begin()
      return run
    }
    source.isEmpty = sources.isEmpty
    return source
  }

  /// What all of several sources bring, put together.
  static func all<Part>(_ sources: [LoadRun<Part>.Ask], combine: @escaping ([Part]) -> Model) -> LoaderInput {
    let kept = Kept<Part>(count: sources.count)
    return LoaderInput { purpose, _, settings, report, finish in
      let present = purpose == .rest ? kept.fresh : nil
      let run = LoadRun(sources, order: .all, kept: present, settings: settings, report: report) { outcome, parts in
        let isNews = parts.count { $0 != nil } > (present?.count { $0 != nil } ?? 0)
        let shown = kept.take(parts)
        // Where nothing new has come, the value stays the one that it was.
        finish(Self.outcome(outcome, isNews || sources.isEmpty ? combine(shown) : nil))
      }
      run.begin()
      return run
    }
  }

  /// A source that comes in pages: each run asks for one, and the pages so far are kept.
  static func pages<Item, Cursor>(
    _ ask: @escaping @MainActor (Cursor?) async throws -> Pages<Item, Cursor>
  ) -> LoaderInput where Model == Pages<Item, Cursor> {
    LoaderInput { purpose, present, settings, report, finish in
      let before = purpose == .next ? present : nil
      let source: LoadRun<Model>.Ask = { _ in
        // Behind the last page there is nothing to ask for.
        if let before, before.next == nil { return before }
        return try await ask(before?.next).following(before)
      }
      let run = LoadRun([source], order: .untilOneSucceeds, settings: settings, report: report) { outcome, parts in
        finish(Self.outcome(outcome, parts.first ?? nil))
      }
      run.begin()
      return run
    }
  }

  private static func outcome(_ outcome: AttemptsMachine<any Error>.Outcome, _ model: Model?) -> Machine.Outcome {
    switch outcome {
    case .succeeded: model.map { .loaded($0) } ?? .gaveUp
    case .failed(let errors): LoadError.one(of: errors).map { .failed($0, model) } ?? .gaveUp
    case .gaveUp: .gaveUp
    }
  }
}

/// What the sources of a merged loader have brought, so that a retry asks only those that haven't.
@MainActor private final class Kept<Part> {
  /// What each source brought last, however long ago.
  private var parts: [Part?]
  /// The same, without those that failed since.
  private(set) var fresh: [Part?]

  init(count: Int) {
    parts = Array(repeating: nil, count: count)
    fresh = parts
  }

  /// Takes in what a run has brought.
  ///
  /// - Returns: All that there is to show: where a source has failed, what it brought before.
  func take(_ new: [Part?]) -> [Part] {
    fresh = new
    parts = zip(new, parts).map { $0 ?? $1 }
    return parts.compactMap { $0 }
  }
}
