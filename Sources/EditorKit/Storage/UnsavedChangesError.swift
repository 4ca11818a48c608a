/// An error that says that changes couldn't be saved in their place, and where a copy of everything was saved instead.
public struct UnsavedChangesError: Error, CustomStringConvertible {
  /// The error that saving failed with.
  public let reason: any Error
  /// The place of the copy, for example a path. It holds everything as it should have been saved.
  public let savedAt: String

  init(reason: any Error, savedAt place: String) {
    self.reason = reason
    savedAt = place
  }

  /// The reason and the place of the copy, in English.
  public var description: String {
    "\(ErrorText.text(of: reason)) All that can be saved is in \(savedAt), as it was here."
  }
}
