import Foundation

/// A voice memo, as a value.
struct Memo: Identifiable {
  let id = UUID()
  var name: String
  var recording: Take?
}

/// A recording, with the part of it that is played, as fractions of the whole.
struct Take {
  var trimStart = 0.0
  var trimEnd = 1.0
}
