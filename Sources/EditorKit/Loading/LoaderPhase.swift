/// What a loader is doing, and what there is to show meanwhile.
public enum LoaderPhase<Model> {
  /// Nothing has been loaded, and nothing is being loaded.
  case idle
  /// Work is under way. The value from before, of the same input, stays on screen.
  case loading(LoadProgress, previous: Model?)
  /// There is a value.
  case loaded(Model)
  /// The last load failed. The value from before, or the part of a new one that could be loaded, stays on screen.
  case failed(any Error, previous: Model?)

  /// The value that there is to show: the present one or the one from before.
  public var value: Model? {
    switch self {
    case .idle: nil
    case .loading(_, let previous), .failed(_, let previous): previous
    case .loaded(let model): model
    }
  }

  /// Whether work is under way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// Whether there is a value, and nothing is wrong or under way.
  public var isLoaded: Bool {
    if case .loaded = self { true } else { false }
  }

  /// Why the last load failed; nil while another is under way.
  public var loadError: (any Error)? {
    if case .failed(let error, _) = self { error } else { nil }
  }
}

extension LoaderPhase: Sendable where Model: Sendable {}
