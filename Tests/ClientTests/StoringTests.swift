import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("Stores in an app")
@MainActor struct StoringTests {
  private let context = Context.testing()

  @Test("The page's component keeps todos in a file")
  func component() async throws {
    let path = NSTemporaryDirectory() + "EditorKit-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let driver = Driver(todoScreen(path: path, context: context), context: context)
    try await driver.wait()
    try driver.type("Title", "Call Ann")
    try driver.press("Add")
    try await driver.wait()
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"title\": \"Call Ann\""))
  }

  @Test("Items that are JSON themselves are stored by two functions")
  func json() async throws {
    let path = NSTemporaryDirectory() + "EditorKit-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = memoStore(path: path, context: context)
    await store.load()
    store.add(JSONMemo(json: ["name": "A"]))
    try await store.close()
    #expect(try JSONValue(parsing: String(contentsOfFile: path, encoding: .utf8))["memos", 0, "name"]?.string == "A")
  }
}
