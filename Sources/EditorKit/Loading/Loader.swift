/// Loads a model: from a closure, from anything that is ``Loadable``, or from several of them.
///
///     let loader = Loader(volume, context: context)          // volume: some Loadable<Book>
///     let screen = LoaderView(loader, context: context) { BookPage($0, context: context) }
///
/// A view that shows it calls ``appear()`` and ``disappear()``: the first loads, unless there is a value, and the last cancels
/// what runs. A result that was superseded never lands, also where its work ignores cancellation. Cancellation is never an
/// error: the phase is then what it was before.
///
/// Making one starts nothing, and dropping one cancels what it runs. ``phase``, ``value``, ``error`` and
/// ``isProgressVisible`` are observable.
@MainActor public final class Loader<Model> {
  typealias Machine = LoaderMachine<Model, any Error>

  private let context: Context
  private let options: LoaderOptions<Model>
  private let signal = Signal()
  private let now: () -> Duration
  private var input: LoaderInput<Model>
  private var inputID: AnyHashable?
  private var cache: LoaderCacheSlot<Model>?
  private var machine: Machine
  /// What runs for the machine's present run.
  private var run: AnyObject?
  private var alarm: Task<Void, Never>?
  /// The cache is read when somebody looks first.
  private var hasReadCache = false
  /// Who wants to know at once when the value changes.
  private var followers: [ObjectIdentifier: () -> Void] = [:]

  init(_ input: LoaderInput<Model>, id: AnyHashable? = nil, options: LoaderOptions<Model>, context: Context) {
    self.input = input
    inputID = id
    self.options = options
    self.context = context
    cache = options.cache
    now = context.stopwatch()
    machine = Machine(
      times: Machine.Times(
        progressDelay: options.progressDelay,
        progressMinimum: options.progressMinimum,
        timeToLive: options.timeToLive
      )
    )
  }

  deinit {
    alarm?.cancel()
  }

  /// What the loader is doing, and what there is to show meanwhile. Observable.
  public var phase: LoaderPhase<Model> {
    look()
    if let run = machine.run { return .loading(run.progress, previous: machine.settled.value) }
    switch machine.settled {
    case .idle: return .idle
    case .loaded(let model): return .loaded(model)
    case .failed(let error, let previous): return .failed(error, previous: previous)
    }
  }

  /// The value that there is to show: the present one or, while loading and after a failure, the one from before. Observable.
  public var value: Model? {
    look()
    return machine.settled.value
  }

  /// Why the last load failed. It stays while another is under way, until that has an outcome. Observable.
  public var loadError: (any Error)? {
    look()
    if case .failed(let error, _) = machine.settled { return error }
    return nil
  }

  /// Whether progress is to be shown: work has been under way for longer than the options' delay. Observable.
  public var isProgressVisible: Bool {
    look()
    return machine.isProgressVisible
  }

  /// Whether a view that shows this is on screen. Observable.
  var isPresent: Bool {
    look()
    return machine.presence > 0
  }

  /// Whether there is anything that could be loaded.
  var hasInput: Bool {
    look()
    return !input.isEmpty
  }

  /// Changes whenever the value does.
  var version: Int {
    look()
    return machine.version
  }

  /// A view that shows this came on screen. Loads, unless there is a value that is young enough, or work is under way already.
  ///
  /// Every view calls it once for each presence.
  public func appear() { handle(.appear) }

  /// A view that shows this left the screen. The last one cancels what runs: coming back loads again, unless there is a value.
  public func disappear() { handle(.disappear) }

  /// Loads before any view asks for it, unless there is a value that is young enough, or work is under way already.
  ///
  /// If that fails before a view appears, the failure is what the view shows first.
  public func preload() { handle(.preload) }

  /// Loads, whatever there is. What runs is cancelled, and its result dropped. The value from before stays on screen.
  public func start() { handle(.start) }

  /// Loads everything again, and keeps the value from before on screen, also if that fails.
  ///
  /// While everything is being loaded anyway, this does nothing. A next page or a retry that is under way is cancelled.
  public func refresh() { handle(.refresh) }

  /// Tries again after a failure: asks those sources that failed. The error stays until there is an outcome.
  ///
  /// After a cancellation it loads. While work is under way, and where there is a value and no failure, this does nothing.
  public func retry() { handle(.retry) }

  /// Cancels what runs. The phase is then what it was before.
  public func cancel() { handle(.cancel) }

  /// Loads what follows the present value, for sources that come in pages. While work is under way, this does nothing.
  func continueLoading() { handle(.next) }

  /// Turns to another input: the value of the one before is dropped at once, and the new one is loaded.
  ///
  /// - Parameters:
  ///   - input: The other input.
  ///   - id: The identity of what is loaded: if it equals the present one's, nothing is dropped, and this does what
  ///     ``preload()`` does. Nil for what was never loaded here before.
  ///   - cache: Where the new value is kept.
  func start(with input: LoaderInput<Model>, id: AnyHashable?, cache: LoaderCacheSlot<Model>?) {
    if let id, id == inputID { return preload() }
    self.input = input
    inputID = id
    handle(.changeInput)
    self.cache = cache
    hasReadCache = false
    preload()
  }

  /// Has a closure called whenever anything changes, until the follower asks for it no more.
  func follow(_ follower: AnyObject, _ changed: (() -> Void)?) {
    followers[ObjectIdentifier(follower)] = changed
  }

  private func look() {
    signal.read()
    readCache()
  }

  private func readCache() {
    guard !hasReadCache else { return }
    hasReadCache = true
    guard let (model, age) = cache?.read() else { return }
    // Nobody has seen anything else, so nobody has to be told.
    _ = machine.handle(.restore(model, age: age), at: now())
  }

  private func handle(_ event: Machine.Event) {
    readCache()
    // The value before is released when the machine is fit to be read, since that may run a deinit.
    let before = machine.settled.value
    for effect in machine.handle(event, at: now()) { perform(effect) }
    withExtendedLifetime(before) {}
    signal.notify()
    for changed in followers.values { changed() }
  }

  private func perform(_ effect: Machine.Effect) {
    switch effect {
    case .begin(let id, let purpose): begin(id, purpose)
    case .abandon:
      // Whatever the run has started is cancelled with it.
      run = nil
      alarm?.cancel()
      alarm = nil
    case .showProgress(let id, let delay): wait(delay, for: id, .progressDue(run: id))
    case .hideProgress(let id, let delay): wait(delay, for: id, .progressDone(run: id))
    case .keep(let model): cache?.write(model)
    }
  }

  private func begin(_ id: Int, _ purpose: Machine.Purpose) {
    run = input.begin(
      purpose,
      machine.settled.value,
      LoadSettings(context: context, retry: options.retry, timeout: options.timeout),
      { [weak self] in self?.handle(.progress(run: id, $0)) },
      { [weak self] in self?.handle(.ended(run: id, $0)) }
    )
  }

  private func wait(_ delay: Duration, for id: Int, _ event: Machine.Event) {
    // A run without anything to ask for has ended before its effects are all carried out.
    guard machine.run?.id == id else { return }
    alarm = context.work.start { [weak self, clock = context.clock] in
      try? await clock.sleep(for: delay)
      if !Task.isCancelled { self?.handle(event) }
    }
  }
}
