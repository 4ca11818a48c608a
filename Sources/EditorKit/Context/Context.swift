import Foundation

/// What a component needs from the world: time, language, place, undo and pending work.
///
/// An app makes one for each scene and hands it to every component in it. Nothing in the kit asks the system for the
/// time, the language or the place behind its back, so a test or a preview decides all of them.
@MainActor public final class Context {
  /// The clock for everything that takes time.
  public let clock: any Clock<Duration>
  /// Tells the present date.
  public let date: @MainActor () -> Date
  /// The calendar, with ``locale`` and ``timeZone``.
  public let calendar: Calendar
  /// The locale for numbers and dates.
  public let locale: Locale
  /// The time zone for dates.
  public let timeZone: TimeZone
  /// The texts of the kit's components.
  public let labels: Labels
  /// The person's last changes.
  public let undo: UndoHistory
  /// The work that is pending.
  public let work: Work

  /// Makes a context. What isn't given is the system's own, in English.
  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    date: @escaping @MainActor () -> Date = { Date() },
    calendar: Calendar = .current,
    locale: Locale = .current,
    timeZone: TimeZone = .current,
    labels: Labels = .english,
    undo: UndoHistory? = nil,
    work: Work? = nil
  ) {
    self.clock = clock
    self.date = date
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.locale = locale
    self.timeZone = timeZone
    self.labels = labels
    self.undo = undo ?? UndoHistory()
    self.work = work ?? Work()
  }

  /// Starts to measure time on ``clock``.
  ///
  /// - Returns: A closure that returns the time elapsed since this call, each time you call it.
  public func stopwatch() -> () -> Duration {
    clock.stopwatch()
  }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
