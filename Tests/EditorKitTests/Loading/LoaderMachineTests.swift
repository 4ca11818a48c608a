import Testing

@testable import EditorKit

@Suite("What a loader does next")
struct LoaderMachineTests {
  typealias Machine = LoaderMachine<Int, String>

  private var machine = Machine()

  private func seconds(_ number: Double) -> Duration { .milliseconds(Int64(number * 1000)) }

  @Test("Appearing begins a run, and its value is kept")
  mutating func appear() {
    #expect(machine.handle(.appear, at: .zero) == [.begin(run: 1, .all)])
    #expect(machine.handle(.ended(run: 1, .loaded(7)), at: .zero) == [.abandon(run: 1), .keep(7)])
    #expect(machine.settled == .loaded(7))
    #expect(machine.run == nil)
  }

  @Test("Appearing twice begins one run")
  mutating func appearTwice() {
    _ = machine.handle(.appear, at: .zero)
    #expect(machine.handle(.appear, at: .zero) == [])
    _ = machine.handle(.ended(run: 1, .loaded(7)), at: .zero)
    #expect(machine.handle(.appear, at: .zero) == [])
  }

  @Test("The last to leave ends the run, and whoever comes back begins another")
  mutating func leave() {
    _ = machine.handle(.appear, at: .zero)
    _ = machine.handle(.appear, at: .zero)
    #expect(machine.handle(.disappear, at: .zero) == [])
    #expect(machine.handle(.disappear, at: .zero) == [.abandon(run: 1)])
    #expect(machine.handle(.disappear, at: .zero) == [])
    #expect(machine.settled == .idle)
    #expect(machine.handle(.appear, at: .zero) == [.begin(run: 2, .all)])
  }

  @Test("A superseded run's end and progress change nothing")
  mutating func superseded() {
    _ = machine.handle(.start, at: .zero)
    #expect(machine.handle(.start, at: .zero) == [.abandon(run: 1), .begin(run: 2, .all)])
    #expect(machine.handle(.progress(run: 1, LoadProgress(fraction: 1)), at: .zero) == [])
    #expect(machine.run?.progress == LoadProgress())
    #expect(machine.handle(.ended(run: 1, .loaded(1)), at: .zero) == [])
    #expect(machine.settled == .idle)
    _ = machine.handle(.ended(run: 2, .loaded(2)), at: .zero)
    #expect(machine.settled == .loaded(2))
  }

  @Test("Cancelling restores what there was, and so does a run that gives up", arguments: [true, false])
  mutating func cancel(byPerson: Bool) {
    let event: Machine.Event = byPerson ? .cancel : .ended(run: 2, .gaveUp)
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.ended(run: 1, .failed("down", 3)), at: .zero)
    _ = machine.handle(.start, at: .zero)
    #expect(machine.handle(event, at: .zero) == [.abandon(run: 2)])
    #expect(machine.settled == .failed("down", 3))
    #expect(machine.run == nil)
  }

  @Test("A retry asks for what is missing, once; the failure stays until there is an outcome")
  mutating func retry() {
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.ended(run: 1, .failed("down", nil)), at: .zero)
    #expect(machine.handle(.retry, at: .zero) == [.begin(run: 2, .rest)])
    #expect(machine.settled == .failed("down", nil))
    #expect(machine.isProgressVisible)
    #expect(machine.handle(.retry, at: .zero) == [])
    _ = machine.handle(.ended(run: 2, .loaded(1)), at: .zero)
    #expect(machine.handle(.retry, at: .zero) == [])
  }

  @Test("A failed refresh keeps the value; one that brought a part shows the part")
  mutating func refresh() {
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.ended(run: 1, .loaded(1)), at: .zero)
    #expect(machine.handle(.refresh, at: .zero) == [.begin(run: 2, .all)])
    #expect(machine.handle(.refresh, at: .zero) == [])
    let version = machine.version
    _ = machine.handle(.ended(run: 2, .failed("down", nil)), at: .zero)
    #expect(machine.settled == .failed("down", 1))
    #expect(machine.version == version)
    _ = machine.handle(.retry, at: .zero)
    _ = machine.handle(.ended(run: 3, .failed("half", 2)), at: .zero)
    #expect(machine.settled == .failed("half", 2))
    #expect(machine.version == version + 1)
  }

  @Test("Another input forgets the value, the failure and what runs")
  mutating func changeInput() {
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.ended(run: 1, .failed("down", 1)), at: .zero)
    _ = machine.handle(.start, at: .zero)
    #expect(machine.handle(.changeInput, at: .zero) == [.abandon(run: 2)])
    #expect(machine.settled == .idle)
    #expect(machine.handle(.preload, at: .zero) == [.begin(run: 3, .all)])
  }

  @Test("After a failed next part, appearing and retrying ask for that part, and refreshing for everything")
  mutating func next() {
    #expect(machine.handle(.next, at: .zero) == [])
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.ended(run: 1, .loaded(1)), at: .zero)
    #expect(machine.handle(.next, at: .zero) == [.begin(run: 2, .next)])
    _ = machine.handle(.ended(run: 2, .failed("down", nil)), at: .zero)
    #expect(machine.handle(.appear, at: .zero) == [.begin(run: 3, .next)])
    #expect(machine.handle(.disappear, at: .zero) == [.abandon(run: 3)])
    #expect(machine.handle(.retry, at: .zero) == [.begin(run: 4, .next)])
    #expect(machine.handle(.refresh, at: .zero) == [.abandon(run: 4), .begin(run: 5, .all)])
  }

  @Test("A preload's failure is shown to whoever appears next; coming back loads again")
  mutating func preloadFailure() {
    #expect(machine.handle(.preload, at: .zero) == [.begin(run: 1, .all)])
    _ = machine.handle(.ended(run: 1, .failed("down", nil)), at: .zero)
    #expect(machine.handle(.appear, at: .zero) == [])
    #expect(machine.settled == .failed("down", nil))
    _ = machine.handle(.disappear, at: .zero)
    #expect(machine.handle(.appear, at: .zero) == [.begin(run: 2, .rest)])
    _ = machine.handle(.ended(run: 2, .failed("down", nil)), at: .zero)
    _ = machine.handle(.disappear, at: .zero)
    #expect(machine.handle(.preload, at: .zero) == [.begin(run: 3, .rest)])
  }

  @Test("A value that is too old is loaded again at the next appearance, and stays meanwhile")
  func timeToLive() {
    var machine = Machine(times: .init(timeToLive: .seconds(10)))
    _ = machine.handle(.restore(5, age: .seconds(4)), at: .zero)
    #expect(machine.handle(.appear, at: seconds(5.9)) == [])
    _ = machine.handle(.disappear, at: seconds(5.9))
    #expect(machine.handle(.appear, at: seconds(6)) == [.begin(run: 1, .all)])
    #expect(machine.settled == .loaded(5))
  }

  @Test("Progress waits for its delay, and what ends sooner shows none")
  func delay() {
    var machine = Machine(times: .init(progressDelay: seconds(0.2), progressMinimum: seconds(0.5)))
    #expect(machine.handle(.start, at: .zero) == [.begin(run: 1, .all), .showProgress(run: 1, in: seconds(0.2))])
    #expect(!machine.isProgressVisible)
    #expect(machine.handle(.ended(run: 1, .loaded(1)), at: seconds(0.1)) == [.abandon(run: 1), .keep(1)])
    _ = machine.handle(.start, at: seconds(1))
    _ = machine.handle(.progressDue(run: 1), at: seconds(1.1))
    #expect(!machine.isProgressVisible)
    _ = machine.handle(.progressDue(run: 2), at: seconds(1.2))
    #expect(machine.isProgressVisible)
  }

  @Test("Once progress shows, the outcome waits until it has shown for long enough")
  func minimum() {
    var machine = Machine(times: .init(progressDelay: seconds(0.2), progressMinimum: seconds(0.5)))
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.progressDue(run: 1), at: seconds(0.2))
    let ended = machine.handle(.ended(run: 1, .loaded(1)), at: seconds(0.3))
    #expect(ended == [.hideProgress(run: 1, in: seconds(0.4))])
    #expect(machine.settled == .idle)
    #expect(machine.handle(.ended(run: 1, .loaded(9)), at: seconds(0.4)) == [])
    #expect(machine.handle(.progressDone(run: 1), at: seconds(0.7)) == [.abandon(run: 1), .keep(1)])
    #expect(machine.settled == .loaded(1))
  }

  @Test("Progress that shows goes on showing in the run that supersedes, and counts from when it began")
  func minimumAcrossRuns() {
    var machine = Machine(times: .init(progressDelay: seconds(0.2), progressMinimum: seconds(0.5)))
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.progressDue(run: 1), at: seconds(0.2))
    #expect(machine.handle(.start, at: seconds(0.3)) == [.abandon(run: 1), .begin(run: 2, .all)])
    #expect(machine.isProgressVisible)
    #expect(machine.handle(.ended(run: 2, .loaded(1)), at: seconds(0.7)) == [.abandon(run: 2), .keep(1)])
  }

  @Test("An outcome that waits lands when everybody leaves, and is dropped when the person cancels")
  func held() {
    var machine = Machine(times: .init(progressMinimum: seconds(0.5)))
    _ = machine.handle(.appear, at: .zero)
    _ = machine.handle(.ended(run: 1, .loaded(1)), at: .zero)
    #expect(machine.handle(.disappear, at: .zero) == [.abandon(run: 1), .keep(1)])
    #expect(machine.settled == .loaded(1))
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.ended(run: 2, .loaded(2)), at: .zero)
    #expect(machine.handle(.cancel, at: .zero) == [.abandon(run: 2)])
    #expect(machine.settled == .loaded(1))
  }

  @Test("Progress that shows goes on showing for another input that is loaded at once, and for no later one")
  mutating func changeInputWhileProgressShows() {
    machine = Machine(times: .init(progressDelay: seconds(0.2)))
    _ = machine.handle(.start, at: .zero)
    _ = machine.handle(.progressDue(run: 1), at: seconds(0.2))
    #expect(machine.handle(.changeInput, at: seconds(1)) == [.abandon(run: 1)])
    #expect(machine.handle(.preload, at: seconds(1)) == [.begin(run: 2, .all)])
    #expect(machine.isProgressVisible)
    _ = machine.handle(.changeInput, at: seconds(2))
    _ = machine.handle(.restore(7, age: .zero), at: seconds(2))
    #expect(machine.handle(.preload, at: seconds(2)) == [])
    #expect(machine.handle(.start, at: seconds(3)) == [.begin(run: 3, .all), .showProgress(run: 3, in: seconds(0.2))])
    #expect(!machine.isProgressVisible)
  }
}
