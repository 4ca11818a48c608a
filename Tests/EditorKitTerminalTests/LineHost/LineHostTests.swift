import EditorKit
import EditorKitTerminal
import Testing

@Suite("The line host") @MainActor
struct LineHostTests {
  @Test("The end of the input is quit, and what follows quit is not carried out")
  func ending() async {
    let count = Box(0)
    let screen = Screen { [.button(.init("Add") { count.value += 1 })] }
    let script = await Script.run(screen, "press Add", "quit", "press Add")
    #expect(count.value == 1)
    #expect(script.isClean)
    #expect(screen.disappearances == 1)
    #expect(await Script.run(screen).prints == ["[1] Add\n"])
  }

  @Test("After a command that can't be carried out, the rest still run")
  func afterAnError() async {
    let count = Box(0)
    let script = await Script.run(
      Screen { [.button(.init("Add") { count.value += 1 })] }, "frob", "press Foo", "", "# x", "press Add"
    )
    #expect(count.value == 1)
    #expect(script.errors.count == 2)
    #expect(!script.isClean)
  }

  @Test("What changed before a command is printed before it is carried out")
  func meanwhile() async {
    let text = Box("Loading…")
    let screen = Screen { [.text(.init("x")), .text(.init(text.value)), .button(.init("Go") { text.value = "Gone" })] }
    let script = await Script.run(screen, .meanwhile { text.value = "Loaded" }, "press Go")
    #expect(script.prints.dropFirst() == ["  Loaded\n", "  Gone\n"])
  }

  @Test("Nothing is printed where nothing has changed, and show prints everything")
  func show() async {
    let script = await Script.run(Screen { [.button(.init("Go") {})] }, "press Go", "wait", "show", "show 2")
    #expect(script.prints == ["[1] Go\n", "\n[1] Go\n"])
    #expect(script.errors == ["error: there is no row 2: there are no rows here"])
  }

  @Test("While something stands in the way of undo, the host says what")
  func obstacle() async {
    let context = Context()
    context.undo.register("Add", undo: {}, redo: {})
    let obstruction = context.undo.obstruct("Stop the recording first.")
    let screen = Screen { [.text(Element.Text("One"))] }
    let script = await Script.run(
      screen, in: context, "undo", "redo", .meanwhile { obstruction.end() }, "undo", "redo")
    #expect(script.errors == ["error: Stop the recording first.", "error: Stop the recording first."])
  }

  @Test("Changes are undone and done again; where there is none, that is an error")
  func undo() async {
    let context = Context()
    let count = Box(0)
    let screen = Screen {
      [
        .text(.init("\(count.value)")),
        .button(
          .init("Add") {
            count.value += 1
            context.undo.register("Add", undo: { count.value -= 1 }, redo: { count.value += 1 })
          }
        ),
      ]
    }
    let script = await Script.run(screen, in: context, "press Add", "undo", "undo", "redo", "redo")
    #expect(script.prints.dropFirst() == ["  1\n", "  0\n", "  1\n"])
    #expect(script.errors == ["error: there is nothing to undo", "error: there is nothing to redo"])
  }

  @Test("wait returns when no work is pending, also what comes on screen meanwhile")
  func wait() async {
    let context = Context()
    let names = Names(["a"])
    let log = Box<[String]>([])
    names.screen("a").onAppear = {
      context.work.start {
        await Task.yield()
        log.value.append("second")
      }
    }
    context.work.start {
      await Task.yield()
      log.value.append("first")
      names.path = ["a"]
    }
    let script = await Script.run(names, in: context, "wait", .meanwhile { log.value.append("waited") })
    #expect(log.value == ["first", "second", "waited"])
    #expect(script.lastLines == ["[1] Back", "  This is a."])
  }

  @Test("wait with a time gives up after it", arguments: ["wait 0", "wait 5"])
  func waitAtMost(line: String) async {
    let context = Context(clock: InstantClock())
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    context.work.start { for await _ in gate {} }
    let script = await Script.run(
      Screen { [] }, in: context, .line(line), .meanwhile { opener.finish() }, "wait", .line(line))
    #expect(script.errors == ["error: still working"])
    #expect(!script.isClean)
  }

  @Test("A person gets a prompt, and a script none")
  func prompt() async {
    let screen = Screen { [.text(.init("x"))] }
    #expect(await Script.run(screen, "show", isInteractive: true).prints == ["  x\n", "> ", "\n  x\n", "> ", "\n"])
    #expect(await Script.run(screen, "show").prints == ["  x\n", "\n  x\n"])
  }

  @Test("When nobody reads any more, the host ends as if the input had")
  func brokenPipe() async {
    let count = Box(0)
    let screen = Screen { [.text(.init("\(count.value)")), .button(.init("Add") { count.value += 1 })] }
    let script = Script(["press Add", "press Add"], patience: 1)
    await script.run(screen, in: Context())
    #expect(count.value == 1)
    #expect(script.isClean)
    #expect(screen.disappearances == 1)
  }

  @Test("A host that was closed carries nothing out any more")
  func closed() async {
    let count = Box(0)
    let screen = Screen { [.button(.init("Add") { count.value += 1 })] }
    let close = Box<@MainActor () -> Void>({})
    let script = Script([.meanwhile { close.value() }, "press Add"])
    let host = LineHost(screen, context: Context(), console: script.console)
    close.value = { host.close() }
    _ = await host.run()
    #expect(count.value == 0)
    #expect(screen.appearances == 1)
    #expect(screen.disappearances == 1)
  }
}
