import Testing

@Suite("The sources of this package") struct HouseTests {
  @Test("No folder depends on itself through others")
  func circles() {
    #expect(Repository.house.circles == [])
  }

  @Test("No file imports a module that is closed to it")
  func imports() {
    #expect(Repository.house.wrongImports == [])
  }

  @Test("A host uses only public declarations of the kit")
  func packageUses() {
    #expect(Repository.house.packageUses == [])
  }

  @Test("Only tests import a module as testable")
  func testableImports() {
    #expect(Repository.house.testableImports == [])
  }
}
