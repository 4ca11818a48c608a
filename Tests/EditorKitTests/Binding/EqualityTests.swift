import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("A write is stored whatever the model's == says")
@MainActor struct EqualityTests {
  /// Equal to every memo of the same identity, as apps write it for lists.
  struct SameID: MemoProtocol, Identifiable, Equatable {
    var id = 1
    var name = ""
    var recording: Take?
    static var attributes: [Attribute<Take>] { Take.described }
    var upperName: String {
      get { name.uppercased() }
      set { name = newValue.lowercased() }
    }
    static func == (one: SameID, other: SameID) -> Bool { one.id == other.id }
  }

  let clock = TestClock()

  @Test("A name, an attribute and a recording reach a memo whose == compares identities")
  func components() async throws {
    let context = Context.testing(clock: clock)
    let source = Source(SameID())
    var finished = 0
    let recorder = TimedRecorder(clock: clock) { _ in Take() }
    let screen = Driver(MemoScreen(source.binding, recorder: recorder, context: context), context: context)
    try screen.type("Name", "Ann")
    #expect(source.value.name == "Ann")
    let editor = Editor(source.binding, recorder: recorder, context: context, finished: { _ in finished += 1 })
    let driver = Driver(editor, context: context)
    try driver.press("Record")
    try await driver.wait()
    #expect(finished == 1)
    #expect(source.value.recording == Take())
    try driver.set("Trim Start", to: 0.5)
    #expect(source.value.recording?.trimStart == 0.5)
    context.undo.undo()
    #expect(source.value.recording?.trimStart == 0)
  }

  @Test("Every way to write stores a value that the model's == calls equal")
  func waysToWrite() {
    let source = Source(SameID(name: "a"))
    source.binding.modify { $0.name = "b" }
    #expect(source.value.name == "b")
    source.value = SameID(name: "c")
    #expect(source.value.name == "c")
    source.binding.upperName.wrappedValue = "D"
    #expect(source.value.name == "d")
    source.binding.map(get: { $0 }, set: { $0 }).wrappedValue = SameID(name: "e")
    #expect(source.value.name == "e")
    let store = Store([SameID(name: "a")], context: Context.testing(clock: clock))
    store.modify(id: 1) { $0.name = "b" }
    #expect(store[id: 1]?.name == "b")
  }

  @Test("A store saves and notifies when a class inside an equal struct changes")
  func classInside() async throws {
    final class Sound: Equatable {
      var gain = 0.0
      static func == (one: Sound, other: Sound) -> Bool { one.gain == other.gain }
    }
    struct Memo: MemoProtocol, Identifiable, Equatable {
      var id = 1
      var name = ""
      var recording: Sound? = Sound()
      static var attributes: [Attribute<Sound>] { [Attribute("Gain", \.gain)] }
    }
    let context = Context.testing(clock: clock)
    let storage = ScriptedStorage([Memo()])
    let store = Store(storage, context: context)
    await store.load()
    let watcher = Watcher { store[id: 1]?.recording?.gain }
    let memo = try #require(store.binding(id: 1))
    let editor = Editor(memo, recorder: TimedRecorder(clock: clock) { _ in Sound() }, context: context)
    try Driver(editor, context: context).set("Gain", to: 0.7)
    #expect(store.hasUnsavedChanges)
    #expect(watcher.values == [0, 0.7])
    try await store.flush()
    #expect(storage.applyCount == 1)

    let source = Source(Memo())
    let changes = Watcher { source.value.recording?.gain }
    source.binding.modify { $0.recording?.gain = 0.3 }
    #expect(changes.values == [0, 0.3])
  }

  enum Kind { case one, two }

  @Test("Only a leaf that is the same byte for byte is no change")
  func leaves() {
    /// Whether writing a value over another one calls the closure of a change.
    func isChange<Value>(_ old: Value, _ new: Value) -> Bool {
      var count = 0
      Source(old).binding.onChange { count += 1 }.wrappedValue = new
      return count > 0
    }
    #expect(!isChange(1, 1) && isChange(1, 2))
    #expect(!isChange(Double.nan, .nan) && isChange(0.0, -0.0))
    #expect(!isChange("é", "é") && isChange("e\u{301}", "é"))
    #expect(!isChange(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)))
    #expect(!isChange(Duration.seconds(1), .seconds(1)) && !isChange(UInt8(1), 1) && !isChange(Float(1), 1))
    #expect(!isChange(Decimal(1), Decimal(1)) && !isChange(Data([1]), Data([1])) && isChange(Data([1]), Data([2])))
    #expect(!isChange(URL(string: "a:b"), URL(string: "a:b")) && isChange(URL(string: "a:b"), URL(string: "a:c")))
    #expect(!isChange(Kind.one, .one) && isChange(Kind.one, .two) && !isChange(Kind?.some(.one), .one))
    #expect(!isChange(Int?.none, nil) && isChange(Int?.none, 0) && isChange(Int?.some(0), nil) && !isChange(Int?(3), 3))
    #expect(!isChange(String?("a"), "a") && isChange(String?("a"), nil) && !isChange(Date?.none, nil))
    // Everything else is a change, also if it is equal.
    #expect(isChange([1], [1]) && isChange(Take(), Take()) && isChange(["a": 1], ["a": 1]))
    #expect(isChange((1, 2), (1, 2)) && isChange(Optional(Take()), Take()) && isChange(Int??.some(1), 1))
    let object = Box(1)
    #expect(isChange(object, object) && isChange(1 as Any, 1 as Any))
  }

  @Test("A derived binding compares only the leaf that is written")
  func derived() {
    let source = Source(SameID(name: "a", recording: Take()))
    let watcher = Watcher { source.value.name }
    source.binding.name.wrappedValue = "a"
    source.binding.recording?.trimStart.wrappedValue = 0
    #expect(watcher.values == ["a"])
    source.binding.recording?.trimStart.wrappedValue = 1
    #expect(source.value.recording?.trimStart == 1)
  }
}
