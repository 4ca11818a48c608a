import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("The screen of a store")
@MainActor struct StoreScreenTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func driver(_ storage: some Storage<ValueTodo>) -> (Store<ValueTodo>, Driver) {
    let store = Store(storage, context: context)
    let screen = StoreScreen(store, context: context) { [context] in
      TodoList(store, context: context) { title, dueDate in
        ValueTodo(id: store.count + 1, title: title, dueDate: dueDate)
      }
    }
    return (store, Driver(screen, context: context))
  }

  private func file() -> JSONFileStorage<ValueTodo> { JSONFileStorage(folder["todos.json"]) }

  @Test("It loads the store, and says so meanwhile")
  func loading() async throws {
    let storage = ScriptedStorage([ValueTodo(id: 1, title: "a")])
    let gate = Gate()
    storage.gate = gate
    let (_, driver) = driver(storage)
    #expect(driver.shows("Loading…"))
    #expect(driver.controls.isEmpty)
    await driver.settle()
    gate.open()
    try await driver.wait()
    #expect(driver.rows == ["a"])
    #expect(!driver.shows("Loading…"))
  }

  @Test("The content appears and disappears with it, once each")
  func presence() async throws {
    let log = Probe.Log()
    let store = Store(ScriptedStorage<ValueTodo>(), context: context)
    let driver = Driver(StoreScreen(store, context: context) { Probe(log: log) }, context: context)
    #expect(log.events == [])
    try await driver.wait()
    #expect(log.events == ["+probe"])
    driver.close()
    #expect(log.events == ["+probe", "-probe"])
  }

  @Test("A file that can't be understood shows why and how to go on; nothing can be edited; mended, it loads")
  func broken() async throws {
    try folder.write("[{", to: "todos.json")
    let (_, driver) = driver(file())
    try await driver.wait()
    #expect(driver.texts.contains { $0.contains("line 1, column 3") })
    #expect(driver.controls.map(\.label) == ["Retry", "Set Aside and Start Afresh"])
    try driver.press("Retry")
    try await driver.wait()
    #expect(driver.controls.count == 2)
    try folder.write("[]", to: "todos.json")
    try driver.press("Retry")
    try await driver.wait()
    #expect(driver.shows("Nothing to do."))
    #expect(!driver.controls.map(\.label).contains("Retry"))
  }

  @Test("Set aside, the file has a new name, which is told, and saving starts afresh")
  func setAside() async throws {
    try folder.write("[{", to: "todos.json")
    let (store, driver) = driver(file())
    try await driver.wait()
    try driver.press("Set Aside and Start Afresh")
    try await driver.wait()
    #expect(driver.shows("What was there is now in \(folder["todos.set-aside-1.json"])."))
    try driver.type("Title", "New")
    try driver.press("Add")
    try await store.close()
    #expect(try folder.text(of: "todos.set-aside-1.json") == "[{")
    #expect(try folder.text(of: "todos.json").contains("\"title\": \"New\""))
  }

  @Test("A file in use says so, and a retry works when it is free")
  func locked() async throws {
    let other = Store(file(), context: context)
    await other.load()
    let (_, driver) = driver(file())
    try await driver.wait()
    #expect(driver.texts.contains { $0.contains("is in use") })
    #expect(driver.controls.map(\.label) == ["Retry"])
    try await other.close()
    try driver.press("Retry")
    try await driver.wait()
    #expect(driver.shows("Nothing to do."))
  }

  @Test("The screen shows why saving fails above the content, with a retry, until a save succeeds")
  func saving() async throws {
    let storage = ScriptedStorage<ValueTodo>()
    let (_, driver) = driver(storage)
    try await driver.wait()
    storage.saveFailure = FileError(path: "todos.json", .unsavable("No space left on device"))
    try driver.type("Title", "a")
    try driver.press("Add")
    try await driver.wait()
    #expect(driver.texts.contains { $0.contains("No space left on device") })
    #expect(driver.rows == ["a"])
    try driver.press("Retry")
    try await driver.wait()
    #expect(driver.texts.contains { $0.contains("No space left on device") })
    storage.saveFailure = nil
    try driver.press("Retry")
    try await driver.wait()
    #expect(!driver.texts.contains { $0.contains("No space left on device") })
    #expect(storage.memory.items.map(\.title) == ["a"])
  }

  @Test("A file that another program has changed can be set aside, and then ours is saved")
  func changedElsewhere() async throws {
    let (store, driver) = driver(file())
    try await driver.wait()
    try folder.write("[\"theirs\"]", to: "todos.json")
    try driver.type("Title", "Ours")
    try driver.press("Add")
    try await driver.wait()
    #expect(driver.texts.contains { $0.contains("another program has changed it") })
    try driver.press("Set Their Version Aside and Save Mine")
    try await driver.wait()
    #expect(driver.rows == ["Ours"])
    try await store.close()
    #expect(try folder.text(of: "todos.set-aside-1.json") == "[\"theirs\"]")
    #expect(try folder.text(of: "todos.json").contains("Ours"))
  }

  @Test("What couldn't be read is told, the first few with their places, of the rest the number")
  func warnings() async throws {
    try folder.write("[" + (1...8).map { "\($0)" }.joined(separator: ", ") + "]", to: "todos.json")
    let (_, driver) = driver(file())
    try await driver.wait()
    #expect(driver.texts.contains { $0.contains("item 5 (line 1, column 14)") })
    #expect(!driver.texts.contains { $0.contains("item 6") })
    #expect(driver.shows("And 3 more."))
    #expect(driver.shows("Nothing to do."))
  }

  @Test("After somebody has mended the file, it can be loaded again")
  func loadAgain() async throws {
    try folder.write("[5]", to: "todos.json")
    let (_, driver) = driver(file())
    try await driver.wait()
    #expect(driver.texts.contains { $0.contains("item 1 (line 1, column 2)") })
    try folder.write(#"[{"id": 1, "title": "Mended", "isCompleted": false}]"#, to: "todos.json")
    try driver.press("Load Again")
    try await driver.wait()
    #expect(driver.rows == ["Mended"])
    #expect(!driver.controls.map(\.label).contains("Load Again"))
  }
}
