import EditorKit
import EditorKitTerminal
import Testing

@Suite("A program's run") @MainActor
struct LaunchTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "it is broken" }
  }

  private final class Run {
    var status: Int32 = -1
    var errors: [String] = []
  }

  private let program = Terminal.Program("Example", about: "An example.", operands: .optionalFile("where it is kept"))

  private func run(
    _ script: Script, _ arguments: [String] = [], environment: [String: String] = [:],
    interruptions: AsyncStream<Int32> = AsyncStream { _ in },
    host: @escaping @MainActor (any Component, Terminal.Session) -> any Terminal.Host = { LineHost($0, session: $1) },
    _ makeRoot: @escaping @MainActor (Terminal.Session) async throws -> any Component
  ) async -> Run {
    let run = Run()
    var launch = Launch(
      program: program, arguments: arguments, environment: environment, console: script.console,
      printErrorNow: { run.errors.append($0) }, interruptions: interruptions
    )
    launch.patience = .zero
    run.status = await launch.run(host: host, makeRoot)
    return run
  }

  @Test("Help goes to standard output, and nothing is run")
  func help() async {
    let script = Script([])
    let run = await run(script, ["--help"]) { _ in throw Broken() }
    #expect(run.status == 0)
    #expect(script.prints.first?.contains("Usage: Example [--lines] [--language en|zh-Hans] [FILE]") == true)
  }

  @Test("An unknown option is an error with status 2, and nothing is run")
  func usage() async {
    let script = Script([])
    let run = await run(script, ["--frob"]) { _ in throw Broken() }
    #expect(run.status == 2)
    #expect(script.prints.isEmpty)
    #expect(script.errors.first == "error: there is no option --frob")
  }

  @Test(
    "The language comes from the command line, or else from the environment",
    arguments: [
      ([], [:], Context.Language.english), ([], ["LANG": "zh_CN.UTF-8"], .simplifiedChinese),
      (["--language", "en"], ["LANG": "zh_CN.UTF-8"], .english), (["--language", "zh-Hans"], [:], .simplifiedChinese),
    ] as [([String], [String: String], Context.Language)]
  )
  func language(arguments: [String], environment: [String: String], expected: Context.Language) async {
    let labels = Box<Labels?>(nil)
    _ = await run(Script([]), arguments, environment: environment) { session in
      labels.value = session.context.labels
      return Screen { [] }
    }
    #expect(labels.value == expected.labels)
  }

  @Test("A command that can't be carried out makes the status 1")
  func commandFailed() async {
    #expect(await run(Script(["frob"])) { _ in Screen { [] } }.status == 1)
    #expect(await run(Script(["show"])) { _ in Screen { [] } }.status == 0)
  }

  @Test("A program that can't start says why, does its endings, and ends with status 1")
  func broken() async {
    let ended = Box(0)
    let script = Script([])
    let run = await run(script) { session in
      session.atEnd { ended.value += 1 }
      throw Broken()
    }
    #expect(run.status == 1)
    #expect(run.errors == ["error: it is broken\n"])
    #expect(ended.value == 1)
    #expect(script.prints.isEmpty)
  }

  @Test("A program can fail and run on")
  func failing() async {
    let script = Script([])
    let run = await run(script, ["memos.json"]) { session in
      session.fail("\(session.operands[0]) can't be read\u{1B}[2J")
      return Screen { [.text(.init("x"))] }
    }
    #expect(run.status == 1)
    #expect(run.errors == ["error: memos.json can't be read\\u{1B}[2J\n"])
    #expect(script.prints == ["  x\n"])
  }

  @Test("A program is given the values of its own options")
  func options() async {
    let given = Box<[String: String]>([:])
    let program = Terminal.Program(
      "Example", about: "An example.", options: [.init("url", value: "URL", help: "where to look")])
    let launch = Launch(
      program: program, arguments: ["--url", "http://a"], console: Script([]).console, printErrorNow: { _ in })
    let status = await launch.run(host: { LineHost($0, session: $1) }) { session in
      given.value = session.options
      return Screen { [] }
    }
    #expect(status == 0)
    #expect(given.value == ["url": "http://a"])
  }

  @Test("An ending that throws makes the status 1, and the others are still done, the last first")
  func endings() async {
    let log = Box<[Int]>([])
    let run = await run(Script([])) { session in
      session.atEnd { log.value.append(1) }
      session.atEnd { throw Broken() }
      session.atEnd { log.value.append(3) }
      return Screen { [] }
    }
    #expect(run.status == 1)
    #expect(run.errors == ["error: it is broken\n"])
    #expect(log.value == [3, 1])
  }

  @Test("A signal ends a program in order, while it waits for input or for work", arguments: [false, true])
  func interrupted(isWorking: Bool) async {
    let (signals, sender) = AsyncStream.makeStream(of: Int32.self)
    let (never, keep) = AsyncStream.makeStream(of: Void.self)
    let ended = Box(0)
    let screen = Screen { [] }
    let script = Script([
      .meanwhile {
        sender.yield(15)
        if !isWorking { for await _ in never {} }
      }, "wait",
    ])
    let run = await run(script, interruptions: signals) { session in
      session.atEnd { ended.value += 1 }
      if isWorking { session.context.work.start { for await _ in never {} } }
      return screen
    }
    #expect(run.status == 143)
    #expect(ended.value == 1)
    #expect(screen.disappearances == 1)
    keep.finish()
  }

  @Test("A program runs in a host of its own", arguments: [(true, 0), (false, 1)] as [(Bool, Int32)])
  func ownHost(isClean: Bool, status: Int32) async {
    let made = Box<TitleHost?>(nil)
    let script = Script([])
    let run = await run(script) { root, _ in
      let host = TitleHost(root, isClean: isClean)
      made.value = host
      return host
    } _: { _ in
      Names([])
    }
    #expect(run.status == status)
    #expect(made.value?.title == "Names")
    #expect(made.value?.isOpen == false)
    #expect(script.prints.isEmpty)
  }

  @Test("A signal closes a host that still waits for input")
  func interruptedHost() async {
    let (signals, sender) = AsyncStream.makeStream(of: Int32.self)
    let (input, keep) = AsyncStream.makeStream(of: Void.self)
    let made = Box<TitleHost?>(nil)
    let run = await run(Script([]), interruptions: signals) { root, _ in
      let host = TitleHost(root) {
        sender.yield(2)
        for await _ in input {}
      }
      made.value = host
      return host
    } _: { _ in
      Names([])
    }
    #expect(run.status == 130)
    #expect(made.value?.isOpen == false)
    keep.finish()
  }

  @Test("What was put off is done at the end, and nobody waits for its delay")
  func putOff() async {
    let events = Box<[String]>([])
    let run = await run(Script([])) { session in
      session.context.work.start(after: .seconds(3600), on: session.context.clock) { events.value.append("saved") }
      session.atEnd {
        await session.context.work.waitUntilIdle()
        events.value.append("ended")
      }
      return Screen { [] }
    }
    #expect(run.status == 0)
    #expect(events.value == ["saved", "ended"])
  }
}
