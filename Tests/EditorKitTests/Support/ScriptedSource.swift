import EditorKit
import EditorKitTesting

/// A source that a test leads by the hand: each call waits for the test to say how it ends, and ignores cancellation.
@MainActor final class ScriptedSource<Model: Sendable>: Loadable {
  /// One call of `load`.
  @MainActor final class Call {
    let reporter: LoadReporter
    /// Whether its task was cancelled when it ended.
    fileprivate(set) var sawCancellation = false
    fileprivate var result: Result<Model, any Error>?
    fileprivate var ending: CheckedContinuation<Void, Never>?

    init(reporter: LoadReporter) {
      self.reporter = reporter
    }

    /// Ends the call.
    func end(_ result: Result<Model, any Error>) {
      self.result = result
      ending?.resume()
      ending = nil
    }
  }

  private(set) var calls: [Call] = []
  private(set) var running = 0
  private(set) var mostRunning = 0

  @MainActor func load() async throws -> Model {
    try await load(reportingTo: LoadReporter())
  }

  @MainActor func load(reportingTo reporter: LoadReporter) async throws -> Model {
    let call = Call(reporter: reporter)
    calls.append(call)
    running += 1
    mostRunning = max(mostRunning, running)
    await withCheckedContinuation { call.ending = $0 }
    running -= 1
    call.sawCancellation = Task.isCancelled
    return try call.result!.get()
  }
}

/// A source that takes a time of the test's clock, and heeds cancellation.
struct SlowSource<Model: Sendable>: Loadable {
  var model: Model
  var duration: Duration
  var clock: TestClock

  init(_ model: Model, _ duration: Duration, clock: TestClock) {
    self.model = model
    self.duration = duration
    self.clock = clock
  }

  func load() async throws -> Model {
    try await clock.sleep(for: duration)
    return model
  }
}

/// A failure with a reason.
struct Failure: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

extension LoaderPhase {
  /// The phase as a text, for comparing.
  var text: String {
    switch self {
    case .idle: "idle"
    case .loading(_, let previous): "loading" + (previous.map { " over \($0)" } ?? "")
    case .loaded(let model): "loaded \(model)"
    case .failed(let error, let previous): "failed \(error)" + (previous.map { " over \($0)" } ?? "")
    }
  }
}
