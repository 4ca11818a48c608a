import Foundation
import Testing

/// The code of README.md and Documentation compiles as printed: every file that a page shows is a file that is compiled.
///
/// `swift build` compiles ``pages`` and ``program``, the tests evaluate ``manifest``, and `Tests/check-apple.sh` compiles ``samples``.
@Suite("The code in the documentation")
struct DocumentationTests {
  /// The files that the pages in Documentation show, and README's test. MainActorClientTests compiles them once more, with
  /// main-actor default isolation.
  private static let pages = "Tests/ClientTests/Pages"
  /// README's program.
  private static let program = "Tests/Memos/Sources/Memos"
  /// README's manifest.
  private static let manifest = "Tests/Memos/Package.swift"
  /// View files. The model that a page leaves to the app may stand below the page's code.
  private static let samples = "Tests/AppleStubs/Samples/Kit"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: DocumentationPage.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Swift files in folders, with what is in them.
  private func sources(in folders: [String]) throws -> [(path: String, text: String)] {
    try folders.flatMap { folder in
      let url = DocumentationPage.package.appendingPathComponent(folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
        .map { ("\(folder)/\($0)", try text("\(folder)/\($0)")) }
    }
  }

  /// Where the code of a page is compiled.
  private func candidates(for code: String) throws -> [(path: String, text: String)] {
    if code.hasPrefix("// swift-tools-version:") { return [(Self.manifest, try text(Self.manifest))] }
    return try sources(in: code.contains("import SwiftUI\n") ? [Self.samples] : [Self.pages, Self.program])
  }

  private func isShown(_ code: String, by source: (path: String, text: String)) -> Bool {
    source.path.hasPrefix(Self.samples) ? source.text.hasPrefix(code) : source.text == code
  }

  /// Describes where the code of a page first differs from the source that shares most lines with it.
  private func difference(_ code: String, from sources: [(path: String, text: String)]) -> String {
    let lines = code.components(separatedBy: "\n")
    let shared = { (text: String) in Set(text.components(separatedBy: "\n")).intersection(lines).count }
    guard let nearest = sources.max(by: { shared($0.text) < shared($1.text) }) else { return "There are no files." }
    let others = nearest.text.components(separatedBy: "\n")
    let offset = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = offset ?? min(lines.count, others.count) - 1
    return """
      The most similar file is \(nearest.path). Its line \(place + 1) is
      \(others[place])
      and the page has
      \(lines[place])
      Change both in the same way.
      """
  }

  @Test("Every Swift block of a page is compiled word for word", arguments: try DocumentationPage.all())
  func blocks(path: String) throws {
    let page = try DocumentationPage(path)
    for file in page.files {
      let candidates = try candidates(for: file.code)
      #expect(
        candidates.contains { isShown(file.code, by: $0) },
        "The code at \(path):\(file.line) isn't compiled. \(difference(file.code, from: candidates))"
      )
      #expect(file.beginsFile, "The code at \(path):\(file.line) doesn't name its imports. Begin it with them.")
    }
    #expect(
      page.otherFences == [],
      "\(path) has fences that open no Swift block. Write ```swift, or indent other text by four spaces."
    )
  }

  @Test("Every file that is compiled for the documentation stands on a page")
  func sourcesAreShown() throws {
    let files = try DocumentationPage.all().flatMap { try DocumentationPage($0).files }
    for source in try sources(in: [Self.pages, Self.program]) {
      #expect(files.contains { $0.code == source.text }, "No page shows \(source.path). Show it, or remove it.")
    }
  }

  @Test("The same files are compiled with main-actor default isolation")
  func isolation() throws {
    let isolated = try sources(in: ["Tests/MainActorClientTests/Pages"])
    #expect(try sources(in: [Self.pages]).map(\.text) == isolated.map(\.text))
  }

  #if os(Linux) || os(macOS)
    @Test("README's manifest is one that the package manager accepts")
    func manifestIsValid() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("EditorKit-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let manifest = DocumentationPage.package.appendingPathComponent(Self.manifest)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swift", "package", "--package-path", manifest.deletingLastPathComponent().path, "--scratch-path", folder.path,
        "--manifest-cache", "none", "dump-package",
      ]
      process.standardOutput = FileHandle.nullDevice
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      #expect(status == 0)
    }
  #endif

  @Test("A page's blocks are found with any fence, and those without imports continue the file before")
  func parsing() {
    let page = DocumentationPage(
      "Page.md",
      text: """
        ```swift
        import A

        let a = 1
        ```
        Use `a`, and ```not a fence```.
          ~~~~ Swift
        let b = "```"
          ~~~~
        ```sh
        ls
        ```
        > ```swift
        @testable import C
        > ```

        """
    )
    #expect(page.blocks.map(\.line) == [2, 8, 14])
    #expect(page.files.map(\.code) == ["import A\n\nlet a = 1\n\nlet b = \"```\"\n", "@testable import C\n"])
    #expect(page.otherFences == [10])
  }
}
