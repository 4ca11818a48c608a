import EditorKit
import EditorKitTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Reading and writing descriptors")
struct StreamTests {
  private func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private func lines(of reader: LineReader) async -> [String] {
    var lines: [String] = []
    while let line = await reader.next() { lines.append(line) }
    return lines
  }

  @Test("A pipe is read to its end")
  func readingPipe() async throws {
    let ends = try makePipe()
    let writer = Writer(descriptor: ends.writing)
    #expect(await writer.write("press 1\nwait\r\nquit") == .printed)
    close(ends.writing)
    let reader = LineReader(descriptor: ends.reading)
    #expect(await lines(of: reader) == ["press 1", "wait", "quit"])
    #expect(await reader.next() == nil)
    close(ends.reading)
  }

  @Test("/dev/null and a directory are at their end at once", arguments: ["/dev/null", "/"])
  func readingNothing(path: String) async throws {
    let descriptor = open(path, O_RDONLY)
    try #require(descriptor >= 0)
    #expect(await lines(of: LineReader(descriptor: descriptor)) == [])
    close(descriptor)
  }

  @Test("A closed descriptor is at its end at once")
  func readingClosed() async {
    // No process has as many descriptors as that.
    #expect(await lines(of: LineReader(descriptor: .max)) == [])
  }

  @Test(
    "A text that is larger than a pipe arrives whole, also where the pipe doesn't block", arguments: [0, O_NONBLOCK])
  func partialWrites(flags: Int32) async throws {
    let ends = try makePipe()
    for end in [ends.reading, ends.writing] { try #require(fcntl(end, F_SETFL, flags) == 0) }
    let sent = (0..<20_000).map { "line \($0)" }
    async let received = lines(of: LineReader(descriptor: ends.reading))
    let writer = Writer(descriptor: ends.writing)
    #expect(await writer.write(sent.joined(separator: "\n")) == .printed)
    close(ends.writing)
    #expect(await received == sent)
    close(ends.reading)
  }

  @Test("A pipe whose reader has gone is told from a failure")
  func brokenPipe() async throws {
    StandardStreams.prepare()
    let ends = try makePipe()
    close(ends.reading)
    let writer = Writer(descriptor: ends.writing)
    #expect(await writer.write("x") == .unwanted)
    #expect(await writer.write("x") == .unwanted)
    close(ends.writing)
    guard case .failed = await Writer(descriptor: .max).write("x") else {
      Issue.record("a closed descriptor took a text")
      return
    }
  }

  @Test("A terminal that is gone is at its end, and isn't a failure of the program that prints")
  func closedTerminal() async throws {
    var (ours, theirs) = (Int32(-1), Int32(-1))
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    close(ours)
    #expect(await lines(of: LineReader(descriptor: theirs)) == [])
    #expect(await Writer(descriptor: theirs).write("x") == .unwanted)
    close(theirs)
  }

  @Test("A host runs from a pipe into a pipe, and no escape sequence comes out")
  @MainActor func wholeHost() async throws {
    let (input, output) = (try makePipe(), try makePipe())
    let (reader, writer) = (LineReader(descriptor: input.reading), Writer(descriptor: output.writing))
    #expect(await Writer(descriptor: input.writing).write("open \"\\u{1B}[2J\"\nback\nfrob") == .printed)
    close(input.writing)
    let errors = Box("")
    let console = LineHost.Console(
      nextLine: { await reader.next() }, print: { await writer.write($0) }, printError: { errors.value += $0 }
    )
    let isClean = await LineHost(Names(["\u{1B}[2J"]), context: .init(), console: console).run()
    close(output.writing)
    let printed = await lines(of: LineReader(descriptor: output.reading))
    #expect(printed.contains(#"[1] \u{1B}[2J: off"#))
    #expect(!printed.joined().unicodeScalars.contains("\u{1B}"))
    #expect(errors.value.hasPrefix("error: there is no command \"frob\""))
    #expect(!isClean)
    for end in [input.reading, output.reading] { close(end) }
  }
}
