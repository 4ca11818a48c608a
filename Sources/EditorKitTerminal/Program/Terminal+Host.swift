extension Terminal {
  /// A host that shows a component in a terminal, from the start of a program to its end.
  ///
  /// ``LineHost`` is the one that a program gets by default. ``Terminal/run(_:host:makeRoot:)`` takes another one.
  @MainActor public protocol Host: AnyObject {
    /// Shows the component until the person ends the program or the input ends.
    ///
    /// - Returns: Whether every command succeeded. If not, the exit status is 1.
    func run() async -> Bool

    /// Ends the host: every component leaves the screen, and no further command runs.
    ///
    /// A program calls it after ``run()`` returns, and when a signal arrives. In that case ``run()`` may still be waiting
    /// for input, and the program doesn't wait for it. Closing a closed host does nothing.
    func close()
  }
}
