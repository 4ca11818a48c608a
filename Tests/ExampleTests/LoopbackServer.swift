import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A web server on this machine that answers as a test says, on a port that the system picks.
///
/// It is Sendable although nothing checks it: what changes, ``state``, is read and changed with the lock held only.
final class LoopbackServer: @unchecked Sendable {
  /// What a request gets.
  enum Answer: Sendable {
    /// A whole answer.
    case body(String, status: Int = 200, headers: [String] = [])
    /// A whole answer in JSON, compressed by gzip.
    case compressed([UInt8])
    /// No answer, for as long as the server lives.
    case silence
    /// Less than was promised, and then the end of the connection.
    case cutOff(String, promising: Int)
    /// Very many bytes, with or without saying so beforehand.
    case spaces(Int, isAnnounced: Bool)
  }

  private struct State {
    var answers: [Answer]
    var requestCount = 0
    var connections: [Int32] = []
    var isStopped = false
  }

  /// The port on 127.0.0.1.
  let port: UInt16
  private let listener: Int32
  private let lock = NSLock()
  private var state: State

  /// Starts a server.
  ///
  /// - Parameter answers: What requests get, in order; all further ones get the last.
  init(_ answers: Answer...) throws {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    state = State(answers: answers)
    guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    // The thread doesn't keep the server alive, only what it listens to.
    Thread.detachNewThread { [weak self, listener] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        guard let answer = self?.next(for: connection) else {
          close(connection)
          break
        }
        Thread.detachNewThread { [weak self] in Self.serve(answer, connection) { self?.forget(connection) } }
      }
      close(listener)
    }
  }

  deinit {
    // Whoever is accepting wakes up, and so does a client that waits for an answer.
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
  }

  /// The address of the server's one resource.
  var address: String { "http://127.0.0.1:\(port)/search.json?q=tolstoy" }

  /// How many requests there have been.
  var requestCount: Int { withLock { $0.requestCount } }

  private func next(for connection: Int32) -> Answer? {
    withLock { state in
      state.requestCount += 1
      state.connections.append(connection)
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
    }
  }

  private func forget(_ connection: Int32) {
    withLock { $0.connections.removeAll { $0 == connection } }
  }

  private func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  private static func serve(_ answer: Answer, _ connection: Int32, end: () -> Void) {
    defer {
      end()
      close(connection)
    }
    guard readRequest(connection) else { return }
    switch answer {
    case .body(let text, let status, let headers):
      let lines = ["HTTP/1.1 \(status) Status", "Content-Length: \(text.utf8.count)", "Connection: close"] + headers
      _ = write(lines.joined(separator: "\r\n") + "\r\n\r\n" + text, connection)
    case .compressed(let bytes):
      let head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n"
      _ = write(Array(head.utf8) + bytes, connection)
    case .silence:
      // Returns when the client gives up, or the server is gone.
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
    case .cutOff(let text, let length):
      _ = write("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n" + text, connection)
    case .spaces(let count, let isAnnounced):
      let length = isAnnounced ? "Content-Length: \(count)\r\n" : ""
      var isOpen = write("HTTP/1.1 200 OK\r\n\(length)Connection: close\r\n\r\n", connection)
      let chunk = String(repeating: " ", count: 1 << 16)
      var left = count
      while isOpen, left > 0 {
        isOpen = write(chunk, connection)
        left -= chunk.utf8.count
      }
    }
  }

  /// Reads to the empty line behind a request's headers.
  private static func readRequest(_ connection: Int32) -> Bool {
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return false }
      request += buffer[..<count]
    }
    return true
  }

  private static func write(_ text: String, _ connection: Int32) -> Bool {
    write(Array(text.utf8), connection)
  }

  private static func write(_ all: [UInt8], _ connection: Int32) -> Bool {
    var bytes = all[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
