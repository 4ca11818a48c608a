/// The imports, declarations and uses of names of a file.
struct SourceFile {
  /// The path from the package's folder.
  let path: String
  /// The module that the file belongs to.
  let module: String
  /// The folder of the file, as the graph has it; nil for a file that belongs to none.
  let folder: String?
  var imports: [Import] = []
  /// The scopes of the file. The first is the file itself; a scope comes after the one around it.
  var scopes: [Scope] = []
  var declarations: [Declaration] = []
  var uses: [Use] = []
  /// The names of parameters, argument labels and local variables.
  var localNames: Set<String> = []

  /// An import of a module, or of one declaration of a module.
  struct Import {
    var module: String
    /// The declaration, in `import struct Module.Declaration`.
    var declaration: String?
    var isTestable = false
    var isExported = false
    var line: Int
  }

  /// The braces of a declaration, with its header.
  struct Scope {
    enum Kind: Equatable {
      case file
      /// A type with a name.
      case type(String)
      /// An extension of a type. That of `[Int]` extends `Array`.
      case extending([String])
      /// A function's or a property's code.
      case code
    }

    var kind: Kind
    /// The scope around this one; nil for the file.
    var parent: Int?
    /// The names that hide others here: generic parameters, and types that a function declares.
    var hidden: Set<String> = []
    /// The access of the members of an extension that have none of their own.
    var access = Access.internal
    /// The element of the collection, in an extension of `[JSONValue.Member]` or `Sequence<JSONValue>`; otherwise empty.
    var element: [String] = []
  }

  enum Access {
    /// Private or fileprivate.
    case file
    case `internal`
    case package
    /// Public or open.
    case everywhere
  }

  /// The declaration of a name in a file or in a type.
  struct Declaration {
    enum Kind {
      /// A type, a protocol, an alias or an associated type.
      case type
      /// A function outside of types.
      case function
      /// An operator, by the keyword `operator`.
      case `operator`
      /// A property, a method or a case.
      case member
    }

    var kind: Kind
    var name: String
    /// The label of a function's first parameter; nil if it has none.
    var label: String?
    var access: Access
    var line: Int
    /// The scope in which it stands.
    var scope: Int
    /// The generic parameters of a type.
    var parameters: Set<String> = []
  }

  /// The use of a name, together with the names that follow it behind dots.
  struct Use {
    /// The names, with their lines.
    var names: [Token]
    /// Whether a dot stands before the first name.
    var isMember: Bool
    /// Whether an argument list follows.
    var isCall: Bool
    /// The label of the first argument; nil if it has none.
    var label: String?
    /// The scope in which it stands.
    var scope: Int
  }
}
