#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps other programs that use this kit, and other storages of this one, from saving a file.
///
/// The lock is held on a hidden file beside the target, because a save replaces the target itself. The system releases it
/// when the process ends, however that happens. Releasing it removes the hidden file.
final class FileLock: Sendable {
  private let descriptor: Int32
  private let path: BytePath
  private let version: FileVersion
  private let calls: FileSystemCalls

  /// The result of an attempt to lock a file.
  enum Attempt {
    case locked(FileLock)
    case inUse
    /// There can be no lock, and why: the folder can't be written to or is missing, its file system has no locks, or something
    /// else has the name of the hidden file.
    case impossible(String)
  }

  private init(descriptor: Int32, path: BytePath, version: FileVersion, calls: FileSystemCalls) {
    self.descriptor = descriptor
    self.path = path
    self.version = version
    self.calls = calls
  }

  deinit {
    // The lock is still held, so that no other program locks a file that is about to be removed.
    if let status = try? calls.statusOfLink(path), FileVersion(status).isSameFile(as: version) {
      try? calls.removeFile(path)
    }
    try? calls.closeFile(descriptor)
  }

  /// Locks a file, which needn't exist yet.
  ///
  /// - Parameter target: The file's path, with symbolic links resolved.
  static func lock(_ target: BytePath, calls: FileSystemCalls) -> Attempt {
    let path = target.hidden("lock")
    // A program that releases the lock may remove the file after it is opened here, but not every time.
    for _ in 0..<100 {
      do throws(SystemError) {
        if let lock = try lock(at: path, calls) { return .locked(lock) }
      } catch {
        return error.code == EWOULDBLOCK ? .inUse : .impossible("\(path.text): \(error.reason)")
      }
    }
    return .inUse
  }

  /// Returns the lock; nil if the hidden file has been removed meanwhile.
  private static func lock(at path: BytePath, _ calls: FileSystemCalls) throws(SystemError) -> FileLock? {
    let descriptor = try open(path, calls)
    do throws(SystemError) {
      let status = try calls.status(of: descriptor)
      guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(reason: "it isn't a regular file") }
      try calls.lockFile(descriptor)
      let held = FileVersion(status)
      do throws(SystemError) {
        if FileVersion(try calls.statusOfLink(path)).isSameFile(as: held) {
          return FileLock(descriptor: descriptor, path: path, version: held, calls: calls)
        }
      } catch {
        if error.code != ENOENT { throw error }
      }
    } catch {
      try? calls.closeFile(descriptor)
      throw error
    }
    try? calls.closeFile(descriptor)
    return nil
  }

  private static func open(_ path: BytePath, _ calls: FileSystemCalls) throws(SystemError) -> Int32 {
    do throws(SystemError) {
      return try calls.openFile(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o666)
    } catch {
      if error.code == ELOOP { throw SystemError(reason: "it is a symbolic link") }
      // If another user's program holds it, reading may be all that is allowed, and is enough.
      guard error.code == EACCES else { throw error }
      return try calls.openFile(path, O_RDONLY | O_NOFOLLOW)
    }
  }
}
