import Testing

/// A small package without faults, and one fault to plant in it.
struct PlantedFault: CustomTestStringConvertible {
  let testDescription: String
  /// Files that are added or replaced.
  let files: [String: String]
  /// The only message that is expected.
  let message: String

  init(_ description: String, _ files: [String: String], _ message: String) {
    testDescription = description
    self.files = files
    self.message = message
  }

  static let sound = [
    "Sources/LosslessJSON/JSONValue.swift": "import Foundation\n\npublic enum JSONValue { package func tidy() {} }",
    "Sources/EditorKit/Exports.swift": "@_exported public import LosslessJSON",
    "Sources/EditorKit/Text/Markup.swift": "package func plain(_ text: String) -> String { text }",
    "Sources/EditorKit/Element/Element.swift": "public enum Element { case text(String), value(JSONValue) }",
    "Sources/EditorKit/Context/Context.swift": "public struct Context { var root: Element }",
    "Sources/EditorKitTerminal/Host.swift": "import EditorKit\n\nstruct Host { var context: Context }",
    "Sources/EditorKitTesting/Driver.swift": "import EditorKit\n\nstruct Driver { var context: Context }",
    "Examples/TodoApp/App.swift": "import EditorKit\nimport EditorKitTerminal",
    "Tests/EditorKitTests/SomeTests.swift": "@testable import EditorKit",
  ]
}

@Suite("Planted faults") struct PlantedFaultTests {
  @Test("A sound package has no faults")
  func sound() {
    #expect(House(PlantedFault.sound).faults == [])
  }

  @Test("A planted fault is reported with its place and its remedy", arguments: circles + imports + closedUses)
  func planted(_ fault: PlantedFault) {
    #expect(House(PlantedFault.sound.merging(fault.files) { $1 }).faults == [fault.message])
  }

  static let circles = [
    PlantedFault(
      "a circle of two folders",
      ["Sources/EditorKit/Element/Title.swift": "struct Title {\n  var context: Context\n}"],
      """
      Folders use each other in a circle: Context → Element → Context. Move a declaration to break it.
        Context → Element: Sources/EditorKit/Context/Context.swift:1 uses Element of Sources/EditorKit/Element/Element.swift:1
        Element → Context: Sources/EditorKit/Element/Title.swift:2 uses Context of Sources/EditorKit/Context/Context.swift:1
      """
    ),
    PlantedFault(
      "a circle of three folders by a member of a type from elsewhere",
      [
        "Sources/EditorKit/Text/Markup.swift": "func size() -> Int {\n  [1].sumOfContexts\n}",
        "Sources/EditorKit/Element/Title.swift": "let length = size()",
        "Sources/EditorKit/Context/Array+Sum.swift": "extension Array {\n  var sumOfContexts: Int { 0 }\n}",
      ],
      """
      Folders use each other in a circle: Context → Element → Text → Context. Move a declaration to break it.
        Context → Element: Sources/EditorKit/Context/Context.swift:1 uses Element of Sources/EditorKit/Element/Element.swift:1
        Element → Text: Sources/EditorKit/Element/Title.swift:1 uses size of Sources/EditorKit/Text/Markup.swift:1
        Text → Context: Sources/EditorKit/Text/Markup.swift:2 uses sumOfContexts of Sources/EditorKit/Context/Array+Sum.swift:2
      """
    ),
  ]

  static let imports = [
    PlantedFault(
      "a host that imports another",
      ["Sources/EditorKitTerminal/More.swift": "import EditorKit\nimport EditorKitTesting"],
      "Sources/EditorKitTerminal/More.swift:2 imports another host, EditorKitTesting. "
        + "Move what they share to the folder Hosting of EditorKit."
    ),
    PlantedFault(
      "an import of one declaration of a host that is new",
      ["Sources/EditorKitHTML/Page.swift": "import struct EditorKitTerminal.Host"],
      "Sources/EditorKitHTML/Page.swift:1 imports another host, EditorKitTerminal. "
        + "Move what they share to the folder Hosting of EditorKit."
    ),
    PlantedFault(
      "an example that a host imports",
      ["Sources/EditorKitTerminal/More.swift": "import TodoApp"],
      "Sources/EditorKitTerminal/More.swift:1 imports TodoApp. Move what it needs from there to Sources."
    ),
    PlantedFault(
      "tests that the kit imports",
      ["Sources/EditorKit/Text/More.swift": "import EditorKitTests"],
      "Sources/EditorKit/Text/More.swift:1 imports EditorKitTests. Move what it needs from there to Sources."
    ),
    PlantedFault(
      "a module that the JSON engine imports",
      ["Sources/LosslessJSON/More.swift": "import Foundation\nimport Dispatch"],
      "Sources/LosslessJSON/More.swift:2 imports Dispatch. LosslessJSON imports only Foundation: do without the other."
    ),
    PlantedFault(
      "a testable import in a host",
      ["Sources/EditorKitTerminal/More.swift": "// Planted.\n@testable import EditorKit"],
      "Sources/EditorKitTerminal/More.swift:2 imports EditorKit as @testable, which only tests may. Use what is public."
    ),
    PlantedFault(
      "a testable import in an example",
      ["Examples/TodoApp/Model.swift": "@testable import EditorKit"],
      "Examples/TodoApp/Model.swift:1 imports EditorKit as @testable, which only tests may. Use what is public."
    ),
  ]

  static let closedUses = [
    PlantedFault(
      "a host that calls a package function of the kit",
      ["Sources/EditorKitTerminal/More.swift": "import EditorKit\n\nlet text = plain(\"\")"],
      "Sources/EditorKitTerminal/More.swift:3 uses plain, which Sources/EditorKit/Text/Markup.swift:1 declares as package. "
        + "Make it public, or write it in the host."
    ),
    PlantedFault(
      "a host that calls a package member of the JSON engine",
      [
        "Sources/EditorKitTerminal/More.swift": "import EditorKit\n\nfunc show(_ value: JSONValue) {\n  value.tidy()\n}"
      ],
      "Sources/EditorKitTerminal/More.swift:4 uses tidy, which Sources/LosslessJSON/JSONValue.swift:3 declares as package. "
        + "Make it public, or write it in the host."
    ),
  ]
}
