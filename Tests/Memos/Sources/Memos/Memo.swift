import Foundation

struct Memo: Identifiable {
  let id = UUID()
  var name: String
  var recording: Take?
}

struct Take {
  var trimStart = 0.0
  var trimEnd = 1.0
}
