/// The package's source files, and the rules that they break.
///
/// It is a pure function of paths and texts. It needs no build and no compiler.
struct House {
  /// The files of Sources and Examples.
  let files: [SourceFile]
  /// The names of the modules in Examples and Tests.
  let outerModules: Set<String>
  let resolver: Resolver
  let graph: FolderGraph

  /// Reads sources.
  ///
  /// - Parameter sources: The texts of Swift files by their paths from the package's folder, such as
  ///   `Sources/EditorKit/Text/HTMLText.swift`. Files in Tests only tell the names of modules.
  init(_ sources: [String: String]) {
    var files: [SourceFile] = []
    var outer: Set<String> = []
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count > 2 else { continue }
      if parts[0] != "Sources" { outer.insert(parts[1]) }
      if parts[0] == "Tests" { continue }
      let folder = parts[0] == "Sources" ? Self.folder(of: parts) : nil
      files.append(Parser.read(source, into: SourceFile(path: path, module: parts[1], folder: folder)))
    }
    self.files = files
    outerModules = outer
    resolver = Resolver(files)
    graph = FolderGraph(files, resolver)
  }

  /// The folder of a file in the graph: a folder of EditorKit, or another module. `Sources/EditorKit/Exports.swift` has none.
  private static func folder(of parts: [String]) -> String? {
    guard parts[1] == "EditorKit" else { return parts[1] }
    return parts.count > 3 ? parts[2..<parts.count - 1].joined(separator: "/") : nil
  }

  /// The broken rules, a message each. Empty if there are none.
  var faults: [String] { circles + wrongImports + packageUses + testableImports }

  /// Returns whether a module is a host: every module that begins with EditorKit, except the kit itself.
  static func isHost(_ module: String) -> Bool { module.hasPrefix("EditorKit") && module != "EditorKit" }
}
