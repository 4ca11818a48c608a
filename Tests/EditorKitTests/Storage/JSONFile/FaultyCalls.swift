import Foundation

@testable import EditorKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file system whose calls a test counts, and lets fail at one position.
///
/// A lock guards all members, and so it is Sendable.
final class FaultyCalls: @unchecked Sendable {
  private let lock = NSLock()
  private var isActive = false
  private var log: [FileSystemCalls.Call] = []
  private var script: [Int: FileSystemCalls.Answer] = [:]
  private var every: FileSystemCalls.Answer?

  /// The calls to inject into a storage.
  var calls: FileSystemCalls {
    FileSystemCalls { [self] call in
      lock.withLock {
        guard isActive else { return .proceed }
        log.append(call)
        if let every, call == .write || call == .read { return every }
        return script[log.count - 1] ?? .proceed
      }
    }
  }

  /// Counts calls from now on, and answers those at some positions.
  func begin(_ script: [Int: FileSystemCalls.Answer] = [:], everyTransfer: FileSystemCalls.Answer? = nil) {
    lock.withLock { (isActive, log, self.script, every) = (true, [], script, everyTransfer) }
  }

  /// Lets every call proceed again, and returns what was called.
  @discardableResult func end() -> [FileSystemCalls.Call] {
    lock.withLock {
      isActive = false
      return log
    }
  }
}

extension FileSystemCalls.Call {
  /// The errors that the call can fail with.
  var errors: [Int32] {
    switch self {
    case .open: [EACCES, EIO, ENOSPC, EDQUOT, EMFILE, EROFS, EINTR, ELOOP, EPERM]
    case .close: [EIO, ENOSPC, EDQUOT, EINTR]
    case .status, .readLink: [EACCES, EIO, ELOOP]
    case .checkAccess: [EACCES, EIO, EROFS]
    case .read: [EIO, EINTR]
    case .write: [EIO, ENOSPC, EDQUOT, EINTR]
    case .setMode: [EPERM, EIO, EROFS]
    case .setOwner: [EPERM, EIO, EDQUOT]
    case .synchronize: [EIO, ENOSPC, EDQUOT, EINTR]
    case .rename: [EACCES, EIO, ENOSPC, EDQUOT, EROFS, EPERM, ENOENT]
    case .link: [EACCES, EIO, ENOSPC, EDQUOT, EROFS, EPERM, ENOTSUP, ENOENT]
    case .remove: [EACCES, EIO, EROFS, EPERM]
    case .lock: [EINTR, EIO, ENOTSUP]
    case .list: [EACCES, EIO, EMFILE]
    case .listAttributes, .readAttribute: [EACCES, EIO, ENOTSUP]
    case .setAttribute: [EPERM, EIO, ENOSPC, EDQUOT, ENOTSUP]
    case .removeAttribute: [EPERM, EIO, ENOTSUP]
    }
  }
}

/// Extended attributes for tests.
enum Attributes {
  static let accessList = Array("system.posix_acl_access".utf8)
  static let defaultList = Array("system.posix_acl_default".utf8)

  /// An access control list: the owner reads and writes, one user reads, the group gets nothing, nor do others.
  static var list: [UInt8] {
    func entry(_ tag: UInt8, _ rights: UInt8, _ id: [UInt8] = [255, 255, 255, 255]) -> [UInt8] {
      [tag, 0, rights, 0] + id
    }
    return [2, 0, 0, 0] + entry(1, 6) + entry(2, 4, [0x67, 0x12, 0, 0]) + entry(4, 0) + entry(16, 6) + entry(32, 0)
  }

  /// Sets an attribute. Returns false if the file system has none.
  static func set(_ name: [UInt8], to value: [UInt8], of path: String) throws -> Bool {
    let calls = FileSystemCalls.real
    let descriptor = try calls.openFile(BytePath(path), O_RDONLY)
    defer { try? calls.closeFile(descriptor) }
    do throws(SystemError) {
      try calls.setAttribute(name, to: value, of: descriptor)
      return true
    } catch {
      if error.code == ENOTSUP { return false }
      throw error
    }
  }

  /// The value of an attribute; nil if there is none.
  static func value(_ name: [UInt8], of path: String) -> [UInt8]? {
    try? FileSystemCalls.real.attribute(name, of: BytePath(path))
  }

  /// The permission bits of a file.
  static func mode(of path: String) throws -> mode_t {
    try FileSystemCalls.real.statusOfLink(BytePath(path)).st_mode & 0o7777
  }
}
