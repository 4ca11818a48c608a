import Foundation

/// The folders, paths and names on the page about the architecture.
struct ArchitecturePage {
  /// A row of the table of folders.
  struct Row: Equatable {
    var layer: Int
    var folder: String
  }

  /// The rows of the table of folders, in order.
  let rows: [Row]
  /// The texts between backticks, without the folders of the table.
  let code: [String]

  /// Reads a page.
  ///
  /// - Parameter text: Markdown. A row of the table begins with the number of its layer and the name of its folder.
  init(_ text: String) {
    var rows: [Row] = []
    var code: [String] = []
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let spans = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      if cells.count == 3, let layer = Int(cells[0]) {
        rows.append(Row(layer: layer, folder: cells[1].trimmingCharacters(in: ["`"])))
        code += spans.dropFirst()
      } else if !line.hasPrefix("    ") {
        code += spans
      }
    }
    self.rows = rows
    self.code = code
  }

  /// The paths of files and folders of the package that the page names.
  var paths: [String] {
    code.filter { path in ["Sources/", "Examples/", "Tests/", "Documentation/"].contains { path.hasPrefix($0) } }
  }

  /// The names of types that the page names, also of nested ones such as `GoogleBooks.Volume`.
  var types: [String] {
    code.filter { $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } }
  }

  /// Returns the differences between the table and the sources, a message each.
  func faults(_ graph: FolderGraph) -> [String] {
    missing(graph) + graph.folders.flatMap { upwardUses(of: $0, graph) }
  }

  private func missing(_ graph: FolderGraph) -> [String] {
    let listed = rows.map(\.folder)
    let repeated = Set(listed.filter { folder in listed.count { $0 == folder } > 1 }).sorted()
    return Set(graph.folders).subtracting(listed).sorted().map { "The table lacks the folder \($0). Add a row." }
      + Set(listed).subtracting(graph.folders).sorted().map {
        "The table has \($0), but there is no such folder. Remove the row."
      }
      + repeated.map { "The table has \($0) twice. Remove a row." }
  }

  private func upwardUses(of folder: String, _ graph: FolderGraph) -> [String] {
    let layers = Dictionary(rows.map { ($0.folder, $0.layer) }) { first, _ in first }
    guard let layer = layers[folder] else { return [] }
    return (graph.edges[folder] ?? [:]).sorted { $0.key < $1.key }.compactMap { target, edge in
      guard let below = layers[target], below >= layer else { return nil }
      return
        "\(folder) in layer \(layer) uses \(target) in layer \(below). \(edge.text). Move it, or change the layers."
    }
  }
}
