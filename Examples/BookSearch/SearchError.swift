import Foundation

/// Why a file or an address gave no results. `Texts` puts it into words.
struct SearchError: Error, Equatable {
  enum Reason: Error, Equatable {
    /// There is no such file.
    case missing
    /// It is a folder.
    case folder
    /// The file can't be read, for a reason of the system's.
    case unreadable(String)
    /// The text isn't JSON, or not all of it.
    case notJSON
    /// It is JSON, and no response of a service that is known here.
    case unrecognised
    /// The service says itself that something went wrong.
    case service(code: Int?, message: String?)
    /// The answer has a status that means failure, and says no more.
    case status(Int)
    /// There are more bytes than anybody needs.
    case tooLarge(limit: Int)
    /// The connection was lost in the middle of the answer.
    case cutOff
    /// There is no connection, for a reason of the system's.
    case unreachable(String)
    /// The address isn't one of the web.
    case notAnAddress
  }

  /// The file's path, or the address.
  var origin: String
  var reason: Reason
  /// How long the service wants to be left alone.
  var retryAfter: Duration?

  init(origin: String, _ reason: Reason, retryAfter: Duration? = nil) {
    self.origin = origin
    self.reason = reason
    self.retryAfter = retryAfter
  }

  /// Whether asking again in a moment may help: the service is busy.
  var isTemporary: Bool {
    switch reason {
    case .status(let code), .service(code: .some(let code), _): [429, 502, 503, 504].contains(code)
    default: false
    }
  }
}
