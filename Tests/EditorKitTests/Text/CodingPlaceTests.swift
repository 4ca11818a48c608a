import Foundation
import Testing

@testable import EditorKit

@Suite("Saying where a coding error is")
struct CodingPlaceTests {
  private struct Outer: Codable {
    struct Inner: Codable {
      var numbers: [Double] = []
      var day: Day?
    }
    enum Day: String, Codable { case monday }
    var id = UUID()
    var inner: Inner? = Inner()
  }

  private func place(_ text: String) -> String? {
    do {
      _ = try JSONDecoder().decode([Outer].self, from: Data(text.utf8))
      return nil
    } catch {
      return CodingPlace.description(of: error)
    }
  }

  private static let id = "\"id\": \"3BFC03D2-0DEA-4E92-9348-AAD7F380F8C2\""

  @Test(
    "The path goes through members and elements",
    arguments: [
      ("[{\(id), \"inner\": {\"numbers\": [1, \"a\"]}}]", "at [0].inner.numbers[1]: "),
      ("[{\(id)}, {\(id), \"inner\": {}}]", "at [1].inner: there is no “numbers”"),
      ("[{}]", "at [0]: there is no “id”"),
      ("[{\(id)}, null]", "at [1]: "),
      ("[{\"id\": \"no\"}]", "at [0].id: "),
      ("[{\(id), \"inner\": {\"numbers\": [], \"day\": \"Sunday\"}}]", "at [0].inner.day: "),
    ]
  )
  func decoding(text: String, start: String) {
    let place = place(text)
    #expect(place?.hasPrefix(start) == true, "\(place ?? "no error")")
    #expect(place?.hasSuffix(".") == false)
  }

  @Test("At the top there is no path")
  func top() {
    #expect(place("{}")?.hasPrefix("at ") == false)
  }

  @Test("A value that JSON doesn't have is named with its place")
  func encoding() {
    let value = [Outer(inner: nil), Outer(inner: Outer.Inner(numbers: [1, .infinity]))]
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
    #expect(error.map { CodingPlace.description(of: $0) } == "at [1].inner.numbers[1]: inf can't be written as JSON")
  }

  @Test("Any other error says what it says")
  func other() {
    struct Odd: Error, CustomStringConvertible { var description = "odd" }
    #expect(CodingPlace.description(of: Odd()) == "odd")
  }
}
