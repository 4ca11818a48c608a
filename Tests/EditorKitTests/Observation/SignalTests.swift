import EditorKitTesting
import Observation
import Testing

@testable import EditorKit

@Suite("Observers are notified wherever an @Observable class notifies them")
@MainActor struct SignalTests {
  /// Counts the notifications of one tracking.
  final class Count: @unchecked Sendable {
    var value = 0
  }

  private func track(_ body: () -> Void) -> Count {
    let count = Count()
    withObservationTracking(body) { count.value += 1 }
    return count
  }

  @Observable final class Model {
    var value = 0
  }

  @Test("An observer that reads and writes in one tracking is notified of the next write, as by an @Observable class")
  func readAndWrite() {
    let model = Model()
    let expected = track {
      _ = model.value
      model.value = 1
    }
    model.value = 2
    #expect(expected.value == 1)

    let source = Source(0)
    let told = track {
      _ = source.value
      source.value = 1
    }
    source.value = 2
    #expect(told.value == 1)
  }

  @Test("Two members of one source, an item of a store, and a signal of one's own, read and written in one tracking")
  func otherRoots() throws {
    let source = Source(Take())
    let members = track {
      _ = source.binding.trimStart.wrappedValue
      source.binding.trimEnd.wrappedValue = 0.5
    }
    source.binding.trimStart.wrappedValue = 0.1
    #expect(members.value == 1)

    let store = Store([Note(id: 1)], context: .testing(clock: TestClock()))
    let item = try #require(store.binding(id: 1))
    let items = track {
      _ = item.text.wrappedValue
      item.text.wrappedValue = "a"
    }
    item.text.wrappedValue = "b"
    #expect(items.value == 1)

    let signal = Signal()
    let own = track {
      signal.read()
      signal.notify()
    }
    signal.notify()
    #expect(own.value == 1)
  }

  @Test("A loader that starts when it is read notifies whoever has started it")
  func loader() async throws {
    let clock = TestClock()
    let context = Context.testing(clock: clock)
    let loader = Loader(context: context) { 7 }
    let told = track {
      _ = loader.phase
      loader.start()
      _ = loader.value
    }
    try await context.wait()
    #expect(loader.value == 7)
    #expect(told.value == 1)
  }

  @Test("An unread signal, and one whose observer has been notified, isn't awaited")
  func awaited() {
    let signal = Signal()
    #expect(!signal.isAwaited)
    signal.read()
    #expect(!signal.isAwaited)
    let told = track { signal.read() }
    #expect(signal.isAwaited)
    signal.notify()
    #expect(told.value == 1)
    #expect(!signal.isAwaited)
  }
}

@Suite("Observers of a member are woken by writes to its bytes")
@MainActor struct RangeObservationTests {
  struct Memo: Identifiable {
    var id = 1
    var title = "a"
    var count = 0
    var tags = [Tag(id: 1), Tag(id: 2)]
    var take: Take? = Take()
    var summary: String {
      get { title + "!" }
      set { title = newValue }
    }
  }

  struct Tag: Identifiable {
    let id: Int
    var name = ""
  }

  @Test("Another member of a source's value doesn't wake, and the whole does")
  func source() {
    let source = Source(Memo())
    let title = Watcher { source.binding.title.wrappedValue }
    let count = Watcher { source.binding.count.wrappedValue }
    let whole = Watcher { source.value.count }
    source.binding.title.wrappedValue = "b"
    #expect(title.values == ["a", "b"])
    #expect(count.values == [0])
    #expect(whole.values == [0, 0])
    source.value = Memo(title: "c", count: 2)
    #expect(title.values.last == "c" && count.values.last == 2)
  }

  @Test("Computed members, payloads and elements wake with the whole that they are a part of")
  func parts() throws {
    let source = Source(Memo())
    let summary = Watcher { source.binding.summary.wrappedValue }
    let tag = try #require(source.binding.tags[id: 2])
    let name = Watcher { tag.name.wrappedValue }
    let take = try #require(Binding(source.binding.take))
    let start = Watcher { take.trimStart.wrappedValue }
    source.binding.count.wrappedValue = 1
    #expect(name.values == [""] && start.values == [0])
    #expect(summary.values == ["a!", "a!"])
    source.binding.tags[0].name.wrappedValue = "x"
    #expect(name.values == ["", ""])
    source.binding.take.wrappedValue?.trimEnd = 0.5
    #expect(start.values == [0, 0])
    tag.name.wrappedValue = "y"
    #expect(name.values.last == "y")
  }

  @Test("Reading one member of a store's item isn't woken by another one, also when that is undone")
  func storeItem() throws {
    let context = Context.testing(clock: TestClock())
    let store = Store([Memo(), Memo(id: 2)], context: context)
    let item = try #require(store.binding(id: 1))
    let title = Watcher { item.title.wrappedValue }
    let whole = Watcher { store[id: 1]?.count }
    item.count.wrappedValue = 5
    #expect(title.values == ["a"])
    #expect(whole.values == [0, 5])
    context.undo.undo()
    #expect(title.values == ["a"])
    #expect(whole.values == [0, 5, 0])
    item.title.wrappedValue = "b"
    context.undo.undo()
    #expect(title.values == ["a", "b", "a"])
    store.binding(id: 2)?.title.wrappedValue = "z"
    #expect(title.values.count == 3)
  }

  @Test("Reads that nobody tracks leave no signals behind, although an observer waits")
  func untracked() {
    let signals = ItemSignals()
    let told = Watcher { signals.read(0) }
    for slot in 1...1000 { signals.read(Int32(slot)) }
    #expect(signals.count == 1)
    signals.notify(0, RangeSignals.everything)
    #expect(told.values.count == 2)
  }
}
