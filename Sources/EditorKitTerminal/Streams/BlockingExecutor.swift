import Dispatch

/// Runs an actor on a thread of its own, so that a read or write that blocks holds up nothing else.
final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// Makes an executor.
  ///
  /// - Parameter label: The name of its queue, for a debugger.
  init(label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
