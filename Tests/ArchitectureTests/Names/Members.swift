/// The functions, the operators and the members of the sources, by their names.
///
/// A name after a dot doesn't tell the type before the dot. These are the rules:
///
/// 1. A name after a dot counts if exactly one declaration in all sources has the name.
/// 2. A call counts, too, if exactly one declaration has the name and the label of the first argument: so
///    `insert(ascending:)` counts among other functions called `insert`.
/// 3. A member without a dot counts only inside its type, in files without a parameter, label or local variable of its name.
/// 4. A function outside of types counts where it is called, in files without a parameter, label or local variable of its name.
/// 5. A member in an extension of `[JSONValue.Member]` belongs to `JSONValue.Member`, since a file that has such an array has
///    named the type. So the array's own `lastIndex(of:)` isn't taken for the one that the extension adds.
/// 6. Initializers, subscripts and conformances have no name, and don't count.
struct Members {
  /// A member, and the type whose member it is.
  struct Member {
    var entity: Entity
    /// The qualified name of the type, or what the extension calls it if it is from elsewhere.
    var type: String
    /// Whether it stands in an extension of a type that another folder or module declares.
    var isForeign: Bool
  }

  private var members: [String: [Member]] = [:]
  private var functions: [String: Entity] = [:]
  private var operators: [String: Entity] = [:]

  init(_ files: [SourceFile], _ types: Types) {
    for file in files {
      for declaration in file.declarations { add(declaration, in: file, types) }
    }
  }

  private mutating func add(_ declaration: SourceFile.Declaration, in file: SourceFile, _ types: Types) {
    let entity = Entity(declaration, name: declaration.name, in: file)
    switch declaration.kind {
    case .function: functions[declaration.name] = entity
    case .operator: operators[declaration.name] = entity
    case .member, .type:
      let type = Self.type(of: declaration.scope, in: file, types)
      let base = types.entity(named: type)
      let isExtension = if case .extending = file.scopes[declaration.scope].kind { true } else { false }
      let isForeign = isExtension && (base == nil || base?.folder != file.folder)
      let member = Member(entity: entity, type: type, isForeign: isForeign)
      members[declaration.name, default: []].append(member)
      if let label = declaration.label { members[Self.key(declaration.name, label), default: []].append(member) }
    }
  }

  private static func key(_ name: String, _ label: String) -> String { name + "(" + label + ":)" }

  private static func type(of scope: Int, in file: SourceFile, _ types: Types) -> String {
    if let element = types.type(file.scopes[scope].element, from: scope, in: file) { return element }
    if let container = types.container(of: scope, in: file) { return container }
    if case .extending(let path) = file.scopes[scope].kind { return path.joined(separator: ".") }
    return ""
  }
}

extension Members {
  /// The only member with a name that a file can use.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - label: The label of the first argument; nil if there is none.
  func member(_ name: String, label: String?, in file: SourceFile, _ types: Types) -> Member? {
    let found = label.flatMap { members[Self.key(name, $0)] } ?? members[name] ?? []
    guard found.count == 1, let member = found.first, member.entity.isVisible(in: file) else { return nil }
    return types.modules.file(file, sees: name, of: member.entity.module) ? member : nil
  }

  /// The member that a name without a dot stands for, inside the member's type.
  func memberWithoutDot(_ use: SourceFile.Use, in file: SourceFile, _ types: Types) -> Member? {
    guard let name = use.names.first?.text, members[name] != nil, !file.localNames.contains(name),
      let member = member(name, label: use.label, in: file, types)
    else { return nil }
    var next: Int? = use.scope
    while let scope = next {
      if Self.type(of: scope, in: file, types) == member.type { return member }
      next = file.scopes[scope].parent
    }
    return nil
  }

  /// The function or the operator outside of types that a name stands for.
  func function(_ use: SourceFile.Use, in file: SourceFile, _ types: Types) -> Entity? {
    guard let name = use.names.first else { return nil }
    if name.kind == .symbol { return operators[name.text] }
    guard use.isCall, use.names.count == 1, let entity = functions[name.text], !file.localNames.contains(name.text),
      entity.isVisible(in: file), types.modules.file(file, sees: name.text, of: entity.module)
    else { return nil }
    return entity
  }
}
