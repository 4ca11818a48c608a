import Testing

/// A file in the folder Upper, and the folders that it uses.
struct NamedUse: CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let folders: Set<String>

  init(_ description: String, _ source: String, uses folders: Set<String> = []) {
    testDescription = description
    self.source = source
    self.folders = folders
  }

  static let lower = [
    "Sources/EditorKit/Lower/Element.swift": """
    public enum Element {}
    extension Element { public struct Text {} }
    extension Element { public enum Kind {} }
    """,
    "Sources/EditorKit/Lower/Binding.swift": "public struct Binding<Value> { var value: Value }",
    "Sources/EditorKit/Lower/Recorder.swift": "public protocol Recorder { associatedtype Recording }",
    "Sources/EditorKit/Other/Names.swift": """
    struct Text {}
    struct Value {}
    struct Context {}
    struct Recording {}
    private struct Hidden {}
    infix operator <+>
    func start() {}
    """,
    "Sources/EditorKit/Other/Array+More.swift": """
    extension Array {
      func insert(ascending offsets: [Int]) {}
      func insert(descending offsets: [Int]) {}
      func takeSlowly() {}
      private func takeHidden() {}
    }
    extension [Context] { func lastIndex(of name: String) -> Int? { nil } }
    extension Element { struct Chart {} }
    """,
    "Sources/EditorKitTesting/Array+Testing.swift": "extension Array { func checkAll() {} }",
  ]
}

@Suite("Names") struct NameTests {
  @Test("A name counts where it stands for a declaration of another folder", arguments: named + hidden)
  func names(_ use: NamedUse) {
    let house = House(NamedUse.lower.merging(["Sources/EditorKit/Upper/File.swift": use.source]) { $1 })
    #expect(Set(house.graph.edges["Upper"]?.keys.map { $0 } ?? []) == use.folders)
  }

  static let named = [
    NamedUse("a type of a property", "struct A { var text: Text? }", uses: ["Other"]),
    NamedUse("a type in a generic argument", "let all: [Set<Context>] = []", uses: ["Other"]),
    NamedUse("a type in the interpolation of a text", #"let text = "a \(Context())""#, uses: ["Other"]),
    NamedUse("a property wrapper", "struct A { @Context var text = 1 }", uses: ["Other"]),
    NamedUse("a module's name before a type", "let a: EditorKit.Context", uses: ["Other"]),
    NamedUse("a nested type", "let a: Element.Text", uses: ["Lower"]),
    NamedUse("a nested type that another folder adds", "let a: Element.Chart", uses: ["Lower", "Other"]),
    NamedUse("a nested type inside its type", "extension Element { var a: Chart }", uses: ["Lower", "Other"]),
    NamedUse("an operator", "let a = 1 <+> 2", uses: ["Other"]),
    NamedUse("a call of a function", "let a = start()", uses: ["Other"]),
    NamedUse("a member of a type from elsewhere", "let a = [1].takeSlowly()", uses: ["Other"]),
    NamedUse("a member known by a label", "let a = [1].insert(ascending: [])", uses: ["Other"]),
    NamedUse(
      "a member without a dot inside its type", "extension Array { func a() { takeSlowly() } }", uses: ["Other"]),
    NamedUse("a type behind the end of a scope that hides it", "func a<Text>() {}\nlet a: Text", uses: ["Other"]),
  ]

  static let hidden = [
    NamedUse("a generic parameter of a function", "func a<Text>(_ a: Text) {}"),
    NamedUse("a generic parameter of a type", "struct A<Text> { var text: Text }"),
    NamedUse("a generic parameter in an extension", "extension Binding { var a: Value }", uses: ["Lower"]),
    NamedUse("a parameter of the standard library", "extension Array { var a: Element }"),
    NamedUse("an associated type", "extension Recorder { var a: Recording }", uses: ["Lower"]),
    NamedUse("a nested type like one outside", "extension Element { var a: Text }", uses: ["Lower"]),
    NamedUse("a local type", "func a() { struct Text {}; let a: Text }"),
    NamedUse("a type of another type behind a dot", "let a: DecodingError.Context"),
    NamedUse("a private type of another file", "let a: Hidden"),
    NamedUse("a comment", "/* Text /* Value */ Context */ // Context"),
    NamedUse("the text of a literal", ##"let a = #"Text "Value" \(Context)"#"##),
    NamedUse("a local variable like a function", "func a() { let start = { 1 }; start() }"),
    NamedUse("a name that several members have", "let a = [1].insert"),
    NamedUse("a member of the standard library like one for a type of the kit", "let a = [1].lastIndex(of: 1)"),
    NamedUse("a private member of another file", "let a = [1].takeHidden()"),
    NamedUse("a member of a module that isn't imported", "let a = [1].checkAll()"),
    NamedUse("a member without a dot outside its type", "func a() { takeSlowly() }"),
  ]
}
