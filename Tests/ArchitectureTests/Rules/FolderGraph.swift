/// The folders of the sources and their uses of each other.
struct FolderGraph {
  /// The uses of one folder by another, with the first of them.
  struct Edge {
    var path: String
    var line: Int
    var entity: Entity
    /// The number of all uses.
    var count: Int

    /// The first use, as messages print it.
    var text: String {
      let others = count == 1 ? "" : " (and \(count - 1) more)"
      return "\(path):\(line) uses \(entity.name) of \(entity.path):\(entity.line)\(others)"
    }
  }

  /// The folders with files, in alphabetical order.
  let folders: [String]
  private(set) var edges: [String: [String: Edge]] = [:]

  init(_ files: [SourceFile], _ resolver: Resolver) {
    folders = Set(files.compactMap(\.folder)).sorted()
    for file in files {
      guard let folder = file.folder else { continue }
      for reference in resolver.references(in: file) {
        guard let target = reference.entity.folder, target != folder else { continue }
        if edges[folder]?[target] != nil {
          edges[folder]?[target]?.count += 1
        } else {
          edges[folder, default: [:]][target] = Edge(
            path: file.path, line: reference.line, entity: reference.entity, count: 1)
        }
      }
    }
  }

  /// Returns the folders that a folder uses, directly or through other folders.
  func reached(from folder: String) -> Set<String> {
    var seen: Set<String> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for target in targets(of: next) where seen.insert(target).inserted { waiting.append(target) }
    }
    return seen
  }

  /// A shortest circle through each group of folders that use each other, beginning with its first folder and ending there.
  var circles: [[String]] {
    var done: Set<String> = []
    return folders.compactMap { folder in
      let reached = reached(from: folder)
      guard reached.contains(folder), !done.contains(folder) else { return nil }
      done.formUnion(reached.filter { self.reached(from: $0).contains(folder) })
      return circle(through: folder)
    }
  }

  private func circle(through folder: String) -> [String]? {
    var paths = [[folder]]
    var seen: Set<String> = []
    while !paths.isEmpty {
      let path = paths.removeFirst()
      for target in targets(of: path[path.count - 1]) {
        if target == folder { return path + [folder] }
        if seen.insert(target).inserted { paths.append(path + [target]) }
      }
    }
    return nil
  }

  private func targets(of folder: String) -> [String] { (edges[folder] ?? [:]).keys.sorted() }
}
