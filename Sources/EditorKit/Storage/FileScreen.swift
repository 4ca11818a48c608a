/// Shows what a file holds, and what is wrong with the file.
///
/// A file that couldn't be loaded shows the reason and the remedy, and nothing to edit. If saving fails, the reason stands
/// above the content until a save has succeeded.
@MainActor public final class FileScreen<Value: Codable & Sendable>: Component {
  private let file: CodableFile<Value>
  private let content: (any Component)?

  /// Makes a screen for a file that has been loaded.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - content: Makes the component that shows the value. It is called if the file could be loaded.
  public init(_ file: CodableFile<Value>, content: @MainActor (Binding<Value>) -> any Component) {
    self.file = file
    self.content = file.failure == nil ? content(file.contents) : nil
  }

  /// The content, or the file's failure, or both.
  public var body: Element {
    let failure = file.failure.map { Element.text(Element.Text($0.description, role: .error)) }
    guard let content else { return failure ?? .stack(Element.Stack(.vertical, [])) }
    guard let failure else { return content.body }
    guard case .navigation(var navigation) = content.body else {
      return .stack(Element.Stack(.vertical, [failure, content.body]))
    }
    navigation.root = .stack(Element.Stack(.vertical, [failure, navigation.root]))
    return .navigation(navigation)
  }

  /// Does what the content does.
  public func appear() { content?.appear() }

  /// Does what the content does.
  public func disappear() { content?.disappear() }
}
