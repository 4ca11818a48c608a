import EditorKit
import EditorKitTesting
import Foundation
import Testing

@Suite("The screen of a file")
@MainActor struct FileScreenTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String = "file.json") async -> CodableFile<[Double]> {
    let file = CodableFile(path: folder[name], empty: [1.0], context: context)
    await file.load()
    return file
  }

  @Test("A file that couldn't be loaded shows why, and no content is made")
  func refused() async throws {
    try folder.write("[1", to: "file.json")
    let file = await file()
    let screen = FileScreen(file) { _ in
      Issue.record("There is nothing to edit.")
      return Probe()
    }
    let driver = Driver(screen, context: context)
    #expect(driver.texts == [file.failure?.description])
    #expect(driver.texts.first?.contains("line 1, column 3: ") == true)
  }

  @Test("A file that could be loaded shows the content, which comes and goes with the screen")
  func content() async throws {
    let log = Probe.Log()
    var events: [String] = []
    let screen = FileScreen(await file()) { numbers in
      let probe = Probe(log: log) { .text(Element.Text("\(numbers.wrappedValue)")) }
      probe.onAppear = { events.append("appear") }
      probe.onDisappear = { events.append("disappear") }
      return probe
    }
    let driver = Driver(screen, context: context)
    #expect(driver.texts == ["[1.0]"])
    #expect(events == ["appear"])
    driver.close()
    #expect(events == ["appear", "disappear"])
  }

  @Test("A save that fails is shown above the content until one succeeds", arguments: [true, false])
  func failedSave(hasNavigation: Bool) async throws {
    let file = await file()
    let path = Source<[AnyHashable]>([])
    let screen = FileScreen(file) { numbers in
      Probe {
        let text = Element.text(Element.Text("\(numbers.wrappedValue.count) numbers"))
        guard hasNavigation else { return text }
        return .navigation(
          Element.Navigation("Numbers", path: path.binding, root: text, backLabel: "Back") { _ in nil })
      }
    }
    let driver = Driver(screen, context: context)
    file.contents.wrappedValue = [.nan]
    try await driver.wait()
    #expect(driver.texts == [file.failure?.description, "1 numbers"])
    #expect(driver.title == (hasNavigation ? "Numbers" : ""))
    file.contents.wrappedValue = [2, 3]
    try await driver.wait()
    #expect(driver.texts == ["2 numbers"])
    #expect(try folder.text(of: "file.json").contains("3"))
  }
}
