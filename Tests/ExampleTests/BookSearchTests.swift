import Foundation
import Testing

@Suite("The program that searches for books, on saved responses")
struct BookSearchTests {
  private let folder: TemporaryFolder
  private static let responses = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/BookSearch/Responses")
  private static let googleBooks = responses.appendingPathComponent("google-books-tolstoy.json").path
  private static let openLibrary = responses.appendingPathComponent("open-library-tolstoy.json").path

  private static let titles = [
    "Childhood and Youth", "The Omnibus of Modern Romance", "Catalog of Copyright Entries",
    "Réponse à m. le comte de Tolstoy [a reply to his Réplique à la Réponse de m. Magnier].",
    "History of the consulate and the empire of France under Napoleon", "Catalog of Copyright Entries. New Series",
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: [String], _ input: String) async throws -> ProgramRun {
    try await ProgramRun.of("BookSearch", ["--library", folder.path("library.json")] + arguments, input: input)
  }

  @Test("A real response lists all its books, with a placeholder where no author is known")
  func list() async throws {
    let run = try await run([Self.googleBooks], "")
    #expect(
      run.output == """
        # Book Search
          6 rows: open
        [1] Childhood and Youth — graf Leo Tolstoy; 1862
        [2] The Omnibus of Modern Romance — Unknown author; 1844
        [3] Catalog of Copyright Entries — Unknown author; 1911
        [4] \(Self.titles[3]) — Victor Magnier, Yakov Nikolaevich Tolstoi (graf.); 1829
        [5] \(Self.titles[4]) — Adolphe Thiers; 1849
        [6] Catalog of Copyright Entries. New Series — Library of Congress. Copyright Office; 1932

        """)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(!FileManager.default.fileExists(atPath: folder.path("library.json")))
  }

  @Test("Each book of a real response opens as a preview", arguments: titles)
  func open(title: String) async throws {
    let run = try await run([Self.googleBooks], "open \(title)\nwait\n")
    #expect(run.output.contains("## \(title)\n"))
    #expect(run.output.contains("Not in your library yet."))
    #expect(run.output.contains("] Add to Library"))
    #expect(run.status == 0)
  }

  @Test("A snippet's tags and entities become text, in one paragraph")
  func snippet() async throws {
    let run = try await run([Self.googleBooks], "open \(Self.titles[1])\nwait\n")
    #expect(run.output.contains("  Tolstoy dressed as ! a private citizen, lived retired, visited"))
    #expect(run.output.contains("where many ..."))
    #expect(run.output.contains("  Unknown author\n"))
  }

  @Test("In Chinese, everything but the books themselves is Chinese")
  func chinese() async throws {
    let run = try await run(["--language", "zh-Hans", Self.googleBooks], "open \(Self.titles[1])\nwait\n")
    #expect(run.output.contains("# 图书搜索"))
    #expect(run.output.contains("[2] The Omnibus of Modern Romance — 作者不详; 1844年"))
    #expect(run.output.contains("正在载入…"))
    #expect(run.output.contains("出版日期：1844年"))
    #expect(run.output.contains("加入书库"))
    #expect(run.status == 0)
  }

  @Test("Both services' responses are listed together")
  func both() async throws {
    let run = try await run([Self.openLibrary, Self.googleBooks], "open Война и мир\nwait\n")
    #expect(run.output.contains("  9 rows: open\n[1] Война и мир — Лев Толстой; 1864\n"))
    #expect(run.output.contains("[3] Tales without an author — Unknown author\n[4] Childhood and Youth"))
    #expect(run.output.contains("ISBN: 9780140447934\n  Pages: 1,392\n  Rating: 4.1 of 5"))
  }

  @Test("An added book is in the library file, and opens in full from then on; undo takes it out")
  func add() async throws {
    let title = Self.titles[0]
    let first = try await run([Self.googleBooks], "open \(title)\nwait\npress Add to Library\nback\n")
    #expect(first.output.contains("[1] \(title) — graf Leo Tolstoy; 1862; In your library"))
    #expect(try folder.text(of: "library.json").contains("https://books.google.com/books/content?id=xyYVAAAAYAAJ"))
    let second = try await run([Self.googleBooks], "open \(title)\n")
    #expect(second.output.contains("## \(title)\n"))
    #expect(!second.output.contains("Add to Library"))
    #expect(!second.output.contains("Loading…"))
    let library = try await run([], "open \(title)\n")
    #expect(library.output.hasPrefix("# Book Search\n  1 row: open\n[1] \(title) — graf Leo Tolstoy; 1862"))
    let last = Self.titles[2]
    _ = try await run([Self.googleBooks], "open \(last)\nwait\npress Add to Library\nundo\n")
    #expect(!(try folder.text(of: "library.json").contains(last)))
  }

  @Test("Without a response and a library there are no books")
  func nothing() async throws {
    let run = try await run([], "")
    #expect(run.output == "# Book Search\n  No books.\n")
  }

  @Test(
    "What is no response is told with the file and the remedy, and the other files are shown",
    arguments: [
      ("", "it isn't JSON"), ("[{\"id\":", "it isn't JSON"),
      ("[]", "it is no response of Google Books or Open Library"),
      ("{\"a\": 1}", "it is no response of Google Books or Open Library"), ("7", "it is no response"),
      ("{\"items\": 7}", "it is no response"),
      (
        "{\"error\": {\"code\": 429, \"message\": \"Rate Limit Exceeded\", \"errors\": []}}",
        "the service answered with error 429: Rate Limit Exceeded. Wait for a minute, then try again."
      ),
      ("{\"error\": \"out of order\"}", "the service answered with an error: out of order."),
    ]
  )
  func bad(text: String, message: String) async throws {
    try folder.write(text, to: "bad.json")
    let run = try await run([folder.path("bad.json"), Self.openLibrary], "")
    #expect(run.output.contains("Loading failed: \(folder.path("bad.json")): \(message)"))
    #expect(run.output.contains("] Retry\n"))
    #expect(run.output.contains("] Анна Каренина"))
  }

  @Test("If nothing can be loaded, each error is on standard error, and the exit status is 1")
  func nothingLoaded() async throws {
    try folder.write("[]", to: "bad.json")
    let (missing, bad) = (folder.path("missing.json"), folder.path("bad.json"))
    let run = try await run([missing, bad], "quit\n")
    #expect(run.output.contains("Loading failed: \(missing): there is no such file."))
    let advice = "Save what the service answers to a search, as it is."
    #expect(
      run.errors == """
        error: \(missing): there is no such file. Check the path, then try again.
        error: \(bad): it is no response of Google Books or Open Library. \(advice)

        """)
    #expect(run.status == 1)
  }

  @Test("If one of several files is loaded, the exit status is 0")
  func oneLoaded() async throws {
    let run = try await run([folder.path("missing.json"), Self.openLibrary], "quit\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("A missing file and a folder are told, and a retry reads what was mended")
  func unreadable() async throws {
    let program = try RunningProgram(
      "BookSearch", ["--library", folder.path("library.json"), folder.path("late.json"), folder.url.path], on: .pipes)
    try await program.read(until: "late.json: there is no such file. Check the path, then try again.")
    try await program.read(until: "it is a folder. Name a file.")
    try folder.write("{\"totalItems\": 0}", to: "late.json")
    await program.send("press Retry\nwait\nshow\nquit\n")
    let (status, output) = await program.end()
    let screen = output.components(separatedBy: "\n\n").last ?? ""
    #expect(screen.contains("No books."))
    #expect(screen.contains("it is a folder"))
    #expect(!screen.contains("there is no such file"))
    #expect(status == 0)
  }

  @Test("A file without an end isn't read to its end")
  func endless() async throws {
    let run = try await run(["/dev/zero", Self.openLibrary], "")
    #expect(run.output.contains("Loading failed: /dev/zero: it is larger than 16 MB. Ask for fewer results."))
    #expect(run.output.contains("] Анна Каренина"))
  }

  @Test(
    "A named pipe into which nobody writes is given up after the time-out, and one into which somebody does is read")
  func pipes() async throws {
    let (silent, busy) = (folder.path("silent"), folder.path("busy"))
    #expect(mkfifo(silent, 0o600) == 0 && mkfifo(busy, 0o600) == 0)
    let line = "cat \"$1\" > \"$2\" & exec \"$0\" --library \"$3\" --timeout 2 \"$2\" \"$4\" \"$4\" \"$4\" < /dev/null"
    let run = try await ProgramRun.ofShell(
      line, "BookSearch", [Self.openLibrary, busy, folder.path("library.json"), silent])
    #expect(run.output.contains("Loading failed: There was no answer within 2 s."))
    #expect(run.output.contains("] Анна Каренина"))
    #expect(run.status == 0)
  }

  @Test("Each of several rows of one book opens its own page, also beside a book whose identity looks like theirs")
  func sameIdentity() async throws {
    let docs = ["x", "x", "x#1"].enumerated().map { "{\"key\": \"\($1)\", \"title\": \"Book \($0)\"}" }
    try folder.write("{\"error\": null, \"docs\": [\(docs.joined(separator: ", "))]}", to: "docs.json")
    for title in ["Book 0", "Book 1", "Book 2"] {
      let run = try await run([folder.path("docs.json")], "open \(title)\nwait\n")
      #expect(run.output.contains("## \(title)\n"))
    }
  }

  @Test("A book without a title is listed as such")
  func untitled() async throws {
    try folder.write("{\"docs\": [{\"title\": \" \"}]}", to: "docs.json")
    #expect(try await run([folder.path("docs.json")], "").output.contains("[1] Untitled — Unknown author\n"))
  }

  @Test("One bad volume doesn't spoil the list, and is reported once; no items at all are no books")
  func badVolume() async throws {
    let volumes =
      "{\"items\": [{\"id\": \"1\", \"volumeInfo\": {\"title\": \"Good\"}}, {\"id\": \"2\", \"volumeInfo\": {}}]}"
    try folder.write(volumes, to: "volumes.json")
    let run = try await run([folder.path("volumes.json")], "open Good\nwait\n")
    let problem = "1 book couldn't be read. The first one: at items[1].volumeInfo: there is no “title”"
    #expect(run.output.contains("Error: \(folder.path("volumes.json")): \(problem)"))
    #expect(run.output.contains("  1 row: open\n[1] Good — Unknown author\n"))
    #expect(run.output.contains("Published: Unknown date\n  ISBN: Unknown\n  Pages: Unknown\n  Rating: Not rated"))
    try folder.write("{\"kind\": \"books#volumes\", \"totalItems\": 0}", to: "none.json")
    #expect(try await self.run([folder.path("none.json")], "").output == "# Book Search\n  No books.\n")
  }

  @Test("A library that can't be read is told and left, and the results are shown without adding")
  func badLibrary() async throws {
    try folder.write("[{", to: "library.json")
    let run = try await run([Self.googleBooks], "open \(Self.titles[0])\nwait\n")
    #expect(run.output.contains("library.json can't be understood"))
    #expect(run.output.contains("Not in your library yet."))
    #expect(!run.output.contains("Add to Library"))
    #expect(try folder.text(of: "library.json") == "[{")
  }

  @Test("A time-out that is no number of seconds is an error", arguments: ["x", "0", "-1", "nan"])
  func badTimeout(text: String) async throws {
    let run = try await run(["--timeout=\(text)"], "")
    #expect(run.errors.contains("--timeout takes a number of seconds, such as 2.5, and not “\(text)”"))
    #expect(run.status == 1)
  }
}
