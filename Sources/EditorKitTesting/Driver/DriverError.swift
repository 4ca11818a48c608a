import EditorKit

/// A step of a test that can't be carried out on the screen that is shown.
public struct DriverError: Error, Equatable, CustomStringConvertible {
  /// What kind of obstacle it is.
  public enum Reason: Sendable {
    /// Nothing on the screen has that label.
    case notFound
    /// Several things on the screen have that label.
    case ambiguous
    /// What has that label is of another kind.
    case wrongKind
    /// What has that label can't be operated now, or not in this way.
    case disabled
    /// The driver has been closed.
    case closed
    /// Work goes on, or waits for something that doesn't come.
    case pending
  }

  /// What kind of obstacle it is.
  public let reason: Reason
  /// What can't be done, why, and what there is instead.
  public let description: String
}

@MainActor extension DriverError {
  static func notFound(_ wanted: String, in driver: Driver) -> DriverError {
    let names = driver.controls.map(name)
    let present = names.isEmpty ? "There is nothing to operate." : "There is: \(names.joined(separator: ", "))."
    return DriverError(reason: .notFound, description: "There is no \(wanted). \(present)\n\(driver.description)")
  }

  static func ambiguous(_ wanted: String, _ found: [Control], in driver: Driver) -> DriverError {
    let names = found.enumerated().map { "\($0.offset + 1): \(name($0.element))" }.joined(separator: ", ")
    return DriverError(
      reason: .ambiguous,
      description: "Several are called \(wanted). Say which with number: \(names).\n\(driver.description)"
    )
  }

  static func wrongKind(_ wanted: String, _ found: [Control], in driver: Driver) -> DriverError {
    let names = found.map(name).joined(separator: ", ")
    return DriverError(
      reason: .wrongKind,
      description: "There is no \(wanted), but there is \(names).\n\(driver.description)"
    )
  }

  static func disabled(_ control: Control, in driver: Driver) -> DriverError {
    DriverError(reason: .disabled, description: "The \(name(control)) is disabled.\n\(driver.description)")
  }

  static func notOffered(_ verb: String, _ control: Control, in driver: Driver) -> DriverError {
    DriverError(reason: .disabled, description: "The \(name(control)) can't be \(verb).\n\(driver.description)")
  }

  static var closed: DriverError {
    DriverError(reason: .closed, description: "The driver is closed: nothing is on screen any more.")
  }

  static func pending(_ count: Int, _ why: String, on screen: String = "") -> DriverError {
    let operations = count == 1 ? "1 operation is" : "\(count) operations are"
    return DriverError(
      reason: .pending,
      description: "\(operations) still pending. \(why)" + (screen.isEmpty ? "" : "\n\(screen)")
    )
  }

  private static func name(_ control: Control) -> String {
    "\(control.kind.rawValue) “\(control.label)”"
  }
}
