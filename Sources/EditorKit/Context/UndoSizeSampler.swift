/// Estimates the sizes of many steps, of which most are small and of the same kind.
///
/// An estimate takes longer than the edit of a small item. After a small one, the next few steps count as just as small.
@MainActor final class UndoSizeSampler {
  /// The size below which the next steps aren't estimated.
  private static var small: Int { 4096 }
  /// The number of steps that follow a small one and aren't estimated.
  private static var skippedCount: Int { 7 }

  private var last = 0
  private var rest = 0

  /// Returns the size of the next step, in bytes.
  func size(_ estimate: () -> Int) -> Int {
    guard rest == 0 else {
      rest -= 1
      return last
    }
    last = estimate()
    if last < Self.small { rest = Self.skippedCount }
    return last
  }
}
