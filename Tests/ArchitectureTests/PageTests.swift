import Testing

@Suite("The page about the architecture") struct PageTests {
  private static func page() throws -> ArchitecturePage {
    try ArchitecturePage(Repository.text(of: "Documentation/Architecture.md"))
  }

  @Test("The table lists every folder, and a folder uses only lower layers")
  func layers() throws {
    expectNone(try Self.page().faults(Repository.house.graph))
  }

  @Test("Every path on the page exists")
  func paths() throws {
    let paths = try Self.page().paths
    #expect(paths.count >= 20)
    expectNone(paths.filter { !Repository.exists($0) }.map { "\($0) doesn't exist. Correct the page." })
  }

  @Test("Every type that the page names is declared")
  func types() throws {
    let house = Repository.house
    let declared = Set(house.files.flatMap { $0.declarations.map(\.name) })
    let known = declared.union(house.graph.folders).union(house.outerModules).union(["EditorKit"])
    let types = try Self.page().types
    #expect(types.count >= 50)
    let unknown = types.filter { !$0.split(separator: ".").allSatisfy { known.contains(String($0)) } }
    expectNone(unknown.map { "\($0) isn't declared. Correct the page." })
  }

  @Test("A table that disagrees with the sources is reported with the place")
  func disagreement() {
    let text = """
      | layer | folder | contents |
      |---|---|---|
      | 1 | `Text` | Texts. |
      | 2 | `Element` | Elements of `Text`. |
      | 2 | `Gone` | Nothing. |
      | 3 | `LosslessJSON` | JSON. |
      | 4 | `EditorKitTerminal` | A host. |
      | 4 | `EditorKitTesting` | A host. |
      """
    #expect(
      ArchitecturePage(text).faults(House(PlantedFault.sound).graph) == [
        "The table lacks the folder Context. Add a row.",
        "The table has Gone, but there is no such folder. Remove the row.",
        "Element in layer 2 uses LosslessJSON in layer 3. Sources/EditorKit/Element/Element.swift:1 uses JSONValue of "
          + "Sources/LosslessJSON/JSONValue.swift:3. Move it, or change the layers.",
      ])
  }
}
