#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that has failed, or a reason not to make it.
struct SystemError: Error, Equatable {
  /// The value of `errno`; 0 for a reason of this package.
  let code: Int32
  /// The reason, for a person.
  let reason: String
  /// The folder that doesn't exist, if that is the reason.
  private(set) var missingFolder: String?

  /// Creates an error of a value of `errno`.
  init(_ code: Int32) {
    self.code = code
    reason = String(cString: strerror(code))
  }

  /// Creates an error of this package.
  init(reason: String) {
    code = 0
    self.reason = reason
  }

  /// Creates an error about a folder that doesn't exist.
  static func missingFolder(_ folder: BytePath) -> SystemError {
    var error = SystemError(reason: "the folder \(folder.text) doesn't exist")
    error.missingFolder = folder.text
    return error
  }

  /// Whether the file system or the system doesn't offer the operation, or doesn't allow it to this process.
  ///
  /// Other errors, such as a full disk, may go away.
  var isRefusal: Bool { [EPERM, EACCES, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL].contains(code) }

  /// Whether the file system or the system doesn't offer the operation.
  var isUnsupported: Bool { [ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL].contains(code) }

  /// Whether a file doesn't have the attribute.
  var isMissingAttribute: Bool {
    #if canImport(Darwin)
      code == ENOATTR
    #else
      code == ENODATA
    #endif
  }
}
