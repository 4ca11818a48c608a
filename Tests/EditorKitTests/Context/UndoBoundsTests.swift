import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("A history that is bounded, cleared and obstructed")
@MainActor struct UndoBoundsTests {
  @Test("The oldest steps go when all together are too large, and the last one stays whatever its size")
  func size() {
    let undo = UndoHistory(sizeLimit: 100)
    var value = 0
    var forgotten: [Int] = []
    for step in 1...4 {
      undo.register(
        "\(step)", size: 40, undo: { value = step - 1 }, redo: { value = step }, forgotten: { forgotten.append(step) })
    }
    #expect(forgotten == [1, 2])
    #expect(undo.undo() && undo.undo() && !undo.undo())
    #expect(value == 2)
    undo.register("large", size: 1000, undo: {}, redo: {})
    #expect(forgotten == [1, 2, 4, 3])
    #expect(undo.undoName == "large")
  }

  @Test("Three hundred replaced recordings of 5 MB keep no more than the history's limit")
  func recordings() {
    struct Memo: MemoProtocol {
      var name = ""
      var recording: Data?
      static var attributes: [Attribute<Data>] { [] }
      nonisolated(unsafe) static var discarded = 0
      static func discardRecording(_ recording: Data) { discarded += 1 }
    }
    let context = Context.testing(clock: TestClock())
    let source = Source(Memo())
    let editor = Editor(
      source.binding, recorder: TimedRecorder(clock: context.clock) { _ in Data() }, context: context)
    for number in 0..<300 { editor.replace(with: Data(repeating: UInt8(number % 251), count: 5 << 20)) }
    var steps = 0
    while context.undo.undo() { steps += 1 }
    #expect((1...12).contains(steps))
    #expect(Memo.discarded > 280)
    #expect(source.value.recording?.count == 5 << 20)
  }

  @Test("An estimate counts buffers at any depth, and no objects", arguments: [1, 1000])
  func estimate(count: Int) {
    struct Sound {
      var name = "abc"
      var data: Data
      var peaks: [Double]
    }
    let sound = Sound(data: Data(count: 100_000), peaks: Array(repeating: 0, count: 10_000))
    let size = UndoSize.estimate(Array(repeating: sound, count: count))
    #expect(size > 100_000 * count && size < 300_000 * count)
    #expect(UndoSize.estimate(NSMutableData(length: 1_000_000)) == 0)
    #expect(UndoSize.estimate(MortalMemo(name: "a")) == 0)
  }

  @Test("Clearing forgets all steps, and each says so once")
  func clear() {
    let undo = UndoHistory()
    var forgotten: [String] = []
    for name in ["a", "b"] { undo.register(name, undo: {}, redo: {}, forgotten: { forgotten.append(name) }) }
    undo.undo()
    undo.clear()
    #expect(!undo.canUndo && !undo.canRedo)
    #expect(forgotten.sorted() == ["a", "b"])
    undo.clear()
    #expect(forgotten.count == 2)
  }

  @Test("A step that was undone is forgotten when another change follows")
  func discardedRedo() {
    let undo = UndoHistory()
    var forgotten: [String] = []
    undo.register("a", undo: {}, redo: {}, forgotten: { forgotten.append("a") })
    undo.undo()
    #expect(forgotten.isEmpty)
    undo.register("b", undo: {}, redo: {})
    #expect(forgotten == ["a"])
  }

  /// An object whose end uses the history.
  @MainActor final class Last {
    let onDeinit: @Sendable () -> Void
    init(onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
    deinit { onDeinit() }
  }

  @Test("The end of an object that a merged step held may use the history")
  func mergedDeinit() {
    let undo = UndoHistory()
    var last: Last? = Last { MainActor.assumeIsolated { undo.register("end", undo: {}, redo: {}) } }
    undo.register("a", merging: 1, undo: {}, redo: { [last] in _ = last })
    last = nil
    undo.register("a", merging: 1, undo: {}, redo: {})
    #expect(undo.undoName == "end")
  }

  @Test("A forgotten step may use the history")
  func reentry() {
    let undo = UndoHistory(limit: 1)
    var names: [String?] = []
    undo.register("a", undo: {}, redo: {}, forgotten: { names.append(undo.undoName) })
    undo.register("b", undo: {}, redo: {})
    #expect(names == ["b"])
  }

  @Test("While there is an obstacle nothing is undone or redone, and observers are notified of its end")
  func obstacle() {
    let undo = UndoHistory()
    var value = 1
    undo.register("a", undo: { value = 0 }, redo: { value = 1 })
    let watcher = Watcher { undo.obstacle }
    var obstruction: UndoObstruction? = undo.obstruct("Stop first.")
    #expect(undo.obstacle == "Stop first." && !undo.canUndo && undo.undoName == "a")
    #expect(!undo.undo() && value == 1)
    obstruction?.end()
    #expect(watcher.values == [nil, "Stop first.", nil])
    #expect(undo.undo() && value == 0)
    obstruction = undo.obstruct("Again.")
    #expect(!undo.redo())
    obstruction = nil
    #expect(undo.redo())
  }

  @Test("Undo during a recording takes nothing away, and says why")
  func recording() async throws {
    let clock = TestClock()
    let context = Context.testing(clock: clock)
    let source = Source([ValueMemo]())
    let list = MemoList(source.binding, recorder: TimedRecorder(clock: clock) { _ in Take() }, context: context) {
      ValueMemo(id: 1, name: $0)
    }
    let driver = Driver(list, context: context)
    try driver.press("Add Memo")
    try driver.press("Record")
    #expect(context.undo.obstacle == "Stop the recording first.")
    #expect(!driver.undo())
    try await driver.wait()
    #expect(context.undo.obstacle == nil)
    #expect(source.value.first?.recording == Take())
    driver.undo()
    driver.undo()
    #expect(source.value.isEmpty)
    driver.redo()
    driver.redo()
    #expect(source.value.first?.recording == Take())
  }
}
