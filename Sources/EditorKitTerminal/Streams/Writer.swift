/// Writes texts to a file descriptor one after the other, on a thread of its own.
package actor Writer {
  private let descriptor: Int32
  private let executor = BlockingExecutor(label: "EditorKitTerminal.Writer")
  private var outcome = LineHost.Console.Delivery.printed

  /// Makes a writer, which doesn't close the descriptor.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Writes all of a text, and says what has become of it. Once a write has failed, nothing more is written.
  package func write(_ text: String) -> LineHost.Console.Delivery {
    guard outcome == .printed else { return outcome }
    do throws(Descriptor.Failure) {
      try Descriptor.write(text, to: descriptor)
    } catch {
      outcome = error.isOtherEndClosed ? .unwanted : .failed(error.reason)
    }
    return outcome
  }
}
