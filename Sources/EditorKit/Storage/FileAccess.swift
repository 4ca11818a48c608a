import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads and saves whole files, so that at any moment there is a whole one.
enum FileAccess {
  /// The contents of a file; nil where there is none.
  ///
  /// - Throws: ``FileError`` with `unreadable`.
  static func read(_ path: String) throws(FileError) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(path: path, .unreadable(FileError.systemMessage))
    }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return data
      } else if errno != EINTR {
        throw FileError(path: path, .unreadable(FileError.systemMessage))
      }
    }
  }

  /// Puts contents in the place of a file's.
  ///
  /// A temporary file beside the target gets the contents and the target's mode, is synchronized with the disk, and takes
  /// the target's name in one step, which the folder then records on disk. A symbolic link stays, and its target is
  /// replaced; other hard links to the target keep the old contents.
  ///
  /// - Throws: ``FileError`` with `unsavable`; the file is as it was before, and no temporary file is left.
  static func save(_ data: Data, to path: String) throws(FileError) {
    guard let target = resolvingLinks(path) else {
      throw FileError(path: path, .unsavable(String(cString: strerror(ELOOP))))
    }
    let folder = (target as NSString).deletingLastPathComponent
    // Without the target's name, which may be as long as names can be.
    let temporary = "\(folder.isEmpty ? "" : folder + "/").\(UUID().uuidString).saving"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, .unsavable(FileError.systemMessage)) }
    var failure: String?
    var status = stat()
    if stat(target, &status) == 0, fchmod(descriptor, status.st_mode & 0o7777) != 0 {
      failure = FileError.systemMessage
    }
    if failure == nil, !write(data, to: descriptor) || fsync(descriptor) != 0 { failure = FileError.systemMessage }
    if close(descriptor) != 0, failure == nil { failure = FileError.systemMessage }
    if failure == nil, rename(temporary, target) != 0 { failure = FileError.systemMessage }
    if let failure {
      unlink(temporary)
      throw FileError(path: path, .unsavable(failure))
    }
    synchronize(folder: folder.isEmpty ? "." : folder)
  }

  /// The path of the file that a path leads to through symbolic links, whether or not there is a file yet; nil in a ring.
  private static func resolvingLinks(_ path: String) -> String? {
    var path = path
    // As many as the kernel follows.
    for _ in 0...40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      let folder = (path as NSString).deletingLastPathComponent
      path = next.hasPrefix("/") || folder.isEmpty ? next : folder + "/" + next
    }
    return nil
  }

  private static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest.base.baseAddress?.advanced(by: rest.startIndex), rest.count)
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Makes a renaming in a folder last. Some file systems can't do it for a folder; the contents are safe all the same.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}

// The functions of `FileAccess` have the names of the system's.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
