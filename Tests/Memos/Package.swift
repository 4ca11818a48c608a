// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Memos",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "../EditorKit")],
  targets: [
    .executableTarget(name: "Memos", dependencies: [.product(name: "EditorKit", package: "EditorKit")])
  ],
  swiftLanguageModes: [.v6]
)
