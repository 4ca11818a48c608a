import EditorKit
import EditorKitTerminal

/// Runs a line host on lines, and keeps what it printed.
@MainActor final class Script {
  /// What happens when the host asks for a line.
  enum Step: ExpressibleByStringLiteral {
    /// A person gives a command.
    case line(String)
    /// Something happens before the next line is read.
    case meanwhile(@MainActor () async -> Void)

    init(stringLiteral value: String) { self = .line(value) }
  }

  private var steps: [Step]
  private let isInteractive: Bool
  /// How many texts are printed before nobody reads any more.
  private let patience: Int
  /// What was printed on standard output, a text for each time: first the screen, then what followed a command.
  private(set) var prints: [String] = []
  /// The lines on standard error.
  private(set) var errors: [String] = []
  /// Whether every command could be carried out.
  private(set) var isClean = true

  init(_ steps: [Step], isInteractive: Bool = false, patience: Int = .max) {
    self.steps = steps
    self.isInteractive = isInteractive
    self.patience = patience
  }

  /// Runs a component on lines.
  static func run(
    _ root: some Component, in context: Context? = nil, _ steps: Step..., isInteractive: Bool = false
  ) async -> Script {
    let script = Script(steps, isInteractive: isInteractive)
    await script.run(root, in: context ?? Context())
    return script
  }

  func run(_ root: some Component, in context: Context, language: Context.Language = .english) async {
    isClean = await LineHost(root, context: context, console: console, language: language).run()
  }

  /// The lines of what was printed last.
  var lastLines: [String] { (prints.last ?? "").split(separator: "\n").map(String.init) }

  var console: LineHost.Console {
    LineHost.Console(
      isInteractive: isInteractive,
      nextLine: { await self.next() },
      print: { text in
        guard self.prints.count < self.patience else { return .unwanted }
        self.prints.append(text)
        return .printed
      },
      printError: { self.errors.append(contentsOf: $0.split(separator: "\n").map(String.init)) }
    )
  }

  private func next() async -> String? {
    while !steps.isEmpty {
      switch steps.removeFirst() {
      case .line(let line): return line
      case .meanwhile(let event): await event()
      }
    }
    return nil
  }
}

extension Script.Step: ExpressibleByStringInterpolation {}
