import Foundation

/// A voice memo, as a value that knows how to be saved.
struct Memo: Identifiable, Codable {
  var id = UUID()
  var name: String
  var recording: Take?
}

/// A recording, with the part of it that is played, as fractions of the whole.
struct Take: Codable {
  var trimStart = 0.0
  var trimEnd = 1.0
}
