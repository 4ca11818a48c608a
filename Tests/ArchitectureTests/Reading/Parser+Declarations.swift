extension Parser {
  /// Reads a keyword and the declaration after it, up to the declaration's scope.
  ///
  /// - Returns: Whether the word is one.
  mutating func readKeyword(_ word: String) -> Bool {
    let following = index + 1 < tokens.count ? tokens[index + 1] : nil
    switch word {
    case "import": readImport()
    case "public", "open": return readAccess(.everywhere, following)
    case "package": return readAccess(.package, following)
    case "internal": return readAccess(.internal, following)
    case "private", "fileprivate": return readAccess(.file, following)
    case "extension": readExtension()
    case "struct", "enum", "protocol", "typealias", "associatedtype", "actor", "class":
      guard let following, following.isName, !Self.modified.contains(following.text) else { return false }
      readType(following, hasBraces: word != "typealias" && word != "associatedtype")
    case "operator": readOperator(following)
    case "func": readFunction(following)
    case "init", "subscript":
      endHeaders()
      access = nil
      index += 1
      if next(0, isSymbol: "?") || next(0, isSymbol: "!") { index += 1 }
      beginHeader(.code, hiding: genericParameters())
    case "var", "let": readVariable(following)
    case "case":
      index += 1
      if scope.kind != .code { readCases() }
    default: return false
    }
    return true
  }

  /// The words that follow `class` where it is a modifier.
  private static let modified: Set<String> = ["func", "var", "let", "subscript", "override", "final"]

  private mutating func readAccess(_ level: SourceFile.Access, _ following: Token?) -> Bool {
    guard let following, following.isName || following.isSymbol("@") || following.isSymbol("(") else { return false }
    index += 1
    // The level of a setter isn't that of the declaration.
    if following.isSymbol("(") { return true }
    access = level
    return true
  }

  private mutating func readImport() {
    var start = index
    while start > 0, tokens[start - 1].line == tokens[index].line { start -= 1 }
    let attributes = tokens[start..<index].map(\.text)
    let line = tokens[index].line
    access = nil
    index += 1
    // A kind is followed by a name, and a module by a dot or by another line.
    if index + 1 < tokens.count, tokens[index + 1].isName, tokens[index + 1].line == line { index += 1 }
    guard index < tokens.count, tokens[index].isName else { return }
    var found = SourceFile.Import(module: tokens[index].text, line: line)
    found.isTestable = attributes.contains("testable")
    found.isExported = attributes.contains("_exported")
    index += 1
    while next(0, isSymbol: "."), index + 1 < tokens.count {
      found.declaration = found.declaration ?? tokens[index + 1].text
      index += 2
    }
    file.imports.append(found)
  }

  private mutating func readExtension() {
    endHeaders()
    index += 1
    let isArray = next(0, isSymbol: "[")
    let path = isArray ? ["Array"] : path(at: index)
    let element = isArray ? index + 1 : index + 2 * path.count
    beginHeader(.extending(path), hiding: [], access: access ?? .internal)
    if isArray || next(2 * path.count - 1, isSymbol: "<") { scope.element = self.path(at: element) }
    access = nil
  }

  private mutating func readType(_ name: Token, hasBraces: Bool) {
    endHeaders()
    index += 2
    let parameters = genericParameters()
    declare(.type, name, parameters: parameters)
    if hasBraces || !parameters.isEmpty { beginHeader(.type(name.text), hiding: parameters) }
  }

  private mutating func readOperator(_ name: Token?) {
    index += 1
    guard let name, name.kind == .symbol else { return }
    declare(.operator, name)
    index += 1
  }

  private mutating func readFunction(_ name: Token?) {
    endHeaders()
    index += 1
    guard let name else { return }
    index += 1
    let parameters = genericParameters()
    if name.isName { declare(scope.kind == .file ? .function : .member, name, label: firstLabel()) }
    access = nil
    beginHeader(.code, hiding: parameters)
  }

  private mutating func readVariable(_ name: Token?) {
    endHeaders()
    index += 1
    guard let name, name.isName else { return }
    if scope.kind == .file { file.localNames.insert(name.text) } else { declare(.member, name) }
    index += 1
  }

  /// Declares the cases of an enum behind the keyword. The types of their values are read afterwards, as uses.
  private mutating func readCases() {
    endHeaders()
    var position = index
    index += 1
    while position < tokens.count, tokens[position].isName {
      declare(.member, tokens[position])
      position += 1
      var depth = 0
      while position < tokens.count {
        if tokens[position].isSymbol("(") { depth += 1 }
        if tokens[position].isSymbol(")") { depth -= 1 }
        if depth <= 0, tokens[position].isSymbol(",") { break }
        if depth < 0 || depth == 0 && (tokens[position].isName || tokens[position].isSymbol("}")) { return }
        position += 1
      }
      position += 1
    }
  }

  private mutating func declare(
    _ kind: SourceFile.Declaration.Kind, _ name: Token, label: String? = nil, parameters: Set<String> = []
  ) {
    defer { access = nil }
    if scope.kind == .code {
      if kind == .type { scope.hidden.insert(name.text) } else { file.localNames.insert(name.text) }
      return
    }
    file.declarations.append(
      SourceFile.Declaration(
        kind: kind,
        name: name.text,
        label: label,
        access: access ?? scope.access,
        line: name.line,
        scope: scopeIndex,
        parameters: parameters
      ))
  }

  // MARK: - Looking ahead

  /// The names with dots between them at a position.
  private func path(at start: Int) -> [String] {
    var path: [String] = []
    var position = start
    while position < tokens.count, tokens[position].isName {
      path.append(tokens[position].text)
      guard position + 1 < tokens.count, tokens[position + 1].isSymbol(".") else { break }
      position += 2
    }
    return path
  }

  /// The names of the generic parameters at the position, if any.
  private func genericParameters() -> Set<String> {
    guard next(0, isSymbol: "<") else { return [] }
    var names: Set<String> = []
    var depth = 0
    var position = index
    while position < tokens.count {
      let token = tokens[position]
      if token.isSymbol("<") || token.isSymbol("(") || token.isSymbol("[") { depth += 1 }
      if token.isSymbol(">") || token.isSymbol(")") || token.isSymbol("]") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token.isSymbol("<") || token.isSymbol(",") {
        position += 1
        while position < tokens.count, ["each", "let"].contains(tokens[position].text) { position += 1 }
        if position < tokens.count { names.insert(tokens[position].text) }
      }
      position += 1
    }
    return names
  }

  /// The label of the first parameter of a function, from its generic parameters on.
  private func firstLabel() -> String? {
    var position = index
    var depth = 0
    while position < tokens.count, depth > 0 || !tokens[position].isSymbol("(") {
      if tokens[position].isSymbol("<") { depth += 1 }
      if tokens[position].isSymbol(">") { depth -= 1 }
      position += 1
    }
    guard position + 1 < tokens.count, tokens[position + 1].isName, tokens[position + 1].text != "_" else { return nil }
    return tokens[position + 1].text
  }
}
