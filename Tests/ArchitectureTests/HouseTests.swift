import Testing

@Suite("The sources of this package") struct HouseTests {
  @Test("No folder depends on itself through others")
  func circles() {
    expectNone(Repository.house.circles)
  }

  @Test("No file imports a module that is closed to it")
  func imports() {
    expectNone(Repository.house.wrongImports)
  }

  @Test("A host uses only public declarations of the kit")
  func packageUses() {
    expectNone(Repository.house.packageUses)
  }

  @Test("Only tests import a module as testable")
  func testableImports() {
    expectNone(Repository.house.testableImports)
  }
}

/// Records an issue for each message, so that the test prints the message as it is.
func expectNone(_ messages: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for message in messages { Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation) }
}
