import Foundation

/// The files of this package, which are found by the path of this file.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The package as its sources are now.
  static let house = House(sources)

  /// The texts of all Swift files by their paths from the package's folder.
  private static let sources: [String: String] = {
    var sources: [String: String] = [:]
    for folder in ["Sources", "Examples", "Tests"] {
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".swift") else { continue }
        let path = folder + "/" + name
        sources[path] = try? text(of: path)
      }
    }
    return sources
  }()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }
}
