/// Something went wrong with a file: which file, what, and what to do about it.
public struct FileError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// The file is there and can't be read.
    case unreadable(String)
    /// The file was read and doesn't hold what was expected; the text says where in the file, and what.
    case undecodable(String)
    /// The file can't be saved. What it held is untouched.
    case unsavable(String)
    /// The file can't be saved because its folder, whose path this is, doesn't exist.
    case missingFolder(String)
    /// The contents can't be written in the file's format; the text says which part. The file is untouched.
    case unencodable(String)
    /// The file is in iCloud, and hasn't been downloaded to this device.
    case notDownloaded
    /// Another program, or another store of this one, has the file open for saving.
    case locked
    /// Another program has changed the file since it was read or saved here. It is left as that program has made it.
    case changedElsewhere
  }

  /// The file's path, as it was given.
  public var path: String
  /// What went wrong.
  public var reason: Reason

  /// Makes an error about a file.
  public init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The file, what went wrong with it, and the remedy, in English.
  public var description: String {
    switch reason {
    case .unreadable(let why):
      "\(path) can't be read: \(why). It is left as it is. Check the path and its permissions, then try again."
    case .undecodable(let why):
      "\(path) can't be understood: \(why). It is left as it is. Mend it or set it aside, then try again."
    case .unsavable(let why):
      "\(path) can't be saved: \(why). The file is unchanged. Free up space or allow writing. \(Self.nextEdit)"
    case .missingFolder(let folder):
      "\(path) can't be saved. \(Self.missing(folder)) \(Self.nextEdit)"
    case .unencodable(let why):
      "\(path) can't be saved: \(why). The file is unchanged. Change that value. \(Self.nextEdit)"
    case .notDownloaded:
      "\(path) isn't on this device yet: it is in iCloud only. Download it, then try again."
    case .locked:
      "\(path) is in use: another program has it open for saving. End that program, then try again."
    case .changedElsewhere:
      "\(path) can't be saved: another program has changed it meanwhile. Set its version aside to save yours."
    }
  }

  private static let nextEdit = "Your changes are saved with the next edit."

  /// The sentences about a folder that doesn't exist.
  static func missing(_ folder: String) -> String {
    "The folder \(folder) doesn't exist. Create it, or choose another path."
  }
}
