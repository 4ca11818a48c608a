import Foundation
import Testing

@Suite("The program that searches for books, on responses from the web")
struct BookSearchWebTests {
  private let found = #"{"docs": [{"key": "/works/OL1W", "title": "War and Peace", "author_name": ["Leo Tolstoy"]}]}"#
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ server: LoopbackServer, _ input: String = "wait\nshow\n", timeout: String = "60"
  ) async throws -> ProgramRun {
    let library = folder.path("library.json")
    let arguments = ["--library", library, "--url", server.address, "--timeout", timeout]
    return try await ProgramRun.of("BookSearch", arguments, input: input)
  }

  /// The screen as it is printed last.
  private func screen(_ run: ProgramRun) -> String {
    run.output.components(separatedBy: "\n\n").last ?? ""
  }

  @Test("A response is fetched, and shows that it is meanwhile")
  func found() async throws {
    let server = try LoopbackServer(.body(found))
    let run = try await run(server)
    #expect(run.output.hasPrefix("  Loading…\n"))
    #expect(screen(run) == "# Book Search\n  1 row: open\n[1] War and Peace — Leo Tolstoy\n")
    #expect(server.requestCount == 1)
  }

  @Test("A compressed answer that is longer on the way than what comes out of it is whole")
  func compressed() async throws {
    // {"docs":[]}
    let bytes: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 74, 201, 79, 46, 86, 178, 138, 142, 173, 5, 0, 118, 119, 95, 167, 11, 0,
      0,
      0,
    ]
    #expect(screen(try await run(LoopbackServer(.compressed(bytes)))) == "# Book Search\n  No books.\n")
  }

  @Test("An address may be written in capitals")
  func capitals() async throws {
    let server = try LoopbackServer(.body(found))
    let address = "HTTP" + server.address.dropFirst(4)
    let run = try await ProgramRun.of(
      "BookSearch", ["--library", folder.path("library.json"), "--url", address], input: "wait\nshow\n")
    #expect(screen(run).contains("[1] War and Peace"))
  }

  @Test(
    "A status that means failure is reported with the address and the remedy, and isn't retried automatically",
    arguments: [
      (404, "there is nothing at this address (404). Check the address."),
      (400, "the service refused to answer (400). Check the address."),
      (500, "the service is busy or out of order (500). Try again later."),
    ]
  )
  func status(status: Int, message: String) async throws {
    let server = try LoopbackServer(.body("<html>no</html>", status: status))
    let run = try await run(server)
    #expect(screen(run).contains("Loading failed: \(server.address): \(message)"))
    #expect(server.requestCount == 1)
  }

  @Test("429 with an error body fails with that error after two more attempts, and never shows an empty list")
  func tooMany() async throws {
    let body = #"{"error": {"code": 429, "message": "Rate Limit Exceeded"}}"#
    let server = try LoopbackServer(.body(body, status: 429, headers: ["Retry-After: 0"]))
    let run = try await run(server)
    #expect(screen(run).contains("the service answered with error 429: Rate Limit Exceeded. Wait for a minute"))
    #expect(!run.output.contains("No books."))
    #expect(server.requestCount == 3)
  }

  @Test("A service that wants to be left alone for long is left alone")
  func retryAfter() async throws {
    let server = try LoopbackServer(.body("", status: 429, headers: ["Retry-After: 120"]), .body(found))
    let run = try await run(server)
    #expect(screen(run).contains("the service is busy or out of order (429). Try again later."))
    #expect(server.requestCount == 1)
  }

  @Test("Two responses with status 503 are retried, and the third response's books are shown")
  func busy() async throws {
    let busy = LoopbackServer.Answer.body("busy", status: 503, headers: ["Retry-After: 0"])
    let server = try LoopbackServer(busy, busy, .body(found))
    let run = try await run(server)
    #expect(screen(run).contains("[1] War and Peace"))
    #expect(server.requestCount == 3)
  }

  @Test("A failure can be retried by hand")
  func retry() async throws {
    let server = try LoopbackServer(.body("", status: 404), .body(found))
    let run = try await run(server, "wait\npress Retry\nwait\nshow\n")
    #expect(screen(run).contains("[1] War and Peace"))
    #expect(run.status == 0)
  }

  @Test("A service that doesn't answer is given up after the time-out")
  func slow() async throws {
    let server = try LoopbackServer(.silence)
    let run = try await run(server, timeout: "0.25")
    let message = "There was no answer within 0.25 s. Check the connection, then try again."
    #expect(screen(run).contains(message))
    #expect(run.errors == "error: \(message)\n")
    #expect(run.status == 1)
  }

  @Test("An answer that is cut off in the middle is told as such, and nothing of it is shown")
  func cutOff() async throws {
    let server = try LoopbackServer(.cutOff(String(found.dropLast(20)), promising: found.utf8.count))
    let run = try await run(server)
    #expect(screen(run).contains("the connection was lost in the middle of the answer. Try again."))
    #expect(!run.output.contains("War and Peace"))
  }

  @Test("An answer of 50 MB is refused, whether or not it says so beforehand", arguments: [true, false])
  func large(isAnnounced: Bool) async throws {
    let server = try LoopbackServer(.spaces(50 << 20, isAnnounced: isAnnounced))
    let run = try await run(server)
    #expect(screen(run).contains("it is larger than 16 MB. Ask for fewer results."))
  }

  @Test(
    "Nobody at the address, and no address at all, are told", arguments: ["http://127.0.0.1:1/", "file:///etc", "x"])
  func unreachable(address: String) async throws {
    let run = try await ProgramRun.of(
      "BookSearch", ["--library", folder.path("library.json"), "--url", address], input: "wait\n")
    let message = address.hasPrefix("http") ? "there is no connection: " : "this isn't an address of the web."
    #expect(run.output.contains("Loading failed: \(address): \(message)"))
  }

  @Test("A program that is left while it fetches ends at once")
  func leaving() async throws {
    let server = try LoopbackServer(.silence)
    let run = try await run(server, "quit\n")
    #expect(run.status == 0)
    #expect(run.output == "  Loading…\n")
  }
}
