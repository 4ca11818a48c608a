import EditorKit
import Foundation

nonisolated struct StatusError: LocalizedError {
  let code: Int
  var isTemporary: Bool { code == 429 || code >= 500 }
  var errorDescription: String? { "The service responded with status \(code). Try again later." }
}

@MainActor func options(keepingIn cache: LoaderCacheSlot<Book>) -> LoaderOptions<Book> {
  LoaderOptions(
    // Up to three more attempts, after 0.5, 1 and 2 seconds.
    retry: .backoff(from: .milliseconds(500), limit: 3) { ($0 as? StatusError)?.isTemporary == true },
    // The longest time for one attempt. After that it fails with `LoadError`.
    timeout: .seconds(20),
    // An older value stays on screen while the next `appear()` loads a new one.
    timeToLive: .seconds(3600),
    // A load that ends sooner shows no progress.
    progressDelay: .milliseconds(200),
    // Progress stays on screen for at least this long.
    progressMinimum: .milliseconds(500),
    // A new loader reads its first value from here, synchronously.
    cache: cache
  )
}
