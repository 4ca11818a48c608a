import Foundation

/// Something went wrong with loading that isn't a source's own error: what, and what to do about it.
public struct LoadError: Error, CustomStringConvertible, Sendable {
  /// What went wrong.
  public enum Reason: Sendable {
    /// A source took longer than it may.
    case timedOut(after: Duration)
    /// Several sources failed, each for a reason of its own. There are at least two.
    case several([any Error])
  }

  /// What went wrong.
  public var reason: Reason

  /// Makes an error.
  init(_ reason: Reason) {
    self.reason = reason
  }

  /// A source took longer than it may.
  public static func timedOut(after limit: Duration) -> LoadError { LoadError(.timedOut(after: limit)) }

  /// What went wrong and the remedy, in English.
  public var description: String { Self.messages(of: self, .english).joined(separator: "\n") }

  /// The errors of one or more sources as one error.
  static func one(of errors: [any Error]) -> (any Error)? {
    errors.count > 1 ? LoadError(.several(errors)) : errors.first
  }

  /// What a person is told of an error, one text for each source that failed.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - labels: The texts for what isn't a source's own error.
  ///   - describe: Describes a source's own error; nil for the error's description.
  static func messages(
    of error: any Error, _ labels: Labels, describe: ((any Error) -> String?)? = nil
  ) -> [String] {
    if let error = error as? LoadError, case .several(let errors) = error.reason {
      return errors.flatMap { messages(of: $0, labels, describe: describe) }
    }
    if let text = describe?(error) { return [text] }
    if let error = error as? LoadError, case .timedOut(let limit) = error.reason {
      let seconds = (limit / .seconds(1)).formatted(.number.precision(.fractionLength(0...3)).grouping(.never))
      return [labels.loadTimedOut.replacing("%@", with: seconds)]
    }
    return [ErrorText.text(of: error)]
  }

  /// Whether an error only says that the work was given up. That is never shown as a failure.
  static func isCancellation(_ error: any Error) -> Bool {
    if error is CancellationError { return true }
    let error = error as NSError
    return switch (error.domain, error.code) {
    case (NSURLErrorDomain, URLError.cancelled.rawValue): true
    case (NSCocoaErrorDomain, CocoaError.userCancelled.rawValue): true
    default: false
    }
  }
}
