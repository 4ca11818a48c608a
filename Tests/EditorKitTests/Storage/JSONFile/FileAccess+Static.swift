import Foundation

@testable import EditorKit

extension FileAccess {
  /// Reads a file.
  static func read(_ path: String) throws(FileError) -> Data? {
    try FileAccess(path: path).read().map { Data($0.contents) }
  }

  /// Saves a file.
  @discardableResult static func save(_ data: Data, to path: String) throws(FileError) -> FileVersion {
    try FileAccess(path: path).save(Array(data))
  }
}
