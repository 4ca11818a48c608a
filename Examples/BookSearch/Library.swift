import EditorKit

/// The person's own books, in a file.
typealias Library = Store<Book>

extension Store where Item == Book {
  /// What is wrong with the file, and with books in it.
  var problems: [String] {
    var problems = warnings.map(\.description)
    if let failure = saveError { problems.insert("\(failure)", at: 0) }
    if case .failed(let error) = phase { problems.insert("\(error)", at: 0) }
    return problems
  }

  /// Whether the file could be read. Nothing can be added to one that couldn't.
  var canAdd: Bool {
    if case .failed = phase { false } else { true }
  }
}
