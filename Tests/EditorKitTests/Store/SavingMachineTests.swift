import Testing

@testable import EditorKit

@Suite("When a store saves")
struct SavingMachineTests {
  private func effects(_ events: SavingMachine.Event...) -> [SavingMachine.Effect?] {
    var machine = SavingMachine()
    return events.map { machine.handle($0) }
  }

  @Test("The first change is saved at once, and further ones when the interval is over")
  func interval() {
    #expect(
      effects(.changed, .saved, .changed, .changed, .intervalEnded, .saved)
        == [.save, nil, .startTimer, nil, .save, nil])
  }

  @Test("Changes during a save wait for it, and for the interval")
  func whileSaving() {
    #expect(effects(.changed, .changed, .changed, .saved, .intervalEnded) == [.save, nil, nil, .startTimer, .save])
  }

  @Test("After an interval without changes the next one is saved at once")
  func later() {
    #expect(effects(.changed, .saved, .changed, .intervalEnded, .saved) == [.save, nil, .startTimer, .save, nil])
  }

  @Test("A flush doesn't wait for the interval, and ends when all is saved")
  func flush() {
    #expect(effects(.flush) == [.finish])
    #expect(effects(.changed, .saved, .changed, .flush, .saved) == [.save, nil, .startTimer, .save, .finish])
    #expect(effects(.changed, .flush, .changed, .saved, .saved) == [.save, nil, nil, .save, .finish])
  }

  @Test("A failed save is tried again by the next change or flush, and not by itself")
  func failure() {
    #expect(effects(.changed, .failed, .intervalEnded) == [.save, nil, nil])
    #expect(effects(.changed, .failed, .intervalEnded, .changed) == [.save, nil, nil, .save])
    #expect(effects(.changed, .failed, .changed, .intervalEnded) == [.save, nil, .startTimer, .save])
    #expect(effects(.changed, .failed, .flush, .saved) == [.save, nil, .save, .finish])
  }

  @Test("A flush ends when a save fails, rather than try for ever")
  func failedFlush() {
    #expect(effects(.changed, .flush, .failed, .flush, .failed) == [.save, nil, .finish, .save, .finish])
  }
}
