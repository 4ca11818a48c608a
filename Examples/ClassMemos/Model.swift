/// A folder that holds memos, as an object with relations, such as an ORM makes it.
final class Folder {
  var memos: [Memo] = []
}

/// A voice memo, as an object that knows its folder and its recording.
final class Memo: Identifiable {
  weak var folder: Folder?
  var name: String
  var recording: Take? {
    didSet { recording?.memo = self }
  }

  init(name: String, in folder: Folder) {
    self.name = name
    self.folder = folder
  }
}

/// A recording, as an object that knows its memo, with the part of it that is played, as fractions of the whole.
final class Take {
  weak var memo: Memo?
  var trimStart = 0.0
  var trimEnd = 1.0
}
