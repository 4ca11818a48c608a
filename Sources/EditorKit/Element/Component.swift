/// A part of a screen: it holds state, and says as an ``Element`` tree what is to be shown of it now.
///
/// A component never sees the screen, and a host never sees the model. A host asks for ``body`` again whenever
/// something that the last body read has changed.
@MainActor public protocol Component: AnyObject {
  /// What is to be shown now. Reading it changes nothing.
  var body: Element { get }

  /// The component has come on screen. A host calls this once for each presence. By default nothing happens.
  func appear()

  /// The component has left the screen. A host calls this once for each ``appear()``. By default nothing happens.
  func disappear()
}

extension Component {
  /// Does nothing.
  public func appear() {}
  /// Does nothing.
  public func disappear() {}
}
