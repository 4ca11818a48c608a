import Testing

@testable import EditorKit

@Suite("What a recording editor does next")
struct RecordingMachineTests {
  private var machine = RecordingMachine()

  @Test("Recording starts one session")
  mutating func start() {
    #expect(machine.handle(.record) == [.start(session: 1)])
    #expect(machine.session == RecordingMachine.Session(id: 1))
  }

  @Test("Recording twice in one turn is one session")
  mutating func recordTwice() {
    _ = machine.handle(.record)
    #expect(machine.handle(.record).isEmpty)
    #expect(machine.session?.id == 1)
  }

  @Test("Recording again while the last one is being stopped starts when that has ended, and both are kept")
  mutating func recordWhileStopping() {
    _ = machine.handle(.record)
    #expect(machine.handle(.stop) == [.requestStop(session: 1)])
    #expect(machine.handle(.record).isEmpty)
    #expect(machine.isWaiting)
    #expect(machine.handle(.ended(session: 1, .recorded)) == [.keep(session: 1), .start(session: 2)])
    #expect(!machine.isWaiting)
  }

  @Test("The late failure of a cancelled session doesn't touch the next one")
  mutating func lateFailure() {
    _ = machine.handle(.record)
    #expect(machine.handle(.cancel) == [.cancel(session: 1)])
    _ = machine.handle(.record)
    #expect(machine.handle(.ended(session: 1, .failed("late"))) == [.start(session: 2)])
    #expect(machine.failure == nil)
    #expect(machine.handle(.ended(session: 1, .failed("later"))).isEmpty)
    #expect(machine.session?.id == 2)
  }

  @Test("The recording of a cancelled session isn't kept")
  mutating func cancelled() {
    _ = machine.handle(.record)
    _ = machine.handle(.cancel)
    #expect(machine.handle(.ended(session: 1, .recorded)).isEmpty)
    #expect(machine.session == nil)
  }

  @Test("Cancelling brings back the failure from before")
  mutating func cancelAfterFailure() {
    _ = machine.handle(.record)
    _ = machine.handle(.ended(session: 1, .failed("no microphone")))
    _ = machine.handle(.record)
    #expect(machine.failure == nil)
    _ = machine.handle(.cancel)
    #expect(machine.failure == .reason("no microphone"))
  }

  @Test("Ending early with something recorded keeps it, and with nothing fails")
  mutating func endingEarly() {
    _ = machine.handle(.record)
    #expect(machine.handle(.ended(session: 1, .recorded)) == [.keep(session: 1)])
    _ = machine.handle(.record)
    #expect(machine.handle(.ended(session: 2, .nothing)).isEmpty)
    #expect(machine.failure == .nothingRecorded)
  }

  @Test("A recorder that gives up of its own accord is no failure")
  mutating func gaveUp() {
    _ = machine.handle(.record)
    _ = machine.handle(.ended(session: 1, .cancelled))
    #expect(machine.failure == nil)
    #expect(machine.session == nil)
  }

  @Test("Stopping twice asks the recorder once")
  mutating func stopTwice() {
    _ = machine.handle(.record)
    _ = machine.handle(.stop)
    #expect(machine.handle(.stop).isEmpty)
  }

  @Test("Reports of a session that isn't under way are ignored")
  mutating func staleProgress() {
    _ = machine.handle(.record)
    _ = machine.handle(.progress(session: 1, elapsed: .seconds(1), level: 0.5))
    _ = machine.handle(.progress(session: 9, elapsed: .seconds(9), level: 0.9))
    #expect(machine.session?.elapsed == .seconds(1))
  }

  @Test("Nothing can be trashed while a recording is under way")
  mutating func trash() {
    #expect(machine.handle(.trash) == [.trash])
    _ = machine.handle(.record)
    #expect(machine.handle(.trash).isEmpty)
  }
}
