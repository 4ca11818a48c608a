import EditorKit
import EditorKitTesting
import Testing

@Suite("The laws of a memo")
struct MemoLawsTests {
  @Test("Lawful models break none")
  func lawful() {
    #expect(MemoLaws.violations(memo: { ValueMemo() }, recording: { Take() }) == [])
    #expect(MemoLaws.violations(memo: { ObservableMemo() }, recording: { Take() }) == [])
    #expect(MemoLaws.violations(memo: { PlainMemo() }, recording: { ObjectTake() }) == [])
    #expect(MemoLaws.violations(memo: { MortalMemo() }, recording: { Take() }, end: { $0.die() }) == [])
  }

  /// Whether there are violations, and all of them are of one law.
  private func breaks<Memo: MemoProtocol>(_ law: Int, _ memo: Memo, end: ((inout Memo) -> Void)? = nil) -> Bool
  where Memo.Recording == Take {
    let found = MemoLaws.violations(memo: { memo }, recording: { Take() }, end: end)
    return !found.isEmpty && found.allSatisfy { $0.hasPrefix("Law \(law): ") }
  }

  @Test("A name that is stored otherwise than it was set breaks law 1")
  func name() {
    struct Memo: MemoProtocol {
      var stored = ""
      var name: String {
        get { stored }
        set { stored = newValue.uppercased() }
      }
      var recording: Take?
      static var attributes: [Attribute<Take>] { Take.described }
    }
    #expect(breaks(1, Memo()))
  }

  @Test("An attribute that changes another one breaks law 2")
  func coupled() {
    struct Memo: MemoProtocol {
      var name = ""
      var recording: Take?
      static var attributes: [Attribute<Take>] {
        [Attribute("Shift", \.shift), Attribute("Trim End", \.trimEnd)]
      }
    }
    #expect(breaks(2, Memo()))
  }

  @Test("A recording that isn't replaced or deleted breaks law 3")
  func replacing() {
    struct Memo: MemoProtocol {
      var name = ""
      var recording: Take?
      static var attributes: [Attribute<Take>] { Take.described }
      mutating func replaceRecording(_ new: Take) { name = "replaced" }
      mutating func deleteRecording() {}
    }
    #expect(breaks(3, Memo(recording: Take())))
  }

  @Test("Two attributes of one name break law 4")
  func names() {
    struct Memo: MemoProtocol {
      var name = ""
      var recording: Take?
      static var attributes: [Attribute<Take>] { [Attribute("Trim", \.trimStart), Attribute("Trim", \.trimEnd)] }
    }
    #expect(breaks(4, Memo()))
  }

  @Test("A memo that is alive after its end, or dead before it, breaks law 5")
  func life() {
    struct Memo: MemoProtocol {
      var name = ""
      var recording: Take?
      var isAlive = true
      static var attributes: [Attribute<Take>] { Take.described }
    }
    #expect(breaks(5, Memo()) { _ in })
    #expect(breaks(5, Memo(isAlive: false)))
  }
}

extension Take {
  /// The start, which moves the end along.
  fileprivate var shift: Double {
    get { trimStart }
    set {
      trimEnd += newValue - trimStart
      trimStart = newValue
    }
  }
}
