import EditorKit
import Foundation

/// Starting loaders, superseding them, and converting responses.
@MainActor func measureLoaders(_ harness: Harness) async {
  await measureStart(harness)
  await measureSupersede(harness)
  if harness.isWanted("books") {
    for (name, rate) in await conversionRates() { harness.report(name, rate, "volumes/s") }
  }
}

/// From the start to the value, beside a bare task that does the same work and hops back.
@MainActor private func measureStart(_ harness: Harness) async {
  guard harness.isWanted("loader/start-to-loaded") else { return }
  let (rounds, count) = (15, 5000)
  let context = Context()
  let source = Number(value: 7)
  let loader = Loader(source, context: context)
  var shown = 0
  var times: [(loader: Duration, bare: Duration)] = []
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    let bare = await clock.measure {
      for _ in 0..<count { await Task { shown = (try? await source.load()) ?? 0 }.value }
    }
    let ours = await clock.measure {
      for _ in 0..<count {
        loader.start()
        await context.work.waitUntilIdle()
      }
    }
    times.append((ours, bare))
  }
  consume(shown)
  let ours = times.map { $0.loader / .microseconds(1) }.sorted()[rounds / 2] / Double(count)
  let bare = times.map { $0.bare / .microseconds(1) }.sorted()[rounds / 2] / Double(count)
  harness.report("loader/start-to-loaded", ours, "µs", ratio: ours / bare)
}

/// A thousand starts in a row: how long until there is the one result, and what is alive at most.
@MainActor private func measureSupersede(_ harness: Harness) async {
  guard harness.isWanted("loader/supersede") else { return }
  let context = Context()
  let clock = ContinuousClock()
  var times: [Duration] = []
  var (mostTasks, results) = (0, 0)
  let live = Live()
  for _ in 0..<25 {
    let loader = Loader(context: context) { await live.convert() }
    let time = await clock.measure {
      for _ in 0..<1000 {
        loader.start()
        mostTasks = max(mostTasks, context.work.pendingCount)
      }
      await context.work.waitUntilIdle()
    }
    times.append(time)
    results = loader.value == nil ? 0 : 1
  }
  harness.report("loader/supersede", times.sorted()[times.count / 2] / .milliseconds(1), "ms")
  harness.report("loader/supersede/results", Double(results), "results")
  harness.report("loader/supersede/tasks", Double(mostTasks), "tasks at most")
  harness.report("loader/supersede/conversions", Double(await live.most), "conversions at most")
}

/// How many of a response's volumes are decoded and converted in a second, off the main actor, where a loader has it done.
@concurrent private func conversionRates() async -> [(name: String, rate: Double)] {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/BookSearch/Responses/google-books-tolstoy.json")
  guard let data = try? Data(contentsOf: file), let results = try? SearchResults(data, from: "").results else {
    return []
  }
  let clock = ContinuousClock()
  var rates: [(convert: Double, decode: Double)] = []
  for _ in 0..<15 {
    let convert = await clock.measure {
      for _ in 0..<500 { for result in results { consume(try? await result.load()) } }
    }
    let decode = clock.measure {
      for _ in 0..<100 { consume(try? SearchResults(data, from: "")) }
    }
    let count = Double(results.count)
    rates.append((500 * count / (convert / .seconds(1)), 100 * count / (decode / .seconds(1))))
  }
  return [("books/convert", rates.map(\.convert).sorted()[7]), ("books/decode", rates.map(\.decode).sorted()[7])]
}

/// A source whose work is nothing but the hop off the main actor and back.
private struct Number: Loadable {
  var value: Int
  func load() async throws -> Int { value }
}

/// Counts how many conversions are under way.
private actor Live {
  private var count = 0
  private(set) var most = 0

  func convert() async -> Int {
    count += 1
    most = max(most, count)
    await Task.yield()
    count -= 1
    return count
  }
}
