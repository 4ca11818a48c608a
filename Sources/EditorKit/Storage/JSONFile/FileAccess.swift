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
  /// - Throws: ``FileError`` with `unreadable`, also for what is no regular file: a pipe may never end.
  static func read(_ path: String) throws(FileError) -> Data? {
    // Opening a pipe would wait for somebody to write into it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(path: path, .unreadable(FileError.systemMessage))
    }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, let reason = oddity(status) {
      throw FileError(path: path, .unreadable(reason))
    }
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
  /// replaced; other hard links to the target keep the old contents. The owner and the group stay where the system allows it.
  ///
  /// - Returns: The version that is in the file's place now.
  /// - Throws: ``FileError`` with `unsavable`; the file is as it was before, and no temporary file is left.
  @discardableResult static func save(_ data: Data, to path: String) throws(FileError) -> FileVersion {
    try save(data, to: path, like: path)
  }

  /// Puts contents in the place of a file's, with the mode and the owner of another one, if that is there.
  @discardableResult static func save(_ data: Data, to path: String, like pattern: String) throws(FileError)
    -> FileVersion
  {
    guard let target = resolvingLinks(path) else {
      throw FileError(path: path, .unsavable(String(cString: strerror(ELOOP))))
    }
    var status = stat()
    // Renaming would put a file in the place of a device, or of one that somebody has protected.
    if stat(target, &status) == 0, let reason = oddity(status) ?? protection(target, status) {
      throw FileError(path: path, .unsavable(reason))
    }
    let exists = stat(pattern, &status) == 0 && oddity(status) == nil
    let temporary = hidden(target, UUID().uuidString + temporarySuffix)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let folder = folder(of: target)
      throw FileError(
        path: path, .unsavable(errno == ENOENT ? "there is no folder \(folder)" : FileError.systemMessage))
    }
    var failure: String?
    var new = stat()
    // It comes before the mode, of which it may take something away.
    if exists, fstat(descriptor, &new) == 0, new.st_uid != status.st_uid || new.st_gid != status.st_gid {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
    }
    if exists, fchmod(descriptor, status.st_mode & 0o7777) != 0 {
      failure = FileError.systemMessage
    }
    if failure == nil, !write(data, to: descriptor) || fsync(descriptor) != 0 { failure = FileError.systemMessage }
    // Whatever is at the path after the renaming may be somebody else's already.
    if failure == nil, fstat(descriptor, &new) != 0 { failure = FileError.systemMessage }
    if close(descriptor) != 0, failure == nil { failure = FileError.systemMessage }
    if failure == nil, rename(temporary, target) != 0 { failure = FileError.systemMessage }
    if let failure {
      unlink(temporary)
      throw FileError(path: path, .unsavable(failure))
    }
    synchronize(folder: folder(of: target))
    return FileVersion(new)
  }

  /// Why a file that is there isn't to be replaced, although its folder would allow it; nil where it may be.
  static func protection(_ target: String, _ status: stat) -> String? {
    if status.st_mode & 0o222 == 0 { return "it is read-only" }
    return access(target, W_OK) == 0 ? nil : FileError.systemMessage
  }

  /// Why something that has a file's name can't be read and saved as files are; nil for a regular file.
  private static func oddity(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: String(cString: strerror(EISDIR))
    default: "it is a device, a pipe or a socket, and no regular file"
    }
  }

  /// The path of the folder that a file is in.
  static func folder(of target: String) -> String {
    let folder = (target as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// What the name of a file that is being saved ends in, until it takes its target's name.
  private static let temporarySuffix = ".saving"

  /// The path of a hidden file beside another one.
  static func hidden(_ target: String, _ suffix: String) -> String {
    let path = target as NSString
    // Names can be 255 bytes long, and the target's may be.
    var name = path.lastPathComponent
    while name.utf8.count > 180 { name.removeLast() }
    let folder = path.deletingLastPathComponent
    return (folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/") + ".\(name).\(suffix)"
  }

  /// Removes what interrupted saves of a file have left beside it. The caller knows that none is under way.
  ///
  /// - Returns: The names of the files that have been removed.
  static func removeLeftovers(of target: String) -> [String] {
    let folder = folder(of: target)
    let prefix = (hidden(target, "") as NSString).lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      guard name.hasPrefix(prefix), name.hasSuffix(temporarySuffix) else { return false }
      return UUID(uuidString: String(name.dropFirst(prefix.count).dropLast(temporarySuffix.count))) != nil
        && unlink(folder + "/" + name) == 0
    }
  }

  /// Gives a file another name beside the present one, which no file has yet.
  ///
  /// - Parameter replace: Puts another file in the old place; nil where there is to be none. At any moment there is a file.
  /// - Returns: The new path.
  /// - Throws: ``FileError`` with `unsavable`, or what putting the other file there throws; the file has its old name then.
  static func setAside(_ path: String, replace: (() throws(FileError) -> Void)? = nil) throws(FileError) -> String {
    let target = resolvingLinks(path) ?? path
    for number in 1...10_000 {
      let new = name(beside: target, "set-aside", number)
      // A link is made only where there is no file of that name; a renaming would replace one.
      if link(target, new) == 0 {
        if let replace {
          do { try replace() } catch {
            unlink(new)
            throw error
          }
          return new
        }
        if unlink(target) == 0 { return new }
        let message = FileError.systemMessage
        unlink(new)
        throw FileError(path: path, .unsavable(message))
      }
      if errno == EEXIST { continue }
      guard errno == EPERM || errno == ENOTSUP, access(new, F_OK) != 0, rename(target, new) == 0 else { break }
      do { try replace?() } catch {
        rename(new, target)
        throw error
      }
      return new
    }
    throw FileError(path: path, .unsavable(FileError.systemMessage))
  }

  /// The first path such as `NAME.WORD-1.json` beside a file that nothing has yet; nil if all are taken.
  static func freeName(beside target: String, _ word: String) -> String? {
    (1...10_000).lazy.map { name(beside: target, word, $0) }.first { access($0, F_OK) != 0 && errno == ENOENT }
  }

  private static func name(beside target: String, _ word: String, _ number: Int) -> String {
    let (stem, ending) = ((target as NSString).deletingPathExtension, (target as NSString).pathExtension)
    return "\(stem).\(word)-\(number)" + (ending.isEmpty ? "" : "." + ending)
  }

  /// The path of the file that a path leads to through symbolic links, whether or not there is a file yet; nil in a ring.
  static func resolvingLinks(_ path: String) -> String? {
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
