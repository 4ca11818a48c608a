#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Who may read and write a file, and what is attached to it.
extension FileAccess {
  /// The reason why an existing file isn't to be replaced, although its folder would allow it; nil if it may be.
  func protection(of target: BytePath, _ status: stat) -> String? {
    if status.st_mode & 0o222 == 0 { return "it is read-only" }
    do throws(SystemError) {
      try calls.checkWritable(target)
      return nil
    } catch {
      return error.reason
    }
  }

  /// The reason why something that has a file's name can't be read and saved as a file; nil for a regular file.
  static func oddity(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: SystemError(EISDIR).reason
    default: "it is a device, a pipe or a socket, and no regular file"
    }
  }

  /// Gives an open file the owner, the extended attributes, the access control list and the mode of another file.
  ///
  /// If the system doesn't allow one of them, the mode becomes narrower, so that nobody can do more than before.
  ///
  /// - Throws: ``SystemError`` if something goes wrong, such as a full disk.
  func copyRights(of target: BytePath, _ old: stat, to descriptor: Int32) throws(SystemError) {
    var mode = old.st_mode & 0o7777
    let new = try calls.status(of: descriptor)
    if new.st_uid != old.st_uid || new.st_gid != old.st_gid,
      try refusal({ () throws(SystemError) in try calls.setOwner(descriptor, old.st_uid, old.st_gid) }) != nil
    {
      // The group alone may be allowed.
      _ = try refusal { () throws(SystemError) in try calls.setOwner(descriptor, new.st_uid, old.st_gid) }
      mode &= 0o777
      if try calls.status(of: descriptor).st_gid != old.st_gid {
        // Members of either group get no more than both the group and the others had.
        let common = mode >> 3 & mode & 0o7
        mode = mode & 0o700 | common << 3 | common
      }
    }
    try copyAttributes(of: target, to: descriptor) { mode &= 0o700 }
    try calls.setMode(descriptor, mode)
  }

  /// Copies the extended attributes. Calls a function if the access control list isn't what it was.
  private func copyAttributes(
    of target: BytePath, to descriptor: Int32, narrow: () -> Void
  ) throws(SystemError) {
    var hasList = false
    let listing = try refusal { () throws(SystemError) in
      for name in try calls.attributeNames(of: target) {
        let isList = name == Self.accessControlList
        hasList = hasList || isList
        let copying = try refusal { () throws(SystemError) in
          try calls.setAttribute(name, to: try calls.attribute(name, of: target), of: descriptor)
        }
        if isList, copying != nil { narrow() }
      }
    }
    #if canImport(Darwin)
      if let listing, !listing.isUnsupported { narrow() }
      let copying = try refusal { () throws(SystemError) in
        try calls.copyAccessControlList(of: target, to: descriptor)
      }
      if let copying, !copying.isUnsupported { narrow() }
    #else
      // The new file may have inherited a list from its folder.
      guard !hasList else { return }
      let removing = try refusal { () throws(SystemError) in
        try calls.removeAttribute(Self.accessControlList, of: descriptor)
      }
      let isUnsupported = removing?.isUnsupported == true
      if let removing, !isUnsupported, !removing.isMissingAttribute { narrow() }
      // The list may exclude people whom the mode doesn't. A file system without lists has none.
      if listing != nil, !isUnsupported { narrow() }
    #endif
  }

  /// The name of the attribute that holds the access control list on Linux.
  private static let accessControlList = Array("system.posix_acl_access".utf8)

  /// Calls a function, and returns its error if the system doesn't allow or offer what it does.
  private func refusal(_ body: () throws(SystemError) -> Void) throws(SystemError) -> SystemError? {
    do throws(SystemError) {
      try body()
      return nil
    } catch {
      guard error.isRefusal || error.isMissingAttribute else { throw error }
      return error
    }
  }

  /// Throws an error if the folder of a file doesn't exist.
  func checkFolder(of target: BytePath) throws(SystemError) {
    if try statusIfPresent(target.folder) == nil { throw SystemError.missingFolder(target.folder) }
  }
}
