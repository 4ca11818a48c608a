import EditorKit

/// Operates a component as a person would, without any screen, and reads what it shows.
///
///     let clock = TestClock()
///     let context = Context.testing(clock: clock)
///     let driver = Driver(MemoScreen(…, context: context), context: context)
///     try driver.type("Name", "Monday")
///     try driver.press("Record")
///     await driver.advance(by: .seconds(1))
///     #expect(driver.shows("Recording…"))
///     try driver.press("Stop")
///     try await driver.wait()
///     #expect(try driver.value(of: "Volume") == 0.5)
///
/// Every step acts at once, and draws the screen anew: so components come and go as on a real screen. Work that a step
/// starts runs when the test waits for it.
///
/// A label means the whole label. Where several things have it, `number` says which, counted from 1 among those to which
/// the step can apply.
@MainActor public final class Driver {
  /// The context of the component.
  public let context: Context
  let stage: Stage
  private let rowLimit: Int
  private var isOpen = true

  /// Puts a component on screen.
  ///
  /// - Parameters:
  ///   - component: The component at the bottom. It appears at once.
  ///   - context: The context that the component was made with. Waiting is exact with a context for tests, see
  ///     ``EditorKit/Context/testing(clock:date:locale:timeZone:labels:)``.
  ///   - rowLimit: The largest number of rows of a list that are on screen.
  public init(_ component: any Component, context: Context, rowLimit: Int = .max) {
    self.context = context
    self.rowLimit = rowLimit
    stage = Stage(component)
    draw()
  }

  /// Takes the component off the screen: everything that is present disappears. Every later step fails.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    stage.close()
  }

  /// Closes the screen on top.
  ///
  /// - Throws: ``DriverError`` when there is no screen below.
  public func back() throws(DriverError) {
    try checkOpen()
    guard stage.back() else { throw .notFound("screen below this one", in: self) }
    draw()
  }

  /// Takes back the person's last change.
  ///
  /// - Returns: Whether there was one.
  @discardableResult public func undo() -> Bool {
    defer { draw() }
    return context.undo.undo()
  }

  /// Does again the change that was taken back last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult public func redo() -> Bool {
    defer { draw() }
    return context.undo.redo()
  }

  /// What is on screen now; nil once the driver is closed.
  var outline: Outline? {
    isOpen ? Outline(stage.screen(), rowLimit: rowLimit) : nil
  }

  /// Shows what there is now, so that components come and go.
  func draw() {
    if isOpen { _ = stage.screen() }
  }

  func checkOpen() throws(DriverError) {
    guard isOpen else { throw .closed }
  }
}
