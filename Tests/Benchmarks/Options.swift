/// What a command line asks for.
struct Options {
  /// What the program does.
  enum Action {
    /// It runs the rounds, in processes of their own, and prints a table.
    case comparison
    /// It runs one round in this process, and prints raw figures.
    case round
    /// It explains itself.
    case help
  }

  /// What the program does.
  private(set) var action = Action.comparison
  /// Parts of names, any of which selects a row; without one, all rows run.
  private(set) var filters: [String] = []
  /// The path of another build, or of the printed output of an earlier run.
  private(set) var other: String?

  /// Reads a command line.
  ///
  /// - Parameter arguments: What follows the program's name.
  /// - Throws: ``Failure`` where an option is unknown, lacks its value or has two.
  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        action = .help
        return
      case "--round": action = .round
      case "--against":
        guard let path = rest.popFirst() else { throw Self.failure("--against needs a FILE") }
        guard other == nil else { throw Self.failure("--against takes one FILE only") }
        other = path
      case _ where argument.hasPrefix("-"): throw Self.failure("there is no option \(argument)")
      default: filters.append(argument)
      }
    }
    if action == .round, other != nil { throw Self.failure("--round and --against exclude each other") }
  }

  private static func failure(_ reason: String) -> Failure {
    Failure("\(reason); --help lists the options", status: 2)
  }

  static let help = """
    Usage: Benchmarks [FILTER…] [--against FILE]

    Runs the selected rows in \(Comparison.rounds) rounds, each in a process of its own, and prints a table.

      FILTER          Selects the rows whose names contain it. Several filters select the rows of each; without one, all
                      rows run.
      --against FILE  Shows the figures of FILE beside this build's. FILE is the Benchmarks executable of another
                      build, whose rounds take turns with this one's; or a text file that holds what an earlier run
                      printed.
      --round         Runs one round in this process and prints raw figures (row, value, unit, ratio), for a profiler.
      --help, -h      Prints this text.

    Tabs separate the columns:

      row         The name of the row.
      median      The median over the rounds.
      unit        The unit of the median and the range.
      min…max     The lowest and the highest figure of a round.
      ratio       How many times as long as an alternative the row takes, or how many times as much memory; for a
                  rate, how many times as fast as the alternative it is. The alternative runs side by side with the
                  row; for ns, it is a direct access where the source names no other.
      other       The median of FILE, and beside it the range.
      this/other  This build's median divided by that of FILE; blank where one of the two doesn't have the row.

    The rows with 100000 or 1000000 in their names take long, up to half a minute a round. All rows together take 6 to 8
    minutes on a quiet machine, twice that with the executable of another build, and 1.5 GB of memory. Files go to the
    temporary folder, and are removed at the end.
    """
}

/// Why the program ends early.
struct Failure: Error {
  let message: String
  /// The exit status: 2 for a wrong command line, 1 for anything else.
  let status: Int32

  init(_ message: String, status: Int32) {
    self.message = message
    self.status = status
  }
}
