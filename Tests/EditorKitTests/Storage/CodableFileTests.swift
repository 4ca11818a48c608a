import EditorKitTesting
import Foundation
import Testing

@testable import EditorKit

@Suite("A value in a file")
@MainActor struct CodableFileTests {
  private let folder: TemporaryFolder
  private let context = Context.testing()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func load<Value>(_ empty: Value, _ name: String = "file.json") async -> CodableFile<Value> {
    let file = CodableFile(path: folder[name], empty: empty, context: context)
    await file.load()
    return file
  }

  private func stored(_ name: String = "file.json") throws -> [Double] {
    try JSONDecoder().decode([Double].self, from: Data(folder.text(of: name).utf8))
  }

  @Test("Before it is loaded it ignores writes, and saves nothing")
  func unloaded() async throws {
    let file = CodableFile(path: folder["file.json"], empty: [1.0], context: context)
    file.contents.wrappedValue = [2]
    #expect(file.contents.wrappedValue == [1])
    try await file.flush()
    #expect(try folder.names == [])
  }

  @Test("A missing file, and an empty one, hold the empty value; looking doesn't make one", arguments: [true, false])
  func missing(isThere: Bool) async throws {
    if isThere { try folder.write("", to: "file.json") }
    let file = await load([1.0])
    try await context.wait()
    #expect(file.contents.wrappedValue == [1])
    #expect(file.failure == nil)
    #expect(try folder.names == (isThere ? ["file.json"] : []))
  }

  @Test("Flushing makes a file where there is none, and leaves one alone that needs no saving")
  func flushing() async throws {
    let file = await load([1.0])
    try await file.flush()
    #expect(try stored() == [1])
    try folder.write("[ 5 ]", to: "file.json")
    try await file.flush()
    #expect(try folder.text(of: "file.json") == "[ 5 ]")
  }

  @Test("What is stored is shown, and a change is saved")
  func change() async throws {
    try folder.write("[1, 2]", to: "file.json")
    let file = await load([0.0])
    #expect(file.contents.wrappedValue == [1, 2])
    file.contents.modify { $0.append(3) }
    #expect(context.work.pendingCount == 1)
    try await context.wait()
    #expect(try stored() == [1, 2, 3])
    #expect(try folder.text(of: "file.json").hasSuffix("]\n"))
  }

  @Test("A change of a part is saved as well")
  func part() async throws {
    try folder.write("[1, 2]", to: "file.json")
    let file = await load([0.0])
    file.contents[1].wrappedValue = 7
    try await file.flush()
    #expect(try stored() == [1, 7])
  }

  @Test("Changes at one moment are saved together")
  func oneMoment() async throws {
    let log = EncodingLog()
    let file = await load(Logged(log: log))
    for number in 1...100 { file.contents.modify { $0.number = number } }
    try await context.wait()
    #expect(log.numbers == [100])
  }

  @Test("Changes while a save is under way are saved by one more, in order")
  func whileSaving() async throws {
    // With threads, so that a save can be held up.
    let log = EncodingLog(holdsFirst: true)
    let file = CodableFile(path: folder["file.json"], empty: Logged(log: log), context: Context())
    await file.load()
    file.contents.modify { $0.number = 1 }
    await log.firstHasBegun()
    for number in 2...100 { file.contents.modify { $0.number = number } }
    log.letFirstGo()
    try await file.flush()
    #expect(log.numbers == [1, 100])
    #expect(try folder.text(of: "file.json").contains("100"))
  }

  @Test("A file that can't be understood ignores writes, and isn't written over", arguments: ["[1,", "{}", " "])
  func refused(text: String) async throws {
    try folder.write(text, to: "file.json")
    let file = await load([1.0])
    let failure = try #require(file.failure)
    guard case .undecodable = failure.reason else {
      Issue.record(failure)
      return
    }
    file.contents.wrappedValue = [2]
    #expect(file.contents.wrappedValue == [1])
    try await context.wait()
    await #expect(throws: failure) { try await file.flush() }
    #expect(try folder.text(of: "file.json") == text)
    #expect(try folder.names == ["file.json"])
  }

  @Test("A file that has been mended can be loaded again")
  func mended() async throws {
    try folder.write("[1,", to: "file.json")
    let file = await load([0.0])
    try folder.write("[1]", to: "file.json")
    await file.load()
    #expect(file.failure == nil)
    file.contents.modify { $0.append(2) }
    try await file.flush()
    #expect(try stored() == [1, 2])
  }

  @Test("A value that can't be encoded is told with its place; the file stays whole, and the next change saves all")
  func unencodable() async throws {
    try folder.write("[1, 2]", to: "file.json")
    let file = await load([0.0])
    file.contents[1].wrappedValue = .nan
    try await context.wait()
    #expect(file.failure?.reason == .unencodable("at [1]: nan can't be written as JSON"))
    #expect(try folder.text(of: "file.json") == "[1, 2]")
    await #expect(throws: FileError.self) { try await file.flush() }
    file.contents.modify { $0.append(3) }
    file.contents[1].wrappedValue = 2.5
    try await context.wait()
    #expect(file.failure == nil)
    #expect(try stored() == [1, 2.5, 3])
  }

  @Test("A save that failed is tried again by a flush")
  func failedSave() async throws {
    let file = await load([1.0], "inner/file.json")
    file.contents.modify { $0.append(2) }
    try await context.wait()
    #expect(file.failure?.path == folder["inner/file.json"])
    try folder.makeFolder("inner")
    try await file.flush()
    #expect(file.failure == nil)
    #expect(try stored("inner/file.json") == [1, 2])
  }

  @Test("Changes are saved although nobody holds the file any more")
  func released() async throws {
    var file: CodableFile<[Double]>? = await load([1.0])
    file?.contents.modify { $0.append(2) }
    file = nil
    try await context.wait()
    #expect(try stored() == [1, 2])
  }
}
