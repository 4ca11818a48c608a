import Foundation

/// Shows a store's items once they are loaded, and whatever is wrong with where they live.
///
///     let screen = StoreScreen(store, context: context) { TodoList(store, context: context) { … } }
///
/// It loads the store when it appears. While that goes on, it says so; if it fails, it shows the reason and ways to go on, and
/// nothing to edit. What couldn't be loaded, and why saving fails, stand above the content.
@MainActor public final class StoreScreen<Item: Identifiable>: Component {
  private let store: Store<Item>
  private let context: Context
  private let makeContent: @MainActor () -> any Component
  private let signal = Signal()
  private var content: (any Component)?
  private var isPresent = false
  /// What has come of setting aside.
  private var message: Element.Text?

  /// The largest number of warnings that are shown.
  private static var warningLimit: Int { 5 }

  /// Makes a screen for a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - context: What the screen needs from the world.
  ///   - content: Makes the component that shows the items. It is called once, when they are loaded.
  public init(_ store: Store<Item>, context: Context, content: @escaping @MainActor () -> any Component) {
    self.store = store
    self.context = context
    makeContent = content
    showContent()
  }

  /// The content, or what stands in its place, below what the person should know.
  public var body: Element {
    signal.read()
    showContent()
    switch store.phase {
    case .unloaded, .loading: return .progress(Element.Progress(context.labels.loading))
    case .failed(let error): return stack(problem(error, isLoading: true) + warnings)
    case .empty, .loaded: break
    }
    guard let content else { return stack(warnings) }
    let above = (store.saveError.map { problem($0, isLoading: false) } ?? []) + warnings
    if above.isEmpty { return content.body }
    guard case .navigation(var navigation) = content.body else { return stack(above + [content.body]) }
    navigation.root = stack(above + [navigation.root])
    return .navigation(navigation)
  }

  /// Loads the store if it isn't loaded.
  public func appear() {
    isPresent = true
    if case .unloaded = store.phase { load() }
    content?.appear()
  }

  /// Does what the content does.
  public func disappear() {
    isPresent = false
    content?.disappear()
  }

  private func showContent() {
    switch store.phase {
    case .empty, .loaded: break
    case .unloaded, .loading, .failed: return
    }
    guard content == nil else { return }
    let content = makeContent()
    self.content = content
    if isPresent { content.appear() }
  }

  private func load() {
    context.work.start { [weak self, store] in
      await store.load()
      self?.showContent()
    }
  }

  private func problem(_ error: any Error, isLoading: Bool) -> [Element] {
    let retry = Element.Button(context.labels.retry) { [weak self] in
      guard let self else { return }
      if isLoading { return load() }
      // What comes of it, the store says.
      context.work.start { [store] in try? await store.flush() }
    }
    var elements: [Element] = [.text(Element.Text(ErrorText.text(of: error), role: .error)), .button(retry)]
    let label: String? =
      switch (error as? FileError)?.reason {
      case .undecodable: context.labels.setAside
      case .changedElsewhere: context.labels.setTheirsAside
      case .unreadable, .unsavable, .missingFolder, .unencodable, .notDownloaded, .locked, nil: nil
      }
    if let label {
      elements.append(.button(Element.Button(label, role: .destructive) { [weak self] in self?.setAside() }))
    }
    return elements
  }

  private func setAside() {
    context.work.start { [weak self, store, context] in
      do {
        guard let name = try await store.setAside() else { return }
        let text = context.labels.hasBeenSetAside.replacingOccurrences(of: "%@", with: name)
        self?.message = Element.Text(text, role: .secondary)
      } catch {
        self?.message = Element.Text(ErrorText.text(of: error), role: .error)
      }
      self?.signal.notify()
    }
  }

  private var warnings: [Element] {
    let found = store.warnings
    var texts = found.prefix(Self.warningLimit).map { Element.Text($0.description, role: .error) }
    if found.count > Self.warningLimit {
      let rest = (found.count - Self.warningLimit).formatted(.number.locale(context.locale))
      texts.append(
        Element.Text(context.labels.moreWarnings.replacingOccurrences(of: "%@", with: rest), role: .error))
    }
    var elements = texts.map { Element.text($0) }
    if case .failed = store.phase {
    } else if !found.isEmpty {
      let again = Element.Button(context.labels.loadAgain) { [context, store] in
        // If it fails, saving has, which is shown.
        context.work.start { try? await store.reload() }
      }
      elements.append(.button(again))
    }
    if let message { elements.append(.text(message)) }
    return elements
  }

  private func stack(_ elements: [Element]) -> Element { .stack(Element.Stack(.vertical, elements)) }
}
