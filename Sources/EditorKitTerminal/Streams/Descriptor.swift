#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads and writes of a file descriptor that are carried through: a signal doesn't end them, and a part isn't the whole.
enum Descriptor {
  /// Why a write could not be carried through.
  struct Failure: Error {
    var code: Int32

    /// Whether the other end is closed: nothing reads the pipe any more, or the terminal is gone. That isn't a failure of
    /// the program.
    var isOtherEndClosed: Bool
    /// What the system calls it.
    var reason: String { String(cString: strerror(code)) }
  }

  /// Reads what there is, and waits while there is nothing.
  ///
  /// - Parameter limit: The largest number of bytes to read.
  /// - Returns: At least one byte; none at the end, and where nothing can be read at all, such as from a closed descriptor.
  static func read(_ descriptor: Int32, atMost limit: Int) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let result = systemRead(descriptor, buffer.baseAddress, limit)
        code = result < 0 ? errno : 0
        count = max(0, result)
      }
      switch code {
      case EINTR: continue
      case EAGAIN: wait(for: POLLIN, on: descriptor)
      default: return bytes
      }
    }
  }

  /// Writes all of a text, as UTF-8.
  ///
  /// - Throws: ``Failure`` when it can't be written. A part may have been.
  static func write(_ text: String, to descriptor: Int32) throws(Failure) {
    var text = text
    let code = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    guard code != 0 else { return }
    // A terminal that is gone is still a character device, but `isatty` no longer recognizes it.
    let isTerminalGone = code == EIO && isCharacterDevice(descriptor)
    throw Failure(code: code, isOtherEndClosed: code == EPIPE || isTerminalGone)
  }

  private static func isCharacterDevice(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
  }

  /// Writes all of some bytes. Returns 0, or else the system's error number.
  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let result = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if result >= 0 {
        rest = rest.dropFirst(result)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLOUT, on: descriptor)
      case let code: return code
      }
    }
    return 0
  }

  /// A descriptor that another program has made non-blocking is waited for, and not asked again and again.
  private static func wait(for event: some BinaryInteger, on descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

private func systemRead(_ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, address, count)
}

private func systemWrite(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, address, count)
}
