import EditorKitTerminal
import Testing

@Suite("What has changed on a screen")
struct ScreenChangeTests {
  private func change(_ old: [String], _ new: [String]) -> ScreenChange {
    ScreenChange(from: old.map(line), to: new.map(line), gone: "gone: ")
  }

  private func line(_ text: String) -> ScreenText.Line {
    ScreenText.Line(text, number: text.hasPrefix("[") ? Int(text.dropFirst().prefix { $0 != "]" }) : nil)
  }

  private let screen = [
    "# Memo", "[1] Back", "[2] Name: a", "  Recorded.", "[3] Trim: 0", "[4] Volume: 1", "[5] Trash",
  ]

  @Test("Nothing is said of a screen that is as it was")
  func nothing() {
    #expect(change(screen, screen) == .nothing)
    #expect(change([], []) == .nothing)
  }

  @Test("A changed line is printed with its number")
  func changed() {
    var new = screen
    new[2] = "[2] Name: b"
    new[4] = "[3] Trim: 0.5"
    #expect(change(screen, new) == .lines(["[2] Name: b", "[3] Trim: 0.5"]))
  }

  @Test("A new line is printed, and one that is gone is told")
  func goneAndNew() {
    #expect(change(screen, screen + ["  Saved."]) == .lines(["  Saved."]))
    #expect(change(screen + ["  Saved."], screen) == .lines(["gone: Saved."]))
    #expect(change(screen, Array(screen.dropLast())) == .lines(["gone: [5] Trash"]))
  }

  @Test("When controls are gone from among others, everything is printed, so that numbers are known")
  func shifted() {
    let new = ["# Memo", "[1] Back", "[2] Name: a", "  Recorded.", "[3] Volume: 1", "[4] Trash"]
    #expect(change(screen, new) == .everything)
  }

  @Test("When most lines are different, everything is printed")
  func most() {
    #expect(change(screen, screen.map { $0 + "!" }) == .everything)
  }
}
