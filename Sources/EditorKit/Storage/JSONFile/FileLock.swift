import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps other programs that use this kit, and other storages of this one, from saving a file.
///
/// The lock is held on a hidden file beside the target, since the target itself is replaced at every save. The system lets go of
/// it when the process ends, however that happens. Letting go of it removes the hidden file.
final class FileLock: Sendable {
  private let descriptor: Int32
  private let path: String

  /// What has come of trying to lock a file.
  enum Attempt {
    case locked(FileLock)
    case inUse
    /// There can be no lock, and why: the folder can't be written to or isn't there, its file system has no locks, or something
    /// else has the name of the hidden file.
    case impossible(String)
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    // While the lock is held, so that nobody locks a file that is about to go.
    unlink(path)
    close(descriptor)
  }

  /// Locks a file, which needn't be there yet.
  ///
  /// - Parameter target: The file's path, with symbolic links resolved.
  static func lock(_ target: String) -> Attempt {
    let path = FileAccess.hidden(target, "lock")
    while true {
      var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      // Where somebody else holds it, reading may be all that is allowed, and is enough.
      if descriptor < 0, errno == EACCES { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { return .impossible("\(path): \(FileError.systemMessage)") }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let attempt: Attempt =
          errno == EWOULDBLOCK ? .inUse : .impossible("\(path): \(FileError.systemMessage)")
        close(descriptor)
        return attempt
      }
      var held = stat()
      var present = stat()
      // Whoever held the lock before may have removed the file after it was opened here.
      if fstat(descriptor, &held) == 0, stat(path, &present) == 0, held.st_ino == present.st_ino,
        held.st_dev == present.st_dev
      {
        return .locked(FileLock(descriptor: descriptor, path: path))
      }
      close(descriptor)
    }
  }
}
