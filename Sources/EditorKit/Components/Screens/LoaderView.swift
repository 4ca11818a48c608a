/// Shows a loader: progress with a text, a failure with its reason and a way to try again, and what has been loaded.
///
///     LoaderView(Loader(volume, context: context), context: context) { BookPage($0, context: context) }
///
/// It loads when it comes on screen, and cancels what runs when it leaves. While a value is being refreshed, and after that
/// has failed, the value from before stays on screen, below the progress or the reason.
@MainActor public final class LoaderView<Model>: Component {
  /// What it shows.
  let loader: Loader<Model>
  private let context: Context
  private let label: String
  private let describe: ((any Error) -> String?)?
  private let makeContent: @MainActor (Model) -> any Component
  private var content: (version: Int, component: any Component)?
  /// Whether the content has been told that it is on screen.
  private var contentIsPresent = false
  private var presence = 0

  /// Makes a view of a loader.
  ///
  /// - Parameters:
  ///   - loader: What to show. Several views may show the same.
  ///   - label: What is being loaded, in words; the labels' "Loading…" by default.
  ///   - context: What the view needs from the world.
  ///   - describe: Describes an error for a person, with the remedy, in the person's language; nil for the error's own
  ///     description.
  ///   - content: Makes the component that shows a value, once for each value.
  public init(
    _ loader: Loader<Model>,
    label: String? = nil,
    context: Context,
    describe: (@MainActor (any Error) -> String?)? = nil,
    content: @escaping @MainActor (Model) -> any Component
  ) {
    self.loader = loader
    self.context = context
    self.label = label ?? context.labels.loading
    self.describe = describe
    makeContent = content
  }

  /// What is under way, what has failed, and what there is.
  public var body: Element {
    let warnings = warnings
    guard let content = current()?.body else { return .stack(Element.Stack(.vertical, warnings)) }
    guard !warnings.isEmpty else { return content }
    guard case .navigation(var navigation) = content else {
      return .stack(Element.Stack(.vertical, warnings + [content]))
    }
    navigation.root = .stack(Element.Stack(.vertical, warnings + [navigation.root]))
    return .navigation(navigation)
  }

  /// Loads, unless there is a value.
  public func appear() {
    presence += 1
    if presence == 1 { loader.follow(self) { [weak self] in self?.update() } }
    loader.appear()
    update()
  }

  /// Cancels what runs, if this was the last view of the loader.
  public func disappear() {
    guard presence > 0 else { return }
    presence -= 1
    if presence == 0 {
      loader.follow(self, nil)
      showContent(false)
    }
    loader.disappear()
  }

  private var warnings: [Element] {
    let labels = context.labels
    let isLoading = loader.phase.isLoading
    var warnings: [Element] = []
    if let error = loader.loadError {
      for message in LoadError.messages(of: error, labels, describe: describe) {
        warnings.append(.text(Element.Text(labels.loadingFailed + message, role: .error)))
      }
    }
    if loader.isProgressVisible, case .loading(let progress, _) = loader.phase {
      warnings.append(.progress(Element.Progress(label, fraction: progress.fraction, detail: progress.detail)))
    }
    // What was cancelled can be had after all.
    let isGivenUp = loader.isPresent && !isLoading && loader.value == nil && loader.hasInput
    if loader.loadError != nil || isGivenUp {
      warnings.append(.button(Element.Button(labels.retry, isEnabled: !isLoading) { [loader] in loader.retry() }))
    }
    return warnings
  }

  /// The component for the present value. Making it tells nobody anything; ``update()`` does.
  private func current() -> (any Component)? {
    let version = loader.version
    guard let model = loader.value else { return nil }
    if let content, content.version == version { return content.component }
    // The one on screen is told that it leaves before it is let go.
    showContent(false)
    let component = makeContent(model)
    content = (version, component)
    return component
  }

  /// Follows a change of the loader: the content of a value that has gone leaves, that of a new one appears.
  private func update() {
    guard presence > 0 else { return }
    if loader.value == nil {
      showContent(false)
      content = nil
    } else if current() != nil {
      showContent(true)
    }
  }

  private func showContent(_ isShown: Bool) {
    guard isShown != contentIsPresent, let component = content?.component else { return }
    contentIsPresent = isShown
    if isShown { component.appear() } else { component.disappear() }
  }
}
