import Foundation

/// What errors say of themselves, for a person.
enum ErrorText {
  /// A sentence or a phrase about what went wrong.
  static func text(of error: any Error) -> String {
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    // What these print is meant for programmers.
    if error is DecodingError || error is EncodingError { return CodingPlace.description(of: error) }
    if error is CocoaError || error is POSIXError || error is URLError {
      let path = (error as? CocoaError)?.filePath
      return path.map { "\($0): \(error.localizedDescription)" } ?? error.localizedDescription
    }
    return String(describing: error)
  }
}
