import EditorKit
import Foundation
import Testing

@Suite("The text of an error")
struct ErrorTextTests {
  private struct Localized: LocalizedError {
    var errorDescription: String?
  }

  private struct Plain: Error, CustomStringConvertible {
    var description: String { "The lamp is off. Switch it on." }
  }

  @Test("The description of a LocalizedError is its text")
  func localized() {
    #expect(ErrorText.text(of: Localized(errorDescription: "The lamp is off.")) == "The lamp is off.")
  }

  @Test("The description of any other error is its text")
  func plain() {
    #expect(ErrorText.text(of: Plain()) == "The lamp is off. Switch it on.")
    #expect(ErrorText.text(of: Localized(errorDescription: nil)).contains("Localized"))
  }

  @Test("A decoding error tells the position and the reason")
  func decoding() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([String].self, from: Data("[\"a\", 1]".utf8))
    }
    let text = ErrorText.text(of: error)
    #expect(text.hasPrefix("at [1]: "))
    #expect(!text.contains("codingPath"))
  }

  @Test("An error about a file names the file")
  func file() throws {
    let path = "/nowhere/EditorKit.json"
    let error = try #require(throws: CocoaError.self) { try Data(contentsOf: URL(fileURLWithPath: path)) }
    #expect(ErrorText.text(of: error).hasPrefix("\(path): "))
  }
}
