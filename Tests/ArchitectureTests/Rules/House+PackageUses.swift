extension House {
  /// A message for each use by a host of a `package` declaration of the kit.
  ///
  /// A member counts in a host that uses the folder of the member's type, directly or through other folders. So an array's
  /// `lastIndex(of:)` isn't taken for one of a type that the host can't have.
  var packageUses: [String] {
    files.filter { Self.isHost($0.module) }.flatMap { file in
      let reached = graph.reached(from: file.module)
      let members = resolver.members(in: file).filter { isReached($0.member, reached) }.map(\.reference)
      return (resolver.named(in: file) + members).filter { isClosed($0.entity, to: file) }.map { reference in
        let entity = reference.entity
        return "\(file.path):\(reference.line) uses \(entity.name), which \(entity.path):\(entity.line) declares as "
          + "package. Make it public, or write it in the host."
      }
    }
  }

  private func isReached(_ member: Members.Member, _ folders: Set<String>) -> Bool {
    guard let type = resolver.types.entity(named: member.type) else { return !member.type.isEmpty }
    return type.folder.map { folders.contains($0) } ?? false
  }

  private func isClosed(_ entity: Entity, to file: SourceFile) -> Bool {
    entity.access == .package && entity.module != file.module && !Self.isHost(entity.module)
  }
}
