import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files of any kind without holding up a thread: a named pipe may have nobody who writes into it.
enum FileReader {
  /// How long to wait before looking again whether there is more to read.
  private static let pause = Duration.milliseconds(10)

  /// Reads a file to its end.
  ///
  /// When its task is cancelled, it returns what it has read.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The largest number of bytes that anybody needs.
  /// - Throws: Why it can't be read, or isn't worth it.
  static func contents(of path: String, atMost limit: Int) async throws(SearchError.Reason) -> Data {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw reason(errno) }
    defer { close(file) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !Task.isCancelled {
      var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 0) != 0 else {
        // Real time, since it waits for another program. A dispatch source would tell, but never does for some devices.
        try? await Task.sleep(for: pause)
        continue
      }
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw reason(errno) }
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return data
  }

  private static func reason(_ code: Int32) -> SearchError.Reason {
    switch code {
    case ENOENT: .missing
    case EISDIR: .folder
    default: .unreadable(String(cString: strerror(code)))
    }
  }
}
