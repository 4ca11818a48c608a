import Testing

@testable import EditorKit

@Suite("Which source is asked next")
struct AttemptsMachineTests {
  typealias Machine = AttemptsMachine<String>

  private func attempt(_ part: Int, _ number: Int = 1) -> Machine.Attempt { .init(part: part, number: number) }

  @Test("One source that succeeds ends the run")
  func one() {
    var machine = Machine(count: 1, order: .untilOneSucceeds)
    #expect(machine.handle(.begin) == [.start(attempt(0))])
    #expect(machine.handle(.succeeded(attempt(0))) == [.stop(attempt(0)), .finish(.succeeded)])
    #expect(machine.handle(.succeeded(attempt(0))) == [])
  }

  @Test("A failure that is worth another attempt leads to one, in its time; a late end of the first changes nothing")
  func retry() {
    var machine = Machine(count: 1, order: .untilOneSucceeds)
    _ = machine.handle(.begin)
    let wait = machine.handle(.failed(attempt(0), "busy", retryIn: .seconds(1)))
    #expect(wait == [.stop(attempt(0)), .wait(attempt(0, 2), .seconds(1))])
    #expect(machine.handle(.succeeded(attempt(0))) == [])
    #expect(machine.handle(.due(attempt(0, 2))) == [.start(attempt(0, 2))])
    #expect(machine.handle(.due(attempt(0, 2))) == [])
    #expect(machine.handle(.failed(attempt(0), "late", retryIn: nil)) == [])
    let end = machine.handle(.failed(attempt(0, 2), "gone", retryIn: nil))
    #expect(end == [.stop(attempt(0, 2)), .finish(.failed(["gone"]))])
  }

  @Test("In order, the next source is asked when one has failed or given up, and none after a success")
  func inOrder() {
    var machine = Machine(count: 4, order: .untilOneSucceeds)
    #expect(machine.handle(.begin) == [.start(attempt(0))])
    #expect(machine.handle(.failed(attempt(0), "a", retryIn: nil)) == [.stop(attempt(0)), .start(attempt(1))])
    #expect(machine.handle(.gaveUp(attempt(1))) == [.stop(attempt(1)), .start(attempt(2))])
    #expect(machine.handle(.succeeded(attempt(2))) == [.stop(attempt(2)), .finish(.succeeded)])
  }

  @Test("In order, all failures are told where all have failed")
  func allFailInOrder() {
    var machine = Machine(count: 2, order: .untilOneSucceeds)
    _ = machine.handle(.begin)
    _ = machine.handle(.failed(attempt(0), "a", retryIn: nil))
    #expect(machine.handle(.failed(attempt(1), "b", retryIn: nil)).last == .finish(.failed(["a", "b"])))
  }

  @Test("Together, all are asked at once, and the run ends with the last of them")
  func together() {
    var machine = Machine(count: 3, order: .all)
    #expect(machine.handle(.begin) == [.start(attempt(0)), .start(attempt(1)), .start(attempt(2))])
    #expect(machine.handle(.succeeded(attempt(1))) == [.stop(attempt(1))])
    #expect(machine.handle(.failed(attempt(2), "c", retryIn: nil)) == [.stop(attempt(2))])
    #expect(machine.handle(.succeeded(attempt(0))) == [.stop(attempt(0)), .finish(.failed(["c"]))])
  }

  @Test("Sources that have brought something already aren't asked")
  func done() {
    var machine = Machine(count: 3, order: .all, done: [0, 2])
    #expect(machine.handle(.begin) == [.start(attempt(1))])
    #expect(machine.handle(.succeeded(attempt(1))) == [.stop(attempt(1)), .finish(.succeeded)])
  }

  @Test("A run without sources ends at once")
  func none() {
    var machine = Machine(count: 0, order: .all)
    #expect(machine.handle(.begin) == [.finish(.succeeded)])
  }

  @Test("A run whose sources all gave up has given up", arguments: [Machine.Order.all, .untilOneSucceeds])
  func gaveUp(order: Machine.Order) {
    var machine = Machine(count: 2, order: order)
    _ = machine.handle(.begin)
    _ = machine.handle(.gaveUp(attempt(0)))
    #expect(machine.handle(.gaveUp(attempt(1))).last == .finish(.gaveUp))
  }
}
