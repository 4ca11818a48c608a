import Dispatch

/// Runs a task on the main queue, and counts its jobs.
///
/// A task that prefers this executor brings its nonisolated functions, its child tasks and its calls to plain actors
/// here instead of to the global pool, and every time it is resumed it comes here first. So every job lies in one queue,
/// in one order, and none is out of sight: a job counts from before it is queued until after it has run.
///
/// Jobs say that they run for the main actor, and so they do: they are on its queue. Otherwise a task with a preferred
/// executor would be queued anew, uncounted, at every call from the main actor to the main actor, and something could
/// come between a check and the continuation that follows it, which never happens in an app.
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
      job.runSynchronously(isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
      jobs.ended()
    }
  }
}
