import EditorKit
import Observation
import Testing

@MainActor @Suite("The undo history")
struct UndoHistoryTests {
  let text = Box("")

  /// Sets the text as a person's change.
  private func edit(_ new: String, in history: UndoHistory, merging key: AnyHashable? = nil) {
    let old = text.value
    text.value = new
    history.register(
      "Set \(new)", merging: key, undo: { [text] in text.value = old }, redo: { [text] in text.value = new })
  }

  @Test("begins empty")
  func empty() {
    let history = UndoHistory()
    #expect(!history.canUndo && !history.canRedo)
    #expect(history.undoName == nil && history.redoName == nil)
    #expect(!history.undo() && !history.redo())
  }

  @Test("takes changes back in the opposite order, and does them again")
  func undoAndRedo() {
    let history = UndoHistory()
    edit("a", in: history)
    edit("b", in: history)
    #expect(history.undoName == "Set b")
    #expect(history.undo())
    #expect(text.value == "a")
    #expect(history.undoName == "Set a" && history.redoName == "Set b")
    #expect(history.undo())
    #expect(text.value.isEmpty)
    #expect(history.redo() && history.redo())
    #expect(text.value == "b")
    #expect(!history.canRedo)
  }

  @Test("keeps no more than its limit, and forgets the oldest first", arguments: [-1, 0, 1, 3])
  func limit(limit: Int) {
    let history = UndoHistory(limit: limit)
    for number in 1...5 { edit("\(number)", in: history) }
    var count = 0
    while history.undo() { count += 1 }
    #expect(count == max(0, limit))
    #expect(text.value == "\(5 - max(0, limit))")
  }

  @Test("makes one step of changes that share a key, back to before the first of them")
  func merging() {
    let history = UndoHistory()
    edit("before", in: history)
    for new in ["n", "ne", "new"] { edit(new, in: history, merging: "Name") }
    #expect(history.undo())
    #expect(text.value == "before")
    #expect(history.redo())
    #expect(text.value == "new")
    #expect(history.undo() && history.undo() && !history.undo())
  }

  @Test("makes steps of their own of changes with different keys, or with none", arguments: ["Other", nil])
  func otherKey(key: String?) {
    let history = UndoHistory()
    edit("a", in: history, merging: "Name")
    edit("b", in: history, merging: key.map { AnyHashable($0) })
    edit("c", in: history, merging: "Name")
    #expect(history.undo())
    #expect(text.value == "b")
    #expect(history.undo())
    #expect(text.value == "a")
  }

  @Test("doesn't merge over an end of merging")
  func endMerging() {
    let history = UndoHistory()
    history.endMerging()
    edit("a", in: history, merging: "Name")
    history.endMerging()
    edit("b", in: history, merging: "Name")
    #expect(history.undo())
    #expect(text.value == "a")
  }

  @Test("doesn't merge into a step that was taken back or done again")
  func mergingAfterReplay() {
    let history = UndoHistory()
    edit("a", in: history, merging: "Name")
    history.undo()
    history.redo()
    edit("b", in: history, merging: "Name")
    #expect(history.undo())
    #expect(text.value == "a")
  }

  @Test("doesn't merge into a step that another one has followed, even once that has been taken back")
  func mergingAfterFollowerIsGone() {
    let history = UndoHistory()
    edit("a", in: history, merging: "Name")
    edit("b", in: history)
    history.undo()
    edit("c", in: history, merging: "Name")
    #expect(history.undo())
    #expect(text.value == "a")
  }

  @Test("forgets what was taken back when something new is done", arguments: ["Name", nil])
  func redoCleared(key: String?) {
    let history = UndoHistory()
    edit("a", in: history)
    edit("b", in: history)
    history.undo()
    edit("c", in: history, merging: key.map { AnyHashable($0) })
    #expect(!history.canRedo && !history.redo())
    #expect(text.value == "c")
  }

  @Test("records nothing while a step is taken back or done again, and starts no other")
  func replayRecordsNothing() {
    let history = UndoHistory()
    let replays = Box<[Bool]>([])
    let replay: @MainActor () -> Void = { [text] in
      replays.value += [history.undo(), history.redo()]
      history.register("Echo", undo: { text.value = "echo" }, redo: {})
    }
    history.register("Edit", undo: replay, redo: replay)
    #expect(history.undo())
    #expect(!history.canUndo && history.redoName == "Edit")
    #expect(history.redo())
    #expect(history.undoName == "Edit" && !history.canRedo)
    #expect(replays.value == [false, false, false, false])
    #expect(text.value.isEmpty)
  }

  @Test("tells observers about every step", arguments: ["register", "undo", "redo"])
  func observable(change: String) async {
    let history = UndoHistory()
    edit("a", in: history)
    edit("b", in: history)
    history.undo()
    await confirmation { told in
      withObservationTracking {
        _ = (history.canUndo, history.canRedo)
      } onChange: {
        told()
      }
      switch change {
      case "register": edit("c", in: history)
      case "undo": history.undo()
      default: history.redo()
      }
    }
  }

  @Test("makes a change and one step of it, whatever the change records itself")
  func perform() {
    let history = UndoHistory()
    let number = Box(0)
    history.perform("Add") {
      number.value -= 1
    } change: {
      number.value += 1
      history.register("Inner", undo: {}, redo: {})
      history.perform("Deeper", undo: {}, change: { number.value += 10 })
    }
    #expect(number.value == 11)
    #expect(history.undoName == "Add")
    history.undo()
    #expect(number.value == 10)
    #expect(!history.canUndo)
    history.redo()
    #expect(number.value == 21)
    #expect(history.undoName == "Add" && !history.canRedo)
  }

  @Test("merges changes that are made with one key, back to before the first of them")
  func performMerging() {
    let history = UndoHistory()
    let text = Box("")
    for (old, new) in [("", "a"), ("a", "ab"), ("ab", "abc")] {
      history.perform("Type", merging: "field", undo: { text.value = old }, change: { text.value = new })
    }
    history.undo()
    #expect(text.value == "")
    history.redo()
    #expect(text.value == "abc")
  }
}
