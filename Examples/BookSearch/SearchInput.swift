import EditorKit
import Foundation

/// A saved response.
struct SavedResponse: Loadable {
  var path: String

  func load() async throws -> SearchResults {
    let data: Data
    do throws(SearchError.Reason) {
      data = try await FileReader.contents(of: path, atMost: Fetch.limit)
    } catch {
      throw SearchError(origin: path, error)
    }
    try Task.checkCancellation()
    return try SearchResults(data, from: path)
  }
}

/// A response that is fetched.
struct WebResponse: Loadable {
  var address: String

  func load() async throws -> SearchResults {
    try await load(reportingTo: LoadReporter())
  }

  func load(reportingTo reporter: LoadReporter) async throws -> SearchResults {
    let answer = try await Fetch(address).answer(reportingTo: reporter)
    // Whatever the status is, a body that says what went wrong knows more.
    let results = Result { () throws(SearchError) in try SearchResults(answer.data, from: address) }
    if (200..<300).contains(answer.status) { return try results.get() }
    var failure = SearchError(origin: address, .status(answer.status), retryAfter: answer.retryAfter)
    if case .failure(let said) = results, case .service(let code, let message) = said.reason {
      failure.reason = .service(code: code ?? answer.status, message: message)
    }
    throw failure
  }
}

extension RetryPolicy {
  /// A service that is busy is asked twice more, when it says so or after half a second and a second; one that wants to be
  /// left alone for longer than five seconds isn't.
  static var politely: RetryPolicy {
    RetryPolicy(limit: 2) { attempts, error in
      guard let error = error as? SearchError, error.isTemporary else { return nil }
      let wait = error.retryAfter ?? .milliseconds(500) * attempts
      return wait <= .seconds(5) ? wait : nil
    }
  }
}
