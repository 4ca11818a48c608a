import EditorKit
import Foundation

/// Measures starting loaders, superseding them, and converting responses.
@MainActor func measureLoaders(_ harness: Harness) async {
  await measureStart(harness)
  await measureSupersede(harness)
  let (convert, decode) = ("books/convert", "books/decode")
  guard harness.isAnyWanted([convert, decode]), let rates = await conversionRates() else { return }
  harness.report(convert, rates.convert, "volumes/s")
  harness.report(decode, rates.decode, "volumes/s")
}

/// Measures the way from the start to the value, side by side with a bare task that does the same work and hops back.
@MainActor private func measureStart(_ harness: Harness) async {
  guard harness.isWanted("loader/start-to-loaded") else { return }
  let count = 25
  let context = Context()
  let source = Number(value: 7)
  let loader = Loader(source, context: context)
  var shown = 0
  var (ours, bare): ([Double], [Double]) = ([], [])
  let clock = ContinuousClock()
  for _ in 0..<Harness.slices {
    let task = await clock.measure {
      for _ in 0..<count { await Task { shown = (try? await source.load()) ?? 0 }.value }
    }
    let time = await clock.measure {
      for _ in 0..<count {
        loader.start()
        await context.work.waitUntilIdle()
      }
    }
    ours.append(time / .microseconds(1) / Double(count))
    bare.append(task / .microseconds(1) / Double(count))
  }
  consume(shown)
  let time = Benchmarks.median(ours)
  harness.report("loader/start-to-loaded", time, "µs", ratio: time / Benchmarks.median(bare))
}

/// Measures a thousand starts in a row: the time until there is the one result, and how much is alive at most.
@MainActor private func measureSupersede(_ harness: Harness) async {
  let name = "loader/supersede"
  let (results, tasks, conversions) = ("\(name)/results", "\(name)/tasks", "\(name)/conversions")
  guard harness.isAnyWanted([name, results, tasks, conversions]) else { return }
  let context = Context()
  let clock = ContinuousClock()
  var times: [Double] = []
  var (mostTasks, resultCount) = (0, 0)
  let live = Live()
  for _ in 0..<9 {
    let loader = Loader(context: context) { await live.convert() }
    let time = await clock.measure {
      for _ in 0..<1000 {
        loader.start()
        mostTasks = max(mostTasks, context.work.pendingCount)
      }
      await context.work.waitUntilIdle()
    }
    times.append(time / .milliseconds(1))
    resultCount = loader.value == nil ? 0 : 1
  }
  harness.report(name, Benchmarks.median(times), "ms")
  harness.report(results, Double(resultCount), "results")
  harness.report(tasks, Double(mostTasks), "tasks at most")
  harness.report(conversions, Double(await live.most), "conversions at most")
}

/// Returns how many of a response's volumes a second allows to convert and to decode, off the main actor, as in a loader.
@concurrent private func conversionRates() async -> (convert: Double, decode: Double)? {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/BookSearch/Responses/google-books-tolstoy.json")
  guard let data = try? Data(contentsOf: file), let results = try? SearchResults(data, from: "").results else {
    return nil
  }
  let clock = ContinuousClock()
  let count = Double(results.count)
  var (converted, decoded): ([Double], [Double]) = ([], [])
  for _ in 0..<Harness.slices {
    let convert = await clock.measure {
      for _ in 0..<5 { for result in results { consume(try? await result.load()) } }
    }
    let decode = clock.measure { consume(try? SearchResults(data, from: "")) }
    converted.append(5 * count / (convert / .seconds(1)))
    decoded.append(count / (decode / .seconds(1)))
  }
  return (Benchmarks.median(converted), Benchmarks.median(decoded))
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
