import Dispatch

/// Runs on the main queue what a task does outside of the main actor, and counts it.
///
/// A task that prefers this executor brings its nonisolated functions, its child tasks and its calls to plain actors
/// here instead of to the global pool. So every job lies in one queue, in one order, and none is out of sight: a job
/// counts from before it is queued until after it has run, and by then what follows from it has been queued too.
@available(macOS 15, iOS 18, visionOS 2, *)
final class CountingExecutor: TaskExecutor {
  private let jobs: JobCount

  /// Makes an executor.
  ///
  /// - Parameter jobs: Where to count.
  init(_ jobs: JobCount) {
    self.jobs = jobs
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.began()
    DispatchQueue.main.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      jobs.ended()
    }
  }
}
