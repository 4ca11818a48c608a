// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "EditorKit",
  platforms: [.macOS(.v14), .iOS(.v17), .visionOS(.v1)],
  products: [
    .library(
      name: "EditorKit",
      targets: ["EditorKit", "EditorKitTerminal", "EditorKitSwiftUI", "EditorKitTesting"]
    )
  ],
  targets: [
    .target(name: "LosslessJSON"),
    .target(name: "EditorKit", dependencies: ["LosslessJSON"]),
    .target(name: "EditorKitTerminal", dependencies: ["EditorKit"]),
    .target(name: "EditorKitSwiftUI", dependencies: ["EditorKit", "LosslessJSON"]),
    .target(name: "EditorKitTesting", dependencies: ["EditorKit"]),

    .example("InMemoryMemos"),
    .example("ClassMemos"),
    .example("CodableMemos"),
    .example("JSONMemos"),
    .example("TodoApp"),
    .example("BookSearch", exclude: ["Responses"]),

    .executableTarget(name: "Benchmarks", dependencies: ["EditorKit"], path: "Tests/Benchmarks"),
    .target(name: "TestSupport", dependencies: ["LosslessJSON"], path: "Tests/TestSupport"),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "LosslessJSONTests", dependencies: ["LosslessJSON", "TestSupport"]),
    .testTarget(
      name: "EditorKitTests",
      dependencies: ["EditorKit", "EditorKitTesting", "LosslessJSON", "TestSupport"]
    ),
    .testTarget(
      name: "EditorKitTerminalTests",
      dependencies: ["EditorKit", "EditorKitTerminal", "EditorKitTesting"]
    ),
    // The program of README.md.
    .executableTarget(
      name: "Memos",
      dependencies: ["EditorKit", "EditorKitTerminal"],
      path: "Tests/Memos/Sources/Memos"
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "EditorKit", "InMemoryMemos", "CodableMemos", "JSONMemos", "ClassMemos", "TodoApp", "BookSearch", "Memos",
      ]
    ),
    .testTarget(name: "ClientTests", dependencies: ["EditorKit", "EditorKitTesting", "Memos"]),
    .testTarget(
      name: "MainActorClientTests",
      dependencies: ["EditorKit", "EditorKitTesting", "Memos"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  var settings = target.swiftSettings ?? []
  settings += [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  target.swiftSettings = settings
}

extension Target {
  /// An example program: a model of its own, shown by the terminal host.
  static func example(_ name: String, exclude: [String] = []) -> Target {
    .executableTarget(
      name: name,
      dependencies: ["EditorKit", "EditorKitTerminal"],
      path: "Examples/\(name)",
      exclude: exclude
    )
  }
}
