import Foundation

/// The figure of one row in one round.
struct Figure {
  /// The first line of a round's output, which tells it from the output of any other program.
  static let heading = "# One round of benchmarks: row, value, unit, ratio"

  let name: String
  let value: Double
  let unit: String
  /// The ratio to an alternative in the same round; nil where there is none.
  let ratio: Double?

  init(_ name: String, _ value: Double, _ unit: String, ratio: Double?) {
    self.name = name
    self.value = value
    self.unit = unit
    self.ratio = ratio
  }

  /// Reads a line that a round has printed.
  init?(line: some StringProtocol) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count == 4, let value = Double(cells[1]) else { return nil }
    self.init(String(cells[0]), value, String(cells[2]), ratio: Double(cells[3]))
  }

  /// The line that a round prints.
  var line: String { "\(name)\t\(value)\t\(unit)\t\(ratio.map { "\($0)" } ?? "")" }
}

/// What all rounds say about one row.
struct Summary {
  let name: String
  let unit: String
  let median: Double
  /// The lowest and the highest figure; nil where a text doesn't give them.
  let range: ClosedRange<Double>?
  /// The median of the ratios to an alternative; nil where there is none.
  let ratio: Double?

  /// Makes the summary of a row that has at least one figure.
  init?(of figures: [Figure]) {
    let values = figures.map(\.value)
    guard let first = figures.first, let lowest = values.min(), let highest = values.max() else { return nil }
    name = first.name
    unit = first.unit
    median = Benchmarks.median(values)
    range = lowest...highest
    let ratios = figures.compactMap(\.ratio)
    ratio = ratios.isEmpty ? nil : Benchmarks.median(ratios)
  }

  /// Reads a line of a table that an earlier run has printed; nil for any other line.
  init?(line: some StringProtocol) {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count >= 3, let median = Double(cells[1]) else { return nil }
    name = cells[0]
    unit = cells[2]
    self.median = median
    let ends = cells.count > 3 ? cells[3].split(separator: "…").compactMap { Double($0) } : []
    range = ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
    ratio = cells.count > 4 ? Double(cells[4]) : nil
  }
}

extension Benchmarks {
  /// Returns the median of at least one value.
  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
