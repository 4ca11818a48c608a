import EditorKit
import Testing

@MainActor @Suite("The stage")
struct StageTests {
  let log = Probe.Log()
  let path = Box<[AnyHashable]>([])
  let inner = Box<[AnyHashable]>([])
  let gone = Box<Set<String>>([])

  /// A navigation over components that are named after their identities; the component `nested` has one of its own.
  private func root() -> Probe {
    var pages: [AnyHashable: Probe] = [:]
    func page(_ id: AnyHashable) -> Probe? {
      guard let name = id as? String, !gone.value.contains(name) else { return nil }
      if let page = pages[id] { return page }
      let made = Probe(name, log: log) { [inner] in
        name == "nested" ? navigation("Nested", inner, ["x", "y"]) : .text(.init("I am \(name)"))
      }
      pages[id] = made
      return made
    }
    func navigation(_ title: String, _ path: Box<[AnyHashable]>, _ names: [String]) -> Element {
      .navigation(
        .init(title, path: path.binding, root: .text(.init("Root of \(title)")), backLabel: "Back from \(title)") {
          page($0)
        }
      )
    }
    return Probe("root", log: log) { [path] in navigation("Main", path, []) }
  }

  private func text(_ screen: Stage.Screen) -> String {
    if case .text(let text) = screen.body { text.text } else { "" }
  }

  @Test("shows nothing before a host asks for the screen")
  func lazy() {
    _ = Stage(root())
    #expect(log.events.isEmpty)
  }

  @Test("shows the bottom screen, which has no way back")
  func bottom() {
    let screen = Stage(root()).screen()
    #expect(screen.title == "Main")
    #expect(screen.id == nil)
    #expect(screen.backLabel == nil)
    #expect(text(screen) == "Root of Main")
  }

  @Test("shows a component without navigation as it is")
  func plain() {
    let stage = Stage(Probe("plain", log: log) { .text(.init("Hello")) })
    #expect(stage.screen().title.isEmpty)
    #expect(text(stage.screen()) == "Hello")
    #expect(!stage.back())
    stage.close()
    #expect(log.events == ["+plain", "-plain"])
  }

  @Test("calls each component once when it comes and once when it goes, however often it is drawn")
  func presence() {
    let stage = Stage(root())
    for _ in 0..<3 { _ = stage.screen() }
    path.value = ["a"]
    for _ in 0..<3 { _ = stage.screen() }
    path.value = ["a", "b"]
    for _ in 0..<3 { _ = stage.screen() }
    #expect(log.events == ["+root", "+a", "+b"])
    path.value = ["c"]
    _ = stage.screen()
    #expect(log.events.dropFirst(3) == ["-b", "-a", "+c"])
    stage.close()
    stage.close()
    #expect(log.events.dropFirst(6) == ["-c", "-root"])
  }

  @Test("lets a component come again that has gone")
  func again() {
    let stage = Stage(root())
    for open in [["a"], [], ["a"]] {
      path.value = open
      _ = stage.screen()
    }
    #expect(log.events == ["+root", "+a", "-a", "+a"])
  }

  @Test("calls a component once that is in the path twice")
  func twiceInPath() {
    let stage = Stage(root())
    path.value = ["a", "b", "a"]
    #expect(text(stage.screen()) == "I am a")
    #expect(log.events == ["+root", "+a", "+b"])
    path.value = ["a"]
    _ = stage.screen()
    stage.close()
    #expect(log.events.dropFirst(3) == ["-b", "-a", "-root"])
  }

  @Test("shows the top of the path, with the way back")
  func top() {
    let stage = Stage(root())
    path.value = ["a", "b"]
    let screen = stage.screen()
    #expect(text(screen) == "I am b")
    #expect(screen.id == AnyHashable("b"))
    #expect(screen.backLabel == "Back from Main")
  }

  @Test("goes back one screen at a time, down to the bottom")
  func back() {
    let stage = Stage(root())
    path.value = ["a", "b"]
    _ = stage.screen()
    #expect(stage.back())
    #expect(path.value == ["a"])
    #expect(stage.back())
    #expect(path.value.isEmpty)
    #expect(!stage.back())
    _ = stage.screen()
    #expect(log.events == ["+root", "+a", "+b", "-b", "-a"])
  }

  @Test(
    "removes from the path what has nothing to show any more, and what lies above",
    arguments: [("a", []), ("b", ["a"]), ("c", ["a", "b"])] as [(String, [String])]
  )
  func goneDestinations(name: String, left: [String]) {
    let stage = Stage(root())
    path.value = ["a", "b", "c"]
    _ = stage.screen()
    gone.value = [name]
    #expect(text(stage.screen()) == (left.last.map { "I am \($0)" } ?? "Root of Main"))
    #expect(path.value == left.map { AnyHashable($0) })
    #expect(log.events.filter { $0.hasPrefix("-") } == ["c", "b", "a"].prefix(3 - left.count).map { "-" + $0 })
  }

  @Test("doesn't write to a path in which nothing is gone")
  func pathLeftAlone() {
    let stage = Stage(root())
    path.value = ["a"]
    _ = stage.screen()
    #expect(path.writes.isEmpty)
  }

  @Test("follows a navigation inside of another, whose bottom screen leads back to the outer one")
  func nested() {
    let stage = Stage(root())
    path.value = ["nested"]
    #expect(stage.screen().title == "Nested")
    #expect(stage.screen().backLabel == "Back from Main")
    inner.value = ["x"]
    #expect(text(stage.screen()) == "I am x")
    #expect(stage.screen().backLabel == "Back from Nested")
    #expect(log.events == ["+root", "+nested", "+x"])
    #expect(stage.back())
    #expect(inner.value.isEmpty && path.value == ["nested"])
    #expect(stage.back())
    #expect(path.value.isEmpty)
    _ = stage.screen()
    #expect(log.events.dropFirst(3) == ["-x", "-nested"])
  }

  @Test("lets a component change what is shown while it comes or goes")
  func changesWhileComing() {
    let root = root()
    root.onAppear = { [path] in path.value = ["a", "b"] }
    let stage = Stage(root)
    #expect(text(stage.screen()) == "I am b")
    #expect(log.events == ["+root", "+a", "+b"])
  }

  @Test("keeps a component that is made anew each time it is asked for, for as long as it is open")
  func fresh() {
    let log = Probe.Log()
    let path = Source<[AnyHashable]>(["a"])
    let root = Probe("root", log: log) {
      .navigation(
        Element.Navigation("", path: path.binding, root: .text(.init("")), backLabel: "Back") { _ in
          Probe("page", log: log)
        })
    }
    let stage = Stage(root)
    _ = stage.screen()
    _ = stage.screen()
    #expect(log.events == ["+root", "+page"])
    stage.back()
    _ = stage.screen()
    #expect(log.events == ["+root", "+page", "-page"])
    path.value = ["a"]
    _ = stage.screen()
    #expect(log.events == ["+root", "+page", "-page", "+page"])
  }
}
