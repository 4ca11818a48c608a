/// A declaration that has a name, with its place.
struct Entity: Equatable {
  /// The name as messages print it, such as `Element.Text`.
  var name: String
  var module: String
  var folder: String?
  var path: String
  var line: Int
  var access: SourceFile.Access

  /// Whether a file can use the declaration, by its access level.
  func isVisible(in file: SourceFile) -> Bool {
    switch access {
    case .file: path == file.path
    case .internal: module == file.module
    case .package, .everywhere: true
    }
  }
}

/// A use of a declaration by a file.
struct Reference {
  var entity: Entity
  var line: Int
}
