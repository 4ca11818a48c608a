/// Finds the declarations that the names in a file stand for.
struct Resolver {
  let types: Types
  private let members: Members

  /// The use of a member.
  struct UsedMember {
    var member: Members.Member
    var line: Int

    var reference: Reference { Reference(entity: member.entity, line: line) }
  }

  init(_ files: [SourceFile]) {
    types = Types(files)
    members = Members(files, types)
  }

  /// The uses of types, functions and operators, and of members in extensions of types from another folder or module.
  ///
  /// Members of a type in the type's own folder are left out. They hide no circle: a file gets a value of the type from a
  /// declaration that names the type, or from one that names such a declaration, and so on. So the folder of the type is
  /// reached anyway.
  func references(in file: SourceFile) -> [Reference] {
    named(in: file) + members(in: file).filter(\.member.isForeign).map(\.reference)
  }

  /// The uses of types, functions and operators.
  func named(in file: SourceFile) -> [Reference] {
    file.uses.flatMap { named(by: $0, in: file) }
  }

  private func named(by use: SourceFile.Use, in file: SourceFile) -> [Reference] {
    if use.isMember { return [] }
    let line = use.names[0].line
    if let function = members.function(use, in: file, types) { return [Reference(entity: function, line: line)] }
    if use.names[0].kind == .symbol { return [] }
    let path = use.names.map(\.text)
    return types.entities(path[0] == "Self" ? Array(path.dropFirst()) : path, from: use.scope, in: file)
      .map { Reference(entity: $0, line: line) }
  }

  /// The uses of members, of whatever type.
  func members(in file: SourceFile) -> [UsedMember] {
    file.uses.flatMap { use in
      use.names.indices.compactMap { index -> UsedMember? in
        let name = use.names[index]
        let label = index == use.names.count - 1 ? use.label : nil
        let member =
          index > 0 || use.isMember
          ? members.member(name.text, label: label, in: file, types) : members.memberWithoutDot(use, in: file, types)
        return member.map { UsedMember(member: $0, line: name.line) }
      }
    }
  }
}
