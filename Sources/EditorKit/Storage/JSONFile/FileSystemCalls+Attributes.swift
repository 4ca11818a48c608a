#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Extended attributes. On Linux the access control list is one of them.
extension FileSystemCalls {
  /// The names of a file's extended attributes.
  func attributeNames(of path: BytePath) throws(SystemError) -> [[UInt8]] {
    try value(.listAttributes) { buffer, count in
      path.withCString { System.list($0, buffer?.assumingMemoryBound(to: CChar.self), count) }
    }.split(separator: 0).map { Array($0) }
  }

  /// The value of an extended attribute.
  func attribute(_ name: [UInt8], of path: BytePath) throws(SystemError) -> [UInt8] {
    try value(.readAttribute) { buffer, count in
      path.withCString { path in BytePath(bytes: name).withCString { System.read(path, $0, buffer, count) } }
    }
  }

  /// Sets an extended attribute of an open file.
  func setAttribute(_ name: [UInt8], to value: [UInt8], of descriptor: Int32) throws(SystemError) {
    try result(.setAttribute) { _ in
      BytePath(bytes: name).withCString { name in
        value.withUnsafeBytes { System.set(descriptor, name, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Removes an extended attribute of an open file.
  func removeAttribute(_ name: [UInt8], of descriptor: Int32) throws(SystemError) {
    try result(.removeAttribute) { _ in BytePath(bytes: name).withCString { System.remove(descriptor, $0) } }
  }

  /// Reads a value of unknown length: first its length, then the bytes, again if it has grown in between.
  private func value(
    _ call: Call, _ body: (UnsafeMutableRawPointer?, Int) -> Int
  ) throws(SystemError) -> [UInt8] {
    while true {
      let length = try result(call) { _ in body(nil, 0) }
      if length == 0 { return [] }
      var buffer = [UInt8](repeating: 0, count: length)
      do throws(SystemError) {
        let count = try result(call) { _ in buffer.withUnsafeMutableBytes { body($0.baseAddress, $0.count) } }
        return Array(buffer[..<count])
      } catch {
        if error.code != ERANGE { throw error }
      }
    }
  }

  #if canImport(Darwin)
    /// Copies the access control list, which is no extended attribute here. A file without one gets an empty one.
    func copyAccessControlList(of path: BytePath, to descriptor: Int32) throws(SystemError) {
      try result(.setAttribute) { _ -> Int32 in
        var list = path.withCString { acl_get_file($0, ACL_TYPE_EXTENDED) }
        // The new file may have inherited a list from its folder.
        if list == nil, errno == ENOENT { list = acl_init(1) }
        guard let list else { return -1 }
        defer { acl_free(UnsafeMutableRawPointer(list)) }
        return acl_set_fd(descriptor, list)
      }
    }
  #endif
}

/// The functions of `sys/xattr.h`.
private enum System {
  #if canImport(Darwin)
    static func list(_ path: UnsafePointer<CChar>, _ buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      listxattr(path, buffer, count, XATTR_NOFOLLOW)
    }

    static func read(
      _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ buffer: UnsafeMutableRawPointer?, _ count: Int
    ) -> Int {
      getxattr(path, name, buffer, count, 0, XATTR_NOFOLLOW)
    }

    static func set(
      _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ count: Int
    ) -> Int32 {
      fsetxattr(descriptor, name, value, count, 0, 0)
    }

    static func remove(_ descriptor: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
      fremovexattr(descriptor, name, 0)
    }
  #else
    // The module Glibc doesn't contain the header, and so the functions are looked up by name.
    private typealias List =
      @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int) -> Int
    private typealias Read =
      @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
    private typealias Remove = @convention(c) (Int32, UnsafePointer<CChar>) -> Int32

    private static let listFunction = function("llistxattr", as: List.self)
    private static let readFunction = function("lgetxattr", as: Read.self)
    private static let setFunction = function("fsetxattr", as: Set.self)
    private static let removeFunction = function("fremovexattr", as: Remove.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    static func list(_ path: UnsafePointer<CChar>, _ buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      listFunction?(path, buffer, count) ?? Int(missing())
    }

    static func read(
      _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ buffer: UnsafeMutableRawPointer?, _ count: Int
    ) -> Int {
      readFunction?(path, name, buffer, count) ?? Int(missing())
    }

    static func set(
      _ descriptor: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ count: Int
    ) -> Int32 {
      setFunction?(descriptor, name, value, count, 0) ?? missing()
    }

    static func remove(_ descriptor: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
      removeFunction?(descriptor, name) ?? missing()
    }

    private static func missing() -> Int32 {
      errno = ENOSYS
      return -1
    }
  #endif
}
