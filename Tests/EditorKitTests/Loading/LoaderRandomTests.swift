import EditorKitTesting
import TestSupport
import Testing

@testable import EditorKit

@Suite("A loader to which everything happens in any order")
@MainActor struct LoaderRandomTests {
  let clock = TestClock()
  let context: Context

  init() {
    context = Context.testing(clock: clock)
  }

  private static let options = LoaderOptions<String>(
    retry: RetryPolicy(limit: 1) { _, _ in .milliseconds(70) },
    timeout: .milliseconds(300), timeToLive: .seconds(1), progressDelay: .milliseconds(50),
    progressMinimum: .milliseconds(100))

  @Test("One source at a time: no value but the present input's, and no work but what counts", arguments: 1...12)
  func inputs(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    var inputs = [RandomSource(input: 0)]
    var loader: Loader? = Loader(inputs[0], id: 0, options: Self.options, context: context)
    weak let dropped = loader
    /// What the loader showed when nothing was under way last.
    var settled = "idle"
    var lastCall = 0
    for _ in 0..<120 {
      guard let loader, let input = inputs.last else { return }
      let wasLoading = loader.phase.isLoading
      switch Int.random(in: 0..<14, using: &random) {
      case 0: loader.appear()
      case 1: loader.disappear()
      case 2: loader.start()
      case 3: loader.refresh()
      case 4: loader.retry()
      case 5: loader.preload()
      case 6:
        loader.cancel()
        #expect(loader.phase.text == settled)
      case 7:
        inputs.append(RandomSource(input: inputs.count))
        loader.start(with: inputs[inputs.count - 1], id: inputs.count - 1)
        #expect(loader.phase.text == "loading")
        (settled, lastCall) = ("idle", 0)
      case 8: loader.start(with: input, id: inputs.count - 1)
      case 9, 10: await context.advance(by: .milliseconds(Int.random(in: 1...200, using: &random)))
      default: inputs.flatMap(\.calls).filter { !$0.hasEnded }.randomElement(using: &random)?.end(using: &random)
      }
      await context.settle()
      guard let input = inputs.last else { return }
      if loader.phase.isLoading {
        #expect(context.work.pendingCount > 0)
        #expect(loader.phase.text == "loading" + (loader.value.map { " over \($0)" } ?? ""))
      } else {
        settled = loader.phase.text
        #expect(!loader.isProgressVisible)
        #expect(inputs.allSatisfy { $0.calls.allSatisfy { $0.hasEnded || $0.isCancelled } })
      }
      if !wasLoading, !loader.isPresent, loader.phase.isLoading { #expect(!input.calls.isEmpty) }
      #expect(inputs.dropLast().allSatisfy { $0.calls.allSatisfy { $0.hasEnded || $0.isCancelled } })
      #expect(input.calls.count { !$0.hasEnded && !$0.isCancelled } <= 1)
      #expect(loader.loadError.map { !LoadError.isCancellation($0) } ?? true)
      if let value = loader.value {
        let parts = value.split(separator: "-").compactMap { Int($0) }
        #expect(parts[0] == input.input)
        #expect(parts[1] >= lastCall)
        #expect(input.calls[parts[1] - 1].isCancelled == false)
        lastCall = parts[1]
      }
    }
    loader = nil
    #expect(dropped == nil)
    for call in inputs.flatMap(\.calls) where !call.hasEnded { call.end(using: &random) }
    await context.settle()
    #expect(context.work.pendingCount == 0)
  }

  @Test(
    "Several at once: a retry asks those that failed, a refresh all, and the value is what each brought last",
    arguments: 1...12)
  func merged(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let sources = (0..<3).map { RandomSource(input: $0) }
    let loader = Loader(merging: sources, context: context) { $0.joined(separator: " ") }
    var brought: [String?] = [nil, nil, nil]
    /// The sources that a retry has to ask.
    var missing = Set(0..<3)
    for _ in 0..<40 {
      let isRetry = loader.loadError != nil && Bool.random(using: &random)
      let counts = sources.map(\.calls.count)
      if isRetry { loader.retry() } else { loader.start() }
      await context.settle()
      let asked = Set((0..<3).filter { sources[$0].calls.count > counts[$0] })
      #expect(asked == (isRetry ? missing : Set(0..<3)))
      if Int.random(in: 0..<4, using: &random) == 0 {
        // What a run that is cancelled in the middle has brought is dropped.
        asked.randomElement(using: &random).map { sources[$0].calls.last?.succeed() }
        await context.settle()
        if asked.count > 1 { loader.cancel() }
        for source in sources { source.calls.last?.succeed() }
        await context.settle()
        guard asked.count == 1 else { continue }
        for part in asked { brought[part] = sources[part].calls.last?.value }
        missing = []
      } else {
        if !isRetry { missing = [] }
        for part in asked.shuffled(using: &random) {
          let call = sources[part].calls.last
          if Bool.random(using: &random) {
            call?.succeed()
            brought[part] = call?.value
            missing.remove(part)
          } else {
            call?.fail()
            missing.insert(part)
          }
          await context.settle()
        }
      }
      #expect((loader.loadError == nil) == missing.isEmpty)
      #expect((loader.value ?? "") == brought.compactMap { $0 }.joined(separator: " "))
    }
    #expect(context.work.pendingCount == 0)
  }
}

/// A source whose calls are ended by a test, and ignore that they are cancelled, but tell it.
@MainActor private final class RandomSource: Loadable {
  @MainActor final class Call {
    let value: String
    fileprivate(set) var hasEnded = false
    fileprivate(set) var isCancelled = false
    fileprivate var ending: CheckedContinuation<Void, any Error>?

    init(_ value: String) {
      self.value = value
    }

    func succeed() { end(.success(())) }

    func fail() { end(.failure(Failure("down"))) }

    func end(using random: inout SeededGenerator) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: end(.failure(CancellationError()))
      case 1, 2: fail()
      default: succeed()
      }
    }

    private func end(_ result: Result<Void, any Error>) {
      guard !hasEnded else { return }
      hasEnded = true
      ending?.resume(with: result)
    }
  }

  let input: Int
  private(set) var calls: [Call] = []

  init(input: Int) {
    self.input = input
  }

  @MainActor func load() async throws -> String {
    let call = Call("\(input)-\(calls.count + 1)")
    calls.append(call)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { call.ending = $0 }
    } onCancel: {
      MainActor.assumeIsolated { call.isCancelled = true }
    }
    return call.value
  }
}
