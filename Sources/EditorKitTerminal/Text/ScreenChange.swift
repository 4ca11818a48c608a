/// What to print of a screen that has changed since it was last printed.
package enum ScreenChange: Equatable {
  /// It is as it was.
  case nothing
  /// These lines are new or different, or tell what is gone.
  case lines([String])
  /// So much is different that the whole screen is to be printed.
  case everything

  /// Compares a screen with what it was.
  ///
  /// Numbers must never be in doubt. So when controls are gone from among others, everything is printed, and a line that
  /// is gone without another in its place is told.
  ///
  /// - Parameters:
  ///   - old: The lines as they were last printed.
  ///   - new: The lines as they are now.
  ///   - gone: What to write before a line that is gone.
  /// - Complexity: O(*n* × *d*) for *n* lines of which *d* have changed.
  package init(from old: [ScreenText.Line], to new: [ScreenText.Line], gone: String) {
    let hunks = Hunk.hunks(from: old, to: new)
    guard !hunks.isEmpty else {
      self = .nothing
      return
    }
    var lines: [String] = []
    for hunk in hunks {
      let numbers = Set(hunk.inserted.compactMap(\.number))
      let isShifted = !numbers.isEmpty && hunk.removed.contains { $0.number.map { !numbers.contains($0) } ?? false }
      if isShifted {
        self = .everything
        return
      }
      lines += hunk.inserted.map(\.text)
      if hunk.inserted.isEmpty { lines += hunk.removed.map { gone + $0.text.drop { $0 == " " } } }
    }
    self = lines.count * 2 > max(new.count, Self.few) ? .everything : .lines(lines)
  }

  /// So short a screen is as well described by its changed lines.
  private static let few = 6

  /// Lines that were removed, and those that have come in their place.
  private struct Hunk {
    var removed: [ScreenText.Line] = []
    var inserted: [ScreenText.Line] = []

    static func hunks(from old: [ScreenText.Line], to new: [ScreenText.Line]) -> [Hunk] {
      let difference = new.difference(from: old)
      let removed = Set(difference.removals.map(\.offset))
      let inserted = Set(difference.insertions.map(\.offset))
      var hunks: [Hunk] = []
      var (before, after) = (0, 0)
      while before < old.count || after < new.count {
        var hunk = Hunk()
        while removed.contains(before) {
          hunk.removed.append(old[before])
          before += 1
        }
        while inserted.contains(after) {
          hunk.inserted.append(new[after])
          after += 1
        }
        if !hunk.removed.isEmpty || !hunk.inserted.isEmpty { hunks.append(hunk) }
        // What is left is in both.
        before += 1
        after += 1
      }
      return hunks
    }
  }
}

extension CollectionDifference.Change {
  /// Where the change is: in the old collection for a removal, in the new one for an insertion.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
