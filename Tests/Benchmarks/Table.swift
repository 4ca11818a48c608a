import Foundation

/// A table for people and for programs: tabs separate the columns, and spaces align them.
struct Table {
  private var lines: [[String]] = []

  /// Makes a table of one build's rows.
  init(of rows: [Summary]) {
    lines.append(["row", "median", "unit", "min…max", "ratio"])
    for row in rows { lines.append(Self.cells(of: row)) }
  }

  /// Makes a table of one build's rows with another's beside them.
  ///
  /// Rows that only the other build has come last.
  init(of rows: [Summary], beside others: [Summary]) {
    self.init(of: rows)
    lines[0] += ["other", "min…max", "this/other"]
    let known = Dictionary(others.map { ($0.name, $0) }) { first, _ in first }
    for (index, row) in rows.enumerated() {
      guard let other = known[row.name] else {
        lines[index + 1] += ["", "", ""]
        continue
      }
      let isComparable = other.unit == row.unit && other.median != 0
      lines[index + 1] += Self.figures(of: other) + [isComparable ? Self.text(row.median / other.median) : ""]
    }
    let names = Set(rows.map(\.name))
    for other in others where !names.contains(other.name) {
      lines.append([other.name, "", other.unit, "", ""] + Self.figures(of: other) + [""])
    }
  }

  /// The lines of the table.
  var text: String {
    var widths = lines[0].map(\.count)
    for line in lines { widths = zip(widths, line).map { max($0, $1.count) } }
    return lines.map { line in
      line.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - line[column].count)
        return column == 0 || column == 2 ? line[column] + padding : padding + line[column]
      }
      .joined(separator: "\t")
    }
    .joined(separator: "\n")
  }

  private static func cells(of row: Summary) -> [String] {
    let figures = figures(of: row)
    return [row.name, figures[0], row.unit, figures[1], row.ratio.map(text) ?? ""]
  }

  private static func figures(of row: Summary) -> [String] {
    [text(row.median), row.range.map { "\(text($0.lowerBound))…\(text($0.upperBound))" } ?? ""]
  }

  /// Writes a number with four significant digits, a whole one with all of its digits, and neither with an exponent.
  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    if number == number.rounded() { return String(format: "%.0f", number) }
    let decimals = min(max(3 - Int(log10(number.magnitude).rounded(.down)), 0), 6)
    return String(format: "%.\(decimals)f", number)
  }
}
