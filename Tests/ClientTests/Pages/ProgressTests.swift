import EditorKit
import EditorKitTesting
import Testing

@Test("Progress shows once a load takes longer than 0.2 seconds")
@MainActor func progress() async throws {
  let clock = TestClock()
  let context = Context.testing(clock: clock)
  let cache = LoaderCache<String, Book>(context: context)
  let loader = Loader(options: options(keepingIn: cache.slot(for: "War")), context: context) {
    try await clock.sleep(for: .seconds(1))
    return Book(title: "War")
  }
  loader.appear()
  #expect(!loader.isProgressVisible)
  await context.advance(by: .milliseconds(200))
  #expect(loader.isProgressVisible)
  try await context.wait()
  #expect(loader.value?.title == "War")
}
