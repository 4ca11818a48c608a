import Foundation

/// A page of the documentation, with the Swift code that it shows.
struct DocumentationPage {
  /// A fenced block of Swift code.
  struct Block {
    /// The number of the block's first line on the page.
    var line: Int
    /// The lines of the block, each with its line break.
    var code: String

    /// Whether the block is the beginning of a file: it starts with an import or with the tools version of a manifest.
    var beginsFile: Bool {
      ["import ", "@testable import ", "// swift-tools-version:"].contains { code.hasPrefix($0) }
    }
  }

  /// The path of the page from the package's folder.
  let path: String
  /// The Swift blocks, in order.
  let blocks: [Block]
  /// The numbers of the lines with a fence that opens no Swift block.
  let otherFences: [Int]

  /// Reads a page.
  init(_ path: String) throws {
    self.init(path, text: try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8))
  }

  /// Finds the blocks in the text of a page. Any fence that Markdown knows counts: of backticks or tildes, indented or not.
  init(_ path: String, text: String) {
    self.path = path
    var (blocks, otherFences): ([Block], [Int]) = ([], [])
    var open: (mark: Substring, isSwift: Bool)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0.isWhitespace || $0 == ">" }
      let mark = content.prefix { $0 == "`" || $0 == "~" }
      let info = content.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
      if let fence = open {
        if mark.hasPrefix(fence.mark), info.isEmpty {
          open = nil
        } else if fence.isSwift {
          blocks[blocks.count - 1].code += line + "\n"
        }
      } else if mark.hasPrefix("```") && !info.contains("`") || mark.hasPrefix("~~~") {
        let isSwift = info.lowercased().hasPrefix("swift")
        open = (mark, isSwift)
        if isSwift { blocks.append(Block(line: index + 2, code: "")) } else { otherFences.append(index + 1) }
      }
    }
    self.blocks = blocks
    self.otherFences = otherFences
  }

  /// The files that the page shows: a block that begins a file, and the blocks up to the next one, with an empty line between them.
  var files: [Block] {
    blocks.reduce(into: []) { files, block in
      if block.beginsFile || files.isEmpty {
        files.append(block)
      } else {
        files[files.count - 1].code += "\n" + block.code
      }
    }
  }

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// README.md and all pages in Documentation, except the decision records.
  static func all() throws -> [String] {
    let folder = package.appendingPathComponent("Documentation").path
    let pages = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix("Decisions/") }
    return ["README.md"] + pages.sorted().map { "Documentation/" + $0 }
  }
}
