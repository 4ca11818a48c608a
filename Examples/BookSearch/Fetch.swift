import EditorKit
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches an address of the web, but not more than anybody needs.
struct Fetch {
  /// The largest response that is read, in bytes. Search results are a hundredth of it.
  static let limit = 16 << 20

  /// A whole answer.
  struct Answer {
    var data: Data
    var status: Int
    /// How long the service wants to be left alone.
    var retryAfter: Duration?
  }

  private let address: String

  init(_ address: String) {
    self.address = address
  }

  /// Fetches the whole answer, whatever its status is.
  ///
  /// Cancelling the task closes the connection.
  ///
  /// - Parameter reporter: Told how much has come, where the answer says how much there is.
  /// - Throws: `SearchError` where there is no whole answer; `CancellationError`.
  func answer(reportingTo reporter: LoadReporter) async throws -> Answer {
    guard let url = Self.url(address) else { throw SearchError(origin: address, .notAnAddress) }
    var data = Data()
    var response: HTTPURLResponse?
    var whole: Int?
    var reported = 0
    do {
      for try await event in Self.events(of: url) {
        switch event {
        case .response(let head):
          response = head
          whole = Self.length(of: head)
          if let whole, whole > Self.limit { throw SearchError(origin: address, .tooLarge(limit: Self.limit)) }
        case .data(let chunk):
          data.append(chunk)
          guard data.count <= Self.limit else { throw SearchError(origin: address, .tooLarge(limit: Self.limit)) }
          if let whole, whole > 0, data.count - reported > 1 << 16 {
            reported = data.count
            await reporter.report(fraction: Double(reported) / Double(whole))
          }
        }
      }
    } catch let error as URLError {
      if error.code == .cancelled { throw CancellationError() }
      // Once there is a head, it was the answer itself that broke off.
      throw SearchError(origin: address, response == nil ? .unreachable(error.localizedDescription) : .cutOff)
    }
    try Task.checkCancellation()
    guard let response else { throw SearchError(origin: address, .cutOff) }
    if let whole, whole > data.count { throw SearchError(origin: address, .cutOff) }
    let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
    return Answer(
      data: data, status: response.statusCode, retryAfter: seconds.map { .seconds(min(max($0, 0), 86400)) })
  }

  /// An address of the web; nil where the text is none.
  private static func url(_ address: String) -> URL? {
    guard var parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      scheme == "http" || scheme == "https", parts.host?.isEmpty == false
    else { return nil }
    // Not every system knows the name of a scheme in capitals.
    parts.scheme = scheme
    return parts.url
  }

  /// How many bytes an answer will have; nil where its head doesn't say.
  private static func length(of head: HTTPURLResponse) -> Int? {
    // The number is that of the bytes on the way. Of a compressed answer fewer may come out, where it is short.
    let encoding = head.value(forHTTPHeaderField: "Content-Encoding")?.lowercased() ?? "identity"
    return encoding == "identity" && head.expectedContentLength >= 0 ? Int(head.expectedContentLength) : nil
  }

  private enum Event: Sendable {
    case response(HTTPURLResponse)
    case data(Data)
  }

  /// What comes from an address, piece by piece. Whoever stops listening closes the connection.
  private static func events(of url: URL) -> AsyncThrowingStream<Event, any Error> {
    AsyncThrowingStream { continuation in
      let session = URLSession(configuration: .ephemeral, delegate: Listener(continuation), delegateQueue: nil)
      let task = session.dataTask(with: url)
      continuation.onTermination = { _ in
        task.cancel()
        session.finishTasksAndInvalidate()
      }
      task.resume()
    }
  }

  /// Passes on what the session tells.
  private final class Listener: NSObject, URLSessionDataDelegate {
    private let continuation: AsyncThrowingStream<Event, any Error>.Continuation

    init(_ continuation: AsyncThrowingStream<Event, any Error>.Continuation) {
      self.continuation = continuation
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      if let response = response as? HTTPURLResponse { continuation.yield(.response(response)) }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      continuation.yield(.data(data))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      continuation.finish(throwing: error)
    }
  }
}
