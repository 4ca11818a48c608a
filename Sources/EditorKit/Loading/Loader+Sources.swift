extension Loader {
  /// Makes a loader of something that says how it becomes the model.
  ///
  /// - Parameters:
  ///   - source: What becomes the model. Values of any type that do, and `any Loadable<Model>`.
  ///   - id: The identity of what is loaded, for ``start(with:id:cache:)``.
  ///   - options: How the loader goes about its work.
  ///   - context: What it needs from the world.
  public convenience init(
    _ source: some Loadable<Model>,
    id: AnyHashable? = nil,
    options: LoaderOptions<Model> = LoaderOptions(),
    context: Context
  ) {
    self.init(.one(Self.ask(source)), id: id, options: options, context: context)
  }

  /// Makes a loader of a closure that runs off the main actor. The model may be an object that isn't Sendable.
  ///
  /// - Parameters:
  ///   - options: How the loader goes about its work.
  ///   - context: What it needs from the world.
  ///   - load: Makes the model. It follows the rules of ``Loadable/load()``.
  public convenience init(
    options: LoaderOptions<Model> = LoaderOptions(),
    context: Context,
    load: @escaping @concurrent @Sendable () async throws -> sending Model
  ) {
    self.init(.one { _ in try await load() }, options: options, context: context)
  }

  /// Makes a loader of a closure that runs on the main actor, for models that must be made there.
  ///
  /// - Parameters:
  ///   - options: How the loader goes about its work.
  ///   - context: What it needs from the world.
  ///   - load: Makes the model. It follows the rules of ``Loadable/load()``.
  public convenience init(
    options: LoaderOptions<Model> = LoaderOptions(),
    context: Context,
    onMainActor load: @escaping @MainActor () async throws -> Model
  ) {
    self.init(.one { _ in try await load() }, options: options, context: context)
  }

  /// Makes a loader that asks one source after the other until one succeeds.
  ///
  /// If all fail, the error is ``LoadError`` with the error of each; retrying asks all again, in order.
  ///
  /// - Parameters:
  ///   - sources: What becomes the model, the preferred source first. They may be of different types. Without any, the
  ///     loader stays idle until it is started with something else.
  ///   - options: How the loader goes about its work. Retries and the time-out apply to each source.
  ///   - context: What it needs from the world.
  public convenience init(
    firstOf sources: [any Loadable<Model>],
    options: LoaderOptions<Model> = LoaderOptions(),
    context: Context
  ) {
    self.init(.first(of: sources.map { Self.ask($0) }), options: options, context: context)
  }

  /// Makes a loader that asks all of several sources at once, and puts together what they bring.
  ///
  /// Where some fail, the phase is `failed` with what the others have brought; retrying asks only those that failed. A source
  /// that fails in a refresh keeps what it brought before.
  ///
  /// - Parameters:
  ///   - sources: What brings the parts. They may be of different types.
  ///   - options: How the loader goes about its work. Retries and the time-out apply to each source.
  ///   - context: What it needs from the world.
  ///   - combine: Makes the model of the parts, which come in the order of the sources, whichever was first.
  public convenience init<Part>(
    merging sources: [any Loadable<Part>],
    options: LoaderOptions<Model> = LoaderOptions(),
    context: Context,
    combine: @escaping @MainActor ([Part]) -> Model
  ) {
    self.init(.all(sources.map { Loader<Part>.ask($0) }, combine: combine), options: options, context: context)
  }

  /// Makes a loader that asks all of several sources at once, and joins their lists in the order of the sources.
  ///
  /// The rules are those of ``init(merging:options:context:combine:)``.
  public convenience init<Item>(
    merging sources: [any Loadable<[Item]>],
    options: LoaderOptions<[Item]> = LoaderOptions(),
    context: Context
  ) where Model == [Item] {
    self.init(merging: sources, options: options, context: context) { Array($0.joined()) }
  }

  /// Turns to another source: the value of the one before is dropped at once, and the new one is loaded.
  ///
  /// - Parameters:
  ///   - source: The other source.
  ///   - id: The identity of what is loaded: if it equals the present one's, nothing is dropped, and this does what
  ///     ``preload()`` does. Nil for what was never loaded here before.
  ///   - cache: Where the new value is kept; the options' cache is the first source's.
  public func start(with source: some Loadable<Model>, id: AnyHashable? = nil, cache: LoaderCacheSlot<Model>? = nil) {
    start(with: .one(Self.ask(source)), id: id, cache: cache)
  }

  /// Turns to a closure that runs off the main actor, for example to a search for what the person has typed.
  ///
  /// - Parameters:
  ///   - id: The identity of what is loaded, as in ``start(with:id:cache:)``.
  ///   - cache: Where the new value is kept.
  ///   - load: Makes the model. It follows the rules of ``Loadable/load()``.
  public func start(
    id: AnyHashable? = nil,
    cache: LoaderCacheSlot<Model>? = nil,
    load: @escaping @concurrent @Sendable () async throws -> sending Model
  ) {
    start(with: .one { _ in try await load() }, id: id, cache: cache)
  }

  private static func ask(_ source: some Loadable<Model>) -> LoadRun<Model>.Ask {
    { try await source.load(reportingTo: $0) }
  }
}
