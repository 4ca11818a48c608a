/// Something that a person should know about stored items although they could be loaded.
public struct StorageWarning: Equatable, CustomStringConvertible, Sendable {
  /// The thing and its place, and what to do about it or what has been done, in English.
  public var description: String

  /// Creates a warning.
  public init(_ description: String) {
    self.description = description
  }
}
