#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that reading, saving, setting aside, rescuing and locking a file make.
///
/// Each throws ``SystemError`` and is repeated if a signal interrupts it. A test makes calls fail with `answer`.
struct FileSystemCalls: Sendable {
  /// A kind of call.
  enum Call: CaseIterable, Sendable {
    case open, close, status, readLink, checkAccess, read, write, setMode, setOwner, synchronize
    case rename, link, remove, lock, list, listAttributes, readAttribute, setAttribute, removeAttribute
  }

  /// What a test makes of a call.
  enum Answer: Sendable {
    case proceed
    case fail(Int32)
    /// Reads or writes no more bytes than this.
    case limit(Int)
  }

  /// Decides what becomes of a call; nil lets every call proceed.
  var answer: (@Sendable (Call) -> Answer)?

  /// The calls as the system makes them.
  static let real = FileSystemCalls()

  /// Makes a call until no signal interrupts it. The body returns a negative number if it has failed.
  @discardableResult func result<Value: SignedInteger>(
    _ call: Call, _ body: (_ limit: Int) -> Value
  ) throws(SystemError) -> Value {
    while true {
      var limit = Int.max
      switch answer?(call) {
      case .fail(EINTR): continue
      case .fail(let code): throw SystemError(code)
      case .limit(let count): limit = count
      case .proceed, nil: break
      }
      let value = body(limit)
      if value >= 0 { return value }
      let code = errno
      if code != EINTR { throw SystemError(code) }
    }
  }
}

extension FileSystemCalls {
  /// Opens a file for this process alone, without waiting for the other end of a pipe.
  func openFile(_ path: BytePath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> Int32 {
    try result(.open) { _ in path.withCString { open($0, flags | O_CLOEXEC | O_NONBLOCK, mode) } }
  }

  /// Closes a file, even if the call is reported to fail.
  func closeFile(_ descriptor: Int32) throws(SystemError) {
    var isClosed = false
    defer { if !isClosed { close(descriptor) } }
    try result(.close) { _ in
      isClosed = true
      // An interrupted call has closed the file.
      return close(descriptor) == 0 || errno == EINTR ? 0 : -1
    }
  }

  /// The status of what is at a path, at the end of symbolic links.
  func status(of path: BytePath) throws(SystemError) -> stat {
    var status = stat()
    try result(.status) { _ in path.withCString { stat($0, &status) } }
    return status
  }

  /// The status of what is at a path, which may be a symbolic link.
  func statusOfLink(_ path: BytePath) throws(SystemError) -> stat {
    var status = stat()
    try result(.status) { _ in path.withCString { lstat($0, &status) } }
    return status
  }

  /// The status of an open file.
  func status(of descriptor: Int32) throws(SystemError) -> stat {
    var status = stat()
    try result(.status) { _ in fstat(descriptor, &status) }
    return status
  }

  /// The contents of a symbolic link.
  func destination(of path: BytePath) throws(SystemError) -> BytePath {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = try result(.readLink) { _ in
      path.withCString { path in
        buffer.withUnsafeMutableBytes { readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count) }
      }
    }
    return BytePath(bytes: buffer[..<count])
  }

  /// Checks that this process may write to what is at a path.
  func checkWritable(_ path: BytePath) throws(SystemError) {
    try result(.checkAccess) { _ in path.withCString { access($0, W_OK) } }
  }

  /// Reads bytes into a buffer, and returns their number: 0 at the end.
  func readBytes(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try result(.read) { limit in
      buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, min($0.count, limit)) }
    }
  }

  /// Writes all bytes.
  func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = try result(.write) { limit in
        bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, min($0.count - done, limit)) }
      }
      guard count > 0 else { throw SystemError(EIO) }
      done += count
    }
  }

  func setMode(_ descriptor: Int32, _ mode: mode_t) throws(SystemError) {
    try result(.setMode) { _ in fchmod(descriptor, mode) }
  }

  func setOwner(_ descriptor: Int32, _ user: uid_t, _ group: gid_t) throws(SystemError) {
    try result(.setOwner) { _ in fchown(descriptor, user, group) }
  }

  /// Waits until an open file is on disk.
  func synchronizeFile(_ descriptor: Int32) throws(SystemError) {
    try result(.synchronize) { _ in fsync(descriptor) }
  }

  func renameFile(_ old: BytePath, to new: BytePath) throws(SystemError) {
    try result(.rename) { _ in old.withCString { old in new.withCString { rename(old, $0) } } }
  }

  /// Gives a file a second name, which nothing has yet.
  func linkFile(_ old: BytePath, to new: BytePath) throws(SystemError) {
    try result(.link) { _ in old.withCString { old in new.withCString { link(old, $0) } } }
  }

  func removeFile(_ path: BytePath) throws(SystemError) {
    try result(.remove) { _ in path.withCString { unlink($0) } }
  }

  /// Locks an open file without waiting.
  func lockFile(_ descriptor: Int32) throws(SystemError) {
    try result(.lock) { _ in flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  /// The names in a folder, without "." and "..", in no order.
  func names(in folder: BytePath) throws(SystemError) -> [[UInt8]] {
    var names: [[UInt8]] = []
    try result(.list) { _ in
      guard let stream = folder.withCString({ opendir($0) }) else { return -1 }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
        if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
      }
      return 0
    }
    return names
  }
}
