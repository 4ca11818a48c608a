import EditorKit

/// Shows a component as plain text with numbered controls, and takes one command a line.
///
/// It is the script interface, the mode for screen readers and a test interface at once. The screen is printed at the
/// start. After each command, and before it if something changed meanwhile, what changed on screen is printed. A command
/// that can't be carried out prints an error; the rest still run. `Documentation/LineHost.md` has the commands.
///
/// ``Terminal/run(_:host:makeRoot:)`` makes a line host for standard input and output, unless a program asks for another.
@MainActor public final class LineHost: Terminal.Host {
  /// The largest number of rows of a list on one screen.
  private static let rowLimit = 50

  private let context: Context
  private let console: Console
  private let wording: Wording
  private let stage: Stage

  /// The screen as it was last printed; nil before that.
  private var shown: Shown?
  /// The first row of a list to show, counted from 0.
  private var firstRow = 0
  private var isClean = true
  private var isOpen = true
  private var isClosed = false

  /// Makes a host, which prints nothing before ``run()``.
  ///
  /// - Parameters:
  ///   - root: What to show.
  ///   - context: The context that the component and all it shows have been made with.
  ///   - console: Where to read and to print.
  ///   - language: The language of the few words that the host itself puts on a screen.
  package init(
    _ root: any Component,
    context: Context,
    console: Console,
    language: Context.Language = .english
  ) {
    self.context = context
    self.console = console
    wording = Wording(language)
    stage = Stage(root)
  }

  /// Makes a host for a program's standard streams, which prints nothing before ``run()``.
  ///
  /// - Parameters:
  ///   - root: The component to show.
  ///   - session: The run of the program that shows it.
  public convenience init(_ root: any Component, session: Terminal.Session) {
    self.init(root, context: session.context, console: session.console, language: session.language)
  }

  /// Prints the screen, and carries out commands until there are no more, or `quit`.
  ///
  /// Work may still be pending afterwards. Every component has been told that it has left the screen.
  ///
  /// - Returns: Whether every command could be carried out.
  public func run() async -> Bool {
    await printScreen()
    while isOpen, let line = await nextLine(), isOpen {
      let seen = shown?.text.controls ?? []
      await printChanges()
      guard isOpen else { break }
      do {
        guard let command = try Command(parsing: line) else { continue }
        try await carryOut(command, seen: seen)
      } catch {
        await report(error)
      }
    }
    close()
    return isClean
  }

  /// Ends the host: components are told that they have left the screen, and no further command is carried out.
  ///
  /// Closing again does nothing.
  public func close() {
    isOpen = false
    guard !isClosed else { return }
    isClosed = true
    stage.close()
  }
}

// MARK: - Commands

extension LineHost {
  private func carryOut(_ command: Command, seen: [Control]) async throws(CommandError) {
    switch command {
    case .operate(let verb, let target, let text): try await operate(verb, target, text, seen)
    case .back:
      guard current().screen.backLabel != nil else {
        throw CommandError("there is nothing to go back to: this is the bottom screen. To end the program: quit")
      }
      stage.back()
      await printChanges()
    case .wait(let seconds): try await wait(seconds)
    case .show(let row): try await show(from: row)
    case .undo:
      guard context.undo.undo() else { throw CommandError(context.undo.obstacle ?? "there is nothing to undo") }
      await printChanges()
    case .redo:
      guard context.undo.redo() else { throw CommandError(context.undo.obstacle ?? "there is nothing to redo") }
      await printChanges()
    case .quit: isOpen = false
    }
  }

  private func operate(
    _ verb: Command.Verb, _ target: Command.Target, _ text: String, _ seen: [Control]
  ) async throws(CommandError) {
    // Printing takes time, and so the screen may have changed again.
    let control: Control
    do {
      control = try current().text.control(target, for: verb, seen: seen)
    } catch {
      guard context.work.pendingCount > 0 else { throw error }
      throw CommandError(error.description + ". Something is under way; to wait for it: wait")
    }
    let outcome = Result { () throws(CommandError) in try control.lineControl.operate(verb, text: text, on: stage) }
    await printChanges()
    if let note = try outcome.get() { await print("note: " + note) }
  }

  private func wait(_ seconds: Double?) async throws(CommandError) {
    let elapsed = context.stopwatch()
    // What comes on screen when work has ended may start more.
    repeat {
      if let seconds {
        let left = Duration.seconds(min(seconds, 1e9)) - elapsed()
        guard await context.work.waitUntilIdle(atMost: left, clock: context.clock) else {
          await printChanges()
          throw CommandError("still working")
        }
      } else {
        await context.work.waitUntilIdle()
      }
      await printChanges()
    } while isOpen && context.work.pendingCount > 0
  }

  private func show(from row: Int) async throws(CommandError) {
    let now = current()
    let rows = now.text.controls.map { if case .row(_, _, let list) = $0 { list.count } else { 0 } }.max() ?? 0
    guard row == 1 || row <= rows else {
      let reason = rows == 0 ? "there are no rows here" : "the last row is \(rows)"
      throw CommandError("there is no row \(row): \(reason)")
    }
    firstRow = row - 1
    await printScreen()
  }
}

// MARK: - Printing

extension LineHost {
  /// A screen and its text.
  private struct Shown {
    var screen: Stage.Screen
    var text: ScreenText

    func isSameScreen(as other: Shown) -> Bool {
      screen.id == other.screen.id && screen.title == other.screen.title
        && (screen.backLabel == nil) == (other.screen.backLabel == nil)
    }
  }

  /// The screen as it is now. Another screen than the one last shown starts with its first row.
  private func current() -> Shown {
    let screen = stage.screen()
    let now = Shown(screen: screen, text: text(of: screen))
    guard firstRow > 0, let shown, !now.isSameScreen(as: shown) else { return now }
    firstRow = 0
    return Shown(screen: screen, text: text(of: screen))
  }

  private func text(of screen: Stage.Screen) -> ScreenText {
    ScreenText(Outline(screen, firstRow: firstRow, rowLimit: Self.rowLimit), wording: wording)
  }

  private func printScreen() async {
    await printWhole(current())
  }

  private func printChanges() async {
    guard !isClosed else { return }
    let now = current()
    guard let shown, now.isSameScreen(as: shown) else { return await printWhole(now) }
    switch ScreenChange(from: shown.text.lines, to: now.text.lines, gone: wording.gone) {
    case .nothing: self.shown = now
    case .everything: await printWhole(now)
    case .lines(let lines):
      self.shown = now
      await print(lines.joined(separator: "\n"))
    }
  }

  /// An empty line sets a whole screen off from what was printed before it.
  private func printWhole(_ now: Shown) async {
    let isFirst = shown == nil
    shown = now
    await print((isFirst ? "" : "\n") + now.text.lines.map(\.text).joined(separator: "\n"))
  }

  private func print(_ text: String) async {
    await write(text + "\n")
  }

  private func write(_ text: String) async {
    guard isOpen else { return }
    switch await console.print(text) {
    case .printed: break
    case .unwanted: isOpen = false
    case .failed(let reason):
      isOpen = false
      await report(CommandError("standard output: \(reason)"))
    }
  }

  private func report(_ error: CommandError) async {
    isClean = false
    await console.printError("error: " + error.description + "\n")
  }

  private func nextLine() async -> String? {
    if console.isInteractive { await write("> ") }
    let line = await console.nextLine()
    // The shell's prompt goes below ours.
    if line == nil, console.isInteractive { await print("") }
    return line
  }
}
