/// How a loader goes about its work.
public struct LoaderOptions<Model> {
  /// Whether a source that failed is asked again by itself.
  public var retry: RetryPolicy
  /// The longest time that one attempt of one source may take; nil for any.
  public var timeout: Duration?
  /// For how long a value is good enough: an older one stays on screen and is loaded anew at the next appearance; nil for ever.
  public var timeToLive: Duration?
  /// For how long work goes on before progress shows. What is done sooner shows none at all.
  public var progressDelay: Duration
  /// The shortest time for which progress shows, once it does: the phase stays `loading` until then, so that nothing flashes.
  public var progressMinimum: Duration
  /// Where a value is kept for the next loader; nil for nowhere.
  public var cache: LoaderCacheSlot<Model>?

  /// Makes options. By default a failure is final until the person asks again, a value is good for ever, and progress shows
  /// at once.
  ///
  /// - Parameters:
  ///   - retry: Whether a source that failed is asked again by itself.
  ///   - timeout: The longest time that one attempt of one source may take. Then it has failed with ``LoadError``.
  ///   - timeToLive: For how long a value is good enough.
  ///   - progressDelay: For how long work goes on before progress shows; 0.2 s is usual on a screen.
  ///   - progressMinimum: The shortest time for which progress shows; 0.5 s is usual on a screen.
  ///   - cache: Where a value is kept for the next loader.
  public init(
    retry: RetryPolicy = .never,
    timeout: Duration? = nil,
    timeToLive: Duration? = nil,
    progressDelay: Duration = .zero,
    progressMinimum: Duration = .zero,
    cache: LoaderCacheSlot<Model>? = nil
  ) {
    self.retry = retry
    self.timeout = timeout
    self.timeToLive = timeToLive
    self.progressDelay = progressDelay
    self.progressMinimum = progressMinimum
    self.cache = cache
  }
}
