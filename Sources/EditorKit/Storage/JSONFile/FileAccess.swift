import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads and saves one file as a whole, so that a whole file is at its path at any moment.
struct FileAccess: Sendable {
  /// The file's path, as it was given.
  let path: String
  var calls = FileSystemCalls.real
  /// The most bytes that a file may have. The parser's limit is 4 GB, and the bytes have to fit into memory several times.
  var sizeLimit = min(Int64(UInt32.max), Int64(clamping: ProcessInfo.processInfo.physicalMemory / 4))

  /// The path of the file that symbolic links lead to, whether or not the file exists.
  ///
  /// - Throws: ``SystemError`` if the path can't be a file's, in a ring of links, or if a link can't be read.
  func target() throws(SystemError) -> BytePath {
    var path = BytePath(path)
    // As many as the kernel follows.
    for _ in 0...40 {
      if let obstacle = path.obstacle { throw SystemError(reason: obstacle) }
      do throws(SystemError) {
        path = path.followingLink(to: try calls.destination(of: path))
      } catch {
        // The path isn't a link, or nothing is there.
        if error.code == EINVAL || error.code == ENOENT { return path }
        throw error
      }
    }
    throw SystemError(ELOOP)
  }

  /// The status of what is at a path; nil only if nothing is there.
  ///
  /// A file in the place of a folder (ENOTDIR) is an error, because no file can be saved below it.
  func statusIfPresent(_ target: BytePath) throws(SystemError) -> stat? {
    do throws(SystemError) {
      return try calls.status(of: target)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// The version of the file at the path; nil only if there is none.
  func version() throws(SystemError) -> FileVersion? {
    try statusIfPresent(try target()).map { FileVersion($0) }
  }

  /// Whether the file isn't there and iCloud has left a placeholder for it, `.NAME.icloud`.
  func isInCloudOnly() throws(SystemError) -> Bool {
    let target = try target()
    let placeholder = Array(".".utf8) + target.name + Array(".icloud".utf8)
    // No file can have a longer name.
    guard placeholder.count <= 255, try statusIfPresent(target) == nil else { return false }
    return try statusIfPresent(target.sibling(placeholder)) != nil
  }

  /// The contents of the file, and their version; nil only if there is no file.
  ///
  /// - Throws: ``FileError`` with `unreadable`, also if it isn't a regular file: a pipe may never end.
  func read() throws(FileError) -> (contents: [UInt8], version: FileVersion)? {
    do throws(SystemError) {
      let target = try target()
      let descriptor: Int32
      do throws(SystemError) {
        descriptor = try calls.openFile(target, O_RDONLY)
      } catch {
        if error.code == ENOENT { return nil }
        throw error
      }
      // Nothing depends on the result of closing a file that was only read.
      defer { try? calls.closeFile(descriptor) }
      let status = try calls.status(of: descriptor)
      if let oddity = Self.oddity(status) { throw SystemError(reason: oddity) }
      return (try read(descriptor, size: Int64(status.st_size)), FileVersion(status))
    } catch {
      throw FileError(path: path, .unreadable(error.reason))
    }
  }

  private func read(_ descriptor: Int32, size: Int64) throws(SystemError) -> [UInt8] {
    let tooLarge = SystemError(reason: "the file is larger than \(sizeLimit / 1_000_000) MB, which is the limit here")
    guard size <= sizeLimit else { throw tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try calls.readBytes(descriptor, into: &buffer)
      if count == 0 { return bytes }
      // Another program may be appending to it.
      guard Int64(bytes.count + count) <= sizeLimit else { throw tooLarge }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Replaces the file's contents, and records the replacement on disk.
  ///
  /// - Returns: The version that is in the file's place now.
  /// - Throws: As ``replace(with:)`` and ``synchronizeFolder()``.
  @discardableResult func save(_ contents: [UInt8]) throws(FileError) -> FileVersion {
    let version = try replace(with: contents)
    try synchronizeFolder()
    return version
  }

  /// Replaces the file's contents.
  ///
  /// A temporary file beside the target gets the target's owner, access rights, extended attributes and mode, and the
  /// contents; it is synchronized with the disk, and takes the target's name in one step. A symbolic link stays, and its target is
  /// replaced; other hard links to the target keep the old contents.
  ///
  /// - Parameter pattern: The file whose rights the new one gets; nil for the target.
  /// - Returns: The version that is in the file's place now.
  /// - Throws: ``FileError`` with `unsavable` or `missingFolder`; the file is unchanged, and no temporary file is left.
  func replace(with contents: [UInt8], like pattern: BytePath? = nil) throws(FileError) -> FileVersion {
    do throws(SystemError) {
      let target = try target()
      let status = try statusIfPresent(target)
      // Renaming would put a file in the place of a device, or of a protected file.
      if let status, let reason = Self.oddity(status) ?? protection(of: target, status) {
        throw SystemError(reason: reason)
      }
      if status == nil { try checkFolder(of: target) }
      let original = pattern ?? target
      let rights = pattern == nil ? status : try statusIfPresent(original)
      let temporary = target.hidden(UUID().uuidString + Self.temporarySuffix)
      // A new file gets the mode that the process gives to new files. Nobody else may see what replaces a private file.
      let version = try writeNewFile(contents, at: temporary, mode: rights == nil ? 0o666 : 0o600) {
        descriptor throws(SystemError) in
        if let rights { try copyRights(of: original, rights, to: descriptor) }
      }
      do throws(SystemError) {
        try calls.renameFile(temporary, to: target)
      } catch {
        try? calls.removeFile(temporary)
        throw error
      }
      return version
    } catch {
      throw FileError(path: path, Self.savingReason(error))
    }
  }

  /// Records a replacement on disk. The contents are on disk already.
  ///
  /// - Throws: ``FileError`` with `unsavable` if the disk fails. Some file systems can't do it for a folder, which is no error.
  func synchronizeFolder() throws(FileError) {
    do throws(SystemError) {
      let descriptor = try calls.openFile(try target().folder, O_RDONLY)
      defer { try? calls.closeFile(descriptor) }
      try calls.synchronizeFile(descriptor)
    } catch {
      if error.isRefusal { return }
      throw FileError(path: path, .unsavable("it may not have reached the disk: \(error.reason)"))
    }
  }

  /// Writes a file that mustn't exist yet, and waits until it is on disk.
  ///
  /// - Parameter prepare: Is called with the open file before the contents are written.
  /// - Throws: ``SystemError``; no file is left.
  func writeNewFile(
    _ contents: [UInt8], at path: BytePath, mode: mode_t, prepare: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) -> FileVersion {
    let descriptor = try calls.openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
    let version: FileVersion
    do throws(SystemError) {
      try prepare(descriptor)
      try calls.writeAll(contents, to: descriptor)
      try calls.synchronizeFile(descriptor)
      // What is at the path after the renaming may be another program's already.
      version = FileVersion(try calls.status(of: descriptor))
    } catch {
      try? calls.closeFile(descriptor)
      try? calls.removeFile(path)
      throw error
    }
    do throws(SystemError) {
      try calls.closeFile(descriptor)
    } catch {
      try? calls.removeFile(path)
      throw error
    }
    return version
  }

  /// The suffix of a file that is being saved, until it takes its target's name.
  static let temporarySuffix = ".saving"
}
