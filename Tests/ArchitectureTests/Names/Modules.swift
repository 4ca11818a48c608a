/// The modules of the sources, and which of them a file sees.
struct Modules {
  /// The modules of the sources.
  let all: Set<String>
  private let exported: [String: [SourceFile.Import]]

  init(_ files: [SourceFile]) {
    all = Set(files.map(\.module))
    exported = Dictionary(grouping: files, by: \.module).mapValues { $0.flatMap { $0.imports.filter(\.isExported) } }
  }

  /// Returns whether a file sees the declarations of a module that have a name.
  ///
  /// It sees what it imports and what its own module exports, and what those export in turn.
  func file(_ file: SourceFile, sees name: String, of module: String) -> Bool {
    if file.module == module { return true }
    var seen: Set<String> = []
    var waiting = file.imports + (exported[file.module] ?? [])
    while let next = waiting.popLast() {
      if next.module == module, next.declaration == nil || next.declaration == name { return true }
      if next.declaration == nil, seen.insert(next.module).inserted { waiting += exported[next.module] ?? [] }
    }
    return false
  }
}
