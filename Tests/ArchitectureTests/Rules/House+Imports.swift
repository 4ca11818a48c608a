// The rules for imports.
extension House {
  /// A message for each import that the package's rules exclude.
  var wrongImports: [String] {
    imports(in: { $0.folder != nil || $0.path.hasPrefix("Sources/") }) { file, found in
      let module = found.module
      if outerModules.contains(module) { return "imports \(module). Move what it needs from there to Sources." }
      if Self.isHost(file.module), Self.isHost(module), module != file.module {
        return "imports another host, \(module). Move what they share to the folder Hosting of EditorKit."
      }
      if file.module == "LosslessJSON", module != "Foundation" {
        return "imports \(module). LosslessJSON imports only Foundation: do without the other."
      }
      return nil
    }
  }

  /// A message for each `@testable import` outside of tests.
  var testableImports: [String] {
    imports(in: { _ in true }) { _, found in
      guard found.isTestable else { return nil }
      return "imports \(found.module) as @testable, which only tests may. Use what is public."
    }
  }

  private func imports(
    in isMeant: (SourceFile) -> Bool, _ fault: (SourceFile, SourceFile.Import) -> String?
  ) -> [String] {
    files.filter(isMeant).flatMap { file in
      file.imports.compactMap { found in fault(file, found).map { "\(file.path):\(found.line) \($0)" } }
    }
  }
}
