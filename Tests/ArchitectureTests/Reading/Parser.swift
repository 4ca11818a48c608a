/// Finds the declarations and the uses of names in a file's tokens.
///
/// It keeps track of scopes, since a name means something else in an extension than outside. A declaration's scope begins
/// with its header: generic parameters hide other names there, too.
struct Parser {
  let tokens: [Token]
  var index = 0
  var file: SourceFile
  /// The scopes around the position, the innermost last.
  private var scopes = [0]
  /// The open brackets; true for a brace that ends the innermost scope.
  private var brackets: [Bool] = []
  /// The numbers of brackets that were open at the declarations whose braces haven't come yet.
  private var headers: [Int] = []
  /// The access level that was read before the declaration.
  var access: SourceFile.Access?

  private init(_ source: String, _ file: SourceFile) {
    tokens = Lexer.tokens(of: source)
    self.file = file
    self.file.scopes = [SourceFile.Scope(kind: .file)]
  }

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - file: The path, the module and the folder of the file.
  static func read(_ source: String, into file: SourceFile) -> SourceFile {
    var parser = Parser(source, file)
    while parser.index < parser.tokens.count { parser.step() }
    return parser.file
  }

  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .symbol:
      readSymbol(token)
      index += 1
    case .name, .escapedName:
      let isMember = index > 0 && tokens[index - 1].isSymbol(".")
      if isMember || token.kind == .escapedName || !readKeyword(token.text) { readUse(isMember: isMember) }
    case .number, .string: index += 1
    }
  }

  private mutating func readSymbol(_ token: Token) {
    switch token.text {
    case "(", "[": brackets.append(false)
    case "{":
      access = nil
      if headers.last == brackets.count {
        headers.removeLast()
        brackets.append(true)
      } else if scope.kind == .code {
        brackets.append(false)
      } else {
        // The accessors of a property, or a closure of its value.
        begin(SourceFile.Scope(kind: .code, parent: scopes.last))
        brackets.append(true)
      }
    case ")", "]", "}":
      if token.text == "}" { access = nil }
      endHeaders(deeperThan: brackets.count - 1)
      if brackets.popLast() == true { scopes.removeLast() }
    case "=": access = nil
    case _ where token.text.count > 1: use([token], isMember: false)
    default: break
    }
  }

  private mutating func readUse(isMember: Bool) {
    var names = [tokens[index]]
    index += 1
    if next(0, isSymbol: ":") { file.localNames.insert(names[0].text) }
    while next(0, isSymbol: "."), index + 1 < tokens.count, tokens[index + 1].isName {
      names.append(tokens[index + 1])
      index += 2
    }
    use(names, isMember: isMember)
  }

  private mutating func use(_ names: [Token], isMember: Bool) {
    let isCall = next(0, isSymbol: "(")
    let hasLabel = isCall && index + 1 < tokens.count && tokens[index + 1].isName && next(2, isSymbol: ":")
    file.uses.append(
      SourceFile.Use(
        names: names,
        isMember: isMember,
        isCall: isCall,
        label: hasLabel ? tokens[index + 1].text : nil,
        scope: scopes[scopes.count - 1]
      ))
  }

  /// Whether the token at a distance from the position is a symbol.
  func next(_ distance: Int, isSymbol text: String) -> Bool {
    index + distance < tokens.count && tokens[index + distance].isSymbol(text)
  }

  // MARK: - Scopes

  /// The innermost scope around the position.
  var scope: SourceFile.Scope {
    get { file.scopes[scopes[scopes.count - 1]] }
    set { file.scopes[scopes[scopes.count - 1]] = newValue }
  }

  /// The index of the innermost scope around the position.
  var scopeIndex: Int { scopes[scopes.count - 1] }

  private mutating func begin(_ scope: SourceFile.Scope) {
    scopes.append(file.scopes.count)
    file.scopes.append(scope)
  }

  /// Begins the scope of a declaration whose header is read next.
  mutating func beginHeader(
    _ kind: SourceFile.Scope.Kind, hiding names: Set<String>, access: SourceFile.Access = .internal
  ) {
    begin(SourceFile.Scope(kind: kind, parent: scopes.last, hidden: names, access: access))
    headers.append(brackets.count)
  }

  /// Ends the scopes of declarations before this one that have no braces, such as a protocol's requirements.
  mutating func endHeaders() { endHeaders(deeperThan: brackets.count - 1) }

  private mutating func endHeaders(deeperThan depth: Int) {
    while let header = headers.last, header > depth {
      headers.removeLast()
      scopes.removeLast()
    }
  }
}
