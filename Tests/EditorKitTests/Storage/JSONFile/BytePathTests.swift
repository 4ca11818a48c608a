import Testing

@testable import EditorKit

@Suite("Paths as bytes")
struct BytePathTests {
  @Test(
    "A path is split at its last slash, however short it is",
    arguments: [
      ("t", "t", "."), ("-", "-", "."), ("é", "é", "."), ("/", "", "/"), ("/t", "t", "/"), ("a/t", "t", "a"),
      ("a//t", "t", "a"), ("x/", "", "x"), ("../t", "t", ".."), ("a/b/c.json", "c.json", "a/b"), ("//t", "t", "/"),
    ])
  func splitting(path: String, name: String, folder: String) {
    #expect(BytePath(path).name.elementsEqual(name.utf8))
    #expect(BytePath(path).folder.text == folder)
  }

  @Test(
    "A sibling and a link's destination keep the folder as it is written",
    arguments: [("l", "../t", "../t"), ("a/l", "../t", "a/../t"), ("a/l", "/t", "/t"), ("/l", "t", "/t")])
  func links(path: String, destination: String, result: String) {
    #expect(BytePath(path).followingLink(to: BytePath(destination)).text == result)
  }

  @Test("A path that can't be a file's has an obstacle", arguments: ["", ".", "..", "x/", "/", "a/.", "a/..", "a\0b"])
  func obstacle(path: String) {
    #expect(BytePath(path).obstacle != nil)
  }

  @Test("A name of any other shape has no obstacle", arguments: ["t", "-", "%", "~", "é", "...", ".a", " ", "a\nb"])
  func noObstacle(path: String) {
    #expect(BytePath(path).obstacle == nil)
  }

  @Test("Bytes that aren't UTF-8 stay")
  func bytes() {
    let path = BytePath(bytes: [0x61, 0x2F, 0xFF, 0x2E, 0x6A])
    #expect(path.numbered("w", 1).bytes == [0x61, 0x2F, 0xFF] + Array(".w-1.j".utf8))
    #expect(path.hidden("lock").bytes == [0x61, 0x2F, 0x2E, 0xFF, 0x2E, 0x6A] + Array(".lock".utf8))
    let withLongName = BytePath(bytes: [UInt8](repeating: 0xFF, count: 255))
    #expect(withLongName.numbered("w", 1).bytes.count <= 255)
  }

  @Test(
    "A number goes before the extension",
    arguments: [
      ("a.json", "a.w-1.json"), ("a", "a.w-1"), (".a", ".a.w-1"), ("a.", "a..w-1"), ("a.b.c", "a.b.w-1.c"),
      ("f.d/a", "f.d/a.w-1"),
    ])
  func numbered(path: String, result: String) {
    #expect(BytePath(path).numbered("w", 1).text == result)
  }

  @Test("A long name is shortened at a character's end", arguments: ["n", "é", "🎙", "e\u{301}", "👩‍👩‍👧"])
  func shortening(character: String) {
    var name = ""
    while name.utf8.count + character.utf8.count <= 250 { name += character }
    for path in [BytePath(name + ".json"), BytePath("folder/" + name)] {
      let short = path.numbered("set-aside", 10_000)
      #expect(short.name.count <= 255)
      #expect(String(validating: short.name, as: UTF8.self) != nil)
      #expect(short.text.replacing(".set-aside-10000", with: "").allSatisfy { "\(name).json/folder".contains($0) })
      #expect(path.hidden("7E4C1F0A-9A2B-4D3C-8E5F-123456789ABC.saving").name.count <= 255)
    }
  }

  @Test("A character that is longer than a name is cut between scalars")
  func longCharacter() {
    let name = "e" + String(repeating: "\u{301}", count: 126)
    let short = BytePath(name).numbered("set-aside", 1)
    #expect(short.name.count <= 255 && short.bytes.starts(with: "e\u{301}".utf8))
    #expect(String(validating: short.bytes, as: UTF8.self) != nil)
  }

  @Test("Names that share their first 180 bytes don't share a hidden name, and short ones stay readable")
  func hidden() {
    let start = String(repeating: "n", count: 180)
    #expect(BytePath(start + "1").hidden("lock") != BytePath(start + "2").hidden("lock"))
    #expect(BytePath(start + "1").hidden("lock") == BytePath(start + "1").hidden("lock"))
    #expect(BytePath("a/todos.json").hidden("lock").text == "a/.todos.json.lock")
  }
}
