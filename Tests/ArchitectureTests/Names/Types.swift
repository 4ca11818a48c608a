/// The types of the sources by their qualified names, and the look-up of a name in a scope.
///
/// A name without a dot is looked up as the compiler does it: in the scopes around it, from the inside out, then in the file,
/// in the file's module, and in the modules that the file sees. These are the rules:
///
/// 1. A generic parameter hides a type with its name, in its declaration and in extensions of a generic type.
/// 2. A nested type or an associated type hides a type with its name, in the type and in its extensions.
/// 3. A local type hides others in the function that declares it.
/// 4. In an extension of a type from elsewhere, such as `Array`, the standard library's names for generic parameters and
///    associated types hide the kit's types.
/// 5. After the name of a type and a dot, a name is looked up in that type and nowhere else. So `DecodingError.Context` isn't
///    the kit's `Context`.
/// 6. A type counts only in files that see it: by its access level, and by what they import.
struct Types {
  let modules: Modules
  private var entities: [String: Entity] = [:]
  private var parameters: [String: Set<String>] = [:]
  /// The last names of all types: most names in a file are none of these.
  private var lastNames: Set<String> = []
  /// The qualified name of each scope's type, by file; nil for a scope of a type from elsewhere.
  private var containers: [String: [String?]] = [:]

  /// Names that the standard library gives to generic parameters and associated types.
  private static let standardNames: Set<String> = [
    "Bound", "Element", "Failure", "ID", "Index", "Indices", "Iterator", "Key", "Output", "SubSequence", "Success",
    "Value", "Wrapped",
  ]

  init(_ files: [SourceFile]) {
    modules = Modules(files)
    // An extension is known by its type, which another extension may declare: so it takes turns.
    var count = -1
    while count < entities.count {
      count = entities.count
      for file in files { register(file) }
    }
  }

  private mutating func register(_ file: SourceFile) {
    var known: [String?] = []
    for scope in file.scopes { known.append(container(of: scope, in: file, around: known)) }
    containers[file.path] = known
    for declaration in file.declarations where declaration.kind == .type {
      guard let name = qualifiedName(of: declaration, in: file, known) else { continue }
      if entities[name] == nil { entities[name] = Entity(declaration, name: Self.shortName(name), in: file) }
      parameters[name] = declaration.parameters
      lastNames.insert(declaration.name)
    }
  }

  private func container(of scope: SourceFile.Scope, in file: SourceFile, around known: [String?]) -> String? {
    switch scope.kind {
    case .file, .code: return nil
    case .extending(let path):
      return type(path, from: scope.parent ?? 0, in: file)
    case .type(let name):
      guard let parent = scope.parent else { return nil }
      if file.scopes[parent].kind != .file { return known[parent].map { $0 + "." + name } }
      let isInFile = file.declarations.contains { $0.scope == parent && $0.name == name && $0.access == .file }
      return Self.topLevelName(name, in: isInFile ? file.path : file.module)
    }
  }

  private func qualifiedName(
    of declaration: SourceFile.Declaration, in file: SourceFile, _ known: [String?]
  ) -> String? {
    guard file.scopes[declaration.scope].kind == .file else {
      return known[declaration.scope].map { $0 + "." + declaration.name }
    }
    return Self.topLevelName(declaration.name, in: declaration.access == .file ? file.path : file.module)
  }

  private static func topLevelName(_ name: String, in place: String) -> String { place + ":" + name }

  private static func shortName(_ name: String) -> String { String(name.drop { $0 != ":" }.dropFirst()) }
}

extension Types {
  /// The qualified name of the type whose braces a scope is; nil for other scopes and for types from elsewhere.
  func container(of scope: Int, in file: SourceFile) -> String? {
    guard let known = containers[file.path], scope < known.count else { return nil }
    return known[scope]
  }

  /// The declaration of a type with a qualified name; nil for a type from elsewhere.
  func entity(named name: String) -> Entity? { entities[name] }

  /// The qualified name of the type that a path of names stands for, from a scope on.
  func type(_ path: [String], from scope: Int, in file: SourceFile) -> String? {
    let found = names(path, from: scope, in: file)
    return found.count == path.count || found.count == path.count - 1 && modules.all.contains(path[0])
      ? found.last : nil
  }

  /// The declarations that a path of names stands for, such as `Element` and `Element.Text`.
  ///
  /// - Returns: As many as are known, from the first name on. A module's name in front has none.
  func entities(_ path: [String], from scope: Int, in file: SourceFile) -> [Entity] {
    names(path, from: scope, in: file).compactMap { entities[$0] }
  }

  private func names(_ path: [String], from scope: Int, in file: SourceFile) -> [String] {
    var rest = path[...]
    guard let first = rest.popFirst(), lastNames.contains(first) || modules.all.contains(first) else { return [] }
    var current: String
    if modules.all.contains(first), let next = rest.popFirst() {
      current = Self.topLevelName(next, in: first)
      guard entities[current] != nil else { return [] }
    } else {
      guard let found = lookUp(first, from: scope, in: file) else { return [] }
      current = found
    }
    var found = [current]
    while let next = rest.popFirst(), entities[current + "." + next] != nil {
      current += "." + next
      found.append(current)
    }
    return found
  }

  /// The qualified name of the type that a name without a dot stands for in a scope; nil if it stands for none of these.
  private func lookUp(_ name: String, from scope: Int, in file: SourceFile) -> String? {
    var next: Int? = scope
    while let index = next {
      let scope = file.scopes[index]
      if scope.hidden.contains(name) { return nil }
      if let container = container(of: index, in: file) {
        if entities[container + "." + name] != nil { return container + "." + name }
        if parameters[container]?.contains(name) == true { return nil }
      } else if case .extending = scope.kind, Self.standardNames.contains(name) {
        return nil
      }
      next = scope.parent
    }
    let places = [file.path, file.module] + modules.all.sorted()
    return places.lazy.map { Self.topLevelName(name, in: $0) }.first {
      guard let entity = entities[$0] else { return false }
      return entity.isVisible(in: file) && modules.file(file, sees: name, of: entity.module)
    }
  }
}

extension Entity {
  init(_ declaration: SourceFile.Declaration, name: String, in file: SourceFile) {
    self.init(
      name: name,
      module: file.module,
      folder: file.folder,
      path: file.path,
      line: declaration.line,
      access: declaration.access
    )
  }
}
