/// Keeps what loaders have loaded, so that the next loader of the same thing has a value at once.
///
///     let cache = LoaderCache<String, Book>(context: context)
///     let loader = Loader(volume, options: .init(cache: cache.slot(for: volume.id)), context: context)
///
/// A loader reads its place when it is first looked at. A value that is older than the loader's time to live is shown while
/// a new one is being loaded.
@MainActor public final class LoaderCache<Key: Hashable, Model> {
  private struct Entry {
    var model: Model
    var age: () -> Duration
    var use: Int
  }

  /// The largest number of values that are kept; the one that was used longest ago is dropped first.
  public let limit: Int
  private let context: Context
  private var entries: [Key: Entry] = [:]
  private var useCount = 0

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - limit: The largest number of values that are kept. Zero or less keeps none.
  ///   - context: Its clock tells how old a value is.
  public init(limit: Int = 100, context: Context) {
    self.limit = max(0, limit)
    self.context = context
  }

  /// The value for a key, whatever its age. Setting nil drops it.
  ///
  /// - Complexity: O(1) on average to read; O(*n*) to set where another value has to go.
  public subscript(key: Key) -> Model? {
    get { read(key)?.model }
    set {
      guard let newValue else {
        release(entries.removeValue(forKey: key))
        return
      }
      useCount += 1
      let entry = Entry(model: newValue, age: context.stopwatch(), use: useCount)
      release(entries.updateValue(entry, forKey: key))
      if entries.count > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use })?.key {
        release(entries.removeValue(forKey: oldest))
      }
    }
  }

  /// Drops all values.
  public func removeAll() {
    let before = entries
    entries = [:]
    withExtendedLifetime(before) {}
  }

  /// Releases a value after the access to the others, since that may run a deinit.
  private func release(_ entry: Entry?) {
    withExtendedLifetime(entry) {}
  }

  /// Where a loader keeps its value.
  public func slot(for key: Key) -> LoaderCacheSlot<Model> {
    LoaderCacheSlot(read: { self.read(key) }, write: { self[key] = $0 })
  }

  private func read(_ key: Key) -> (model: Model, age: Duration)? {
    guard let entry = entries[key] else { return nil }
    useCount += 1
    entries[key]?.use = useCount
    return (entry.model, entry.age())
  }
}

/// Where a loader keeps its value: a key of a ``LoaderCache``, or something of the app's own.
public struct LoaderCacheSlot<Model> {
  /// Reads the value, with its age; nil where there is none.
  public var read: @MainActor () -> (model: Model, age: Duration)?
  /// Keeps a value that has just been loaded.
  public var write: @MainActor (Model) -> Void

  /// Makes a place from what reads it and what writes it. Both return at once.
  public init(
    read: @escaping @MainActor () -> (model: Model, age: Duration)?,
    write: @escaping @MainActor (Model) -> Void
  ) {
    self.read = read
    self.write = write
  }
}
