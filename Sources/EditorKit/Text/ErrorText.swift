import Foundation

/// The texts by which errors are shown to a person.
///
///     .text(Element.Text(ErrorText.text(of: error), role: .error))
public enum ErrorText {
  /// Returns what an error says about itself, as a sentence or a phrase.
  ///
  /// That is the `errorDescription` of a `LocalizedError`; the position and the reason of a `DecodingError` or `EncodingError`;
  /// the system's message, with the file's path if there is one, for a `CocoaError`, `POSIXError` or `URLError`; and
  /// `String(describing:)` of any other error. So the text of an error of your own is its `errorDescription` or `description`.
  ///
  /// - Parameter error: The error.
  /// - Returns: The text. It is as specific as the error: the kit adds no remedy, so let your errors name one.
  public static func text(of error: any Error) -> String {
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
