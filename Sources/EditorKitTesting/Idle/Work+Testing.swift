import EditorKit

extension Work {
  /// Makes a record of work that keeps every job in sight, so that a test knows exactly when nothing can run any more.
  ///
  /// What an operation awaits runs on the main queue, in order, and is counted: nonisolated functions, child tasks and
  /// plain actors. Not counted is what an operation starts outside of its task: `Task { }`, threads, and actors with an
  /// executor of their own. Before macOS 15 and iOS 18 jobs outside of the main actor aren't counted at all.
  ///
  /// - Parameter clock: The clock on which the work sleeps. Work with the same clock comes to rest together.
  public static func testing(clock: TestClock) -> Work {
    let jobs = clock.jobs
    guard #available(macOS 15, iOS 18, visionOS 2, *) else {
      return Work { operation in Task(operation: counted(operation, by: jobs)) }
    }
    let executor = CountingExecutor(jobs)
    return Work { operation in Task(executorPreference: executor, operation: counted(operation, by: jobs)) }
  }

  /// An operation that counts until its task has come to the main actor.
  private static func counted(
    _ operation: @escaping @MainActor () async -> Void,
    by jobs: JobCount
  ) -> @MainActor @Sendable () async -> Void {
    jobs.began()
    return {
      jobs.ended()
      await operation()
    }
  }
}
