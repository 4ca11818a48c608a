extension Element {
  /// A screen that opens others above itself.
  public struct Navigation {
    /// What the bottom screen is called.
    public var title: String
    /// The identities of the screens above the bottom one, the topmost last. The component owns it; a host removes from
    /// it to go back, and never adds.
    public var path: Binding<[AnyHashable]>
    /// The bottom screen.
    public var root: Element
    /// The component that shows an identity in the path; nil when there is nothing to show any more, and then the host
    /// removes it and what lies above from the path. The same identity gives the same component while it is in the path: keep it, since what it holds
    /// would be lost with it.
    public var destination: @MainActor (AnyHashable) -> (any Component)?
    /// What the way back is called.
    public var backLabel: String

    /// Makes a navigation.
    public init(
      _ title: String,
      path: Binding<[AnyHashable]>,
      root: Element,
      backLabel: String,
      destination: @escaping @MainActor (AnyHashable) -> (any Component)?
    ) {
      self.title = title
      self.path = path
      self.root = root
      self.backLabel = backLabel
      self.destination = destination
    }
  }
}
