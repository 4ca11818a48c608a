/// Starts to measure time on a clock whose type isn't known.
///
/// - Returns: Tells how much time has passed since.
package func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
