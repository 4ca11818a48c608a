import EditorKit
import Foundation

/// A response of either service. It recognises which.
struct SearchResponse: Decodable {
  let results: [any SearchResult]
  let problems: [String]

  private enum Key: String, CodingKey {
    case error, kind, items, totalItems, docs
  }

  init(from decoder: any Decoder) throws {
    guard let members = try? decoder.container(keyedBy: Key.self) else { throw SearchError.Reason.unrecognised }
    if members.contains(.error), (try? members.decodeNil(forKey: .error)) != true {
      let failure = try? members.decode(ServiceFailure.self, forKey: .error)
      throw SearchError.Reason.service(code: failure?.code, message: failure?.message)
    }
    if members.contains(.docs) {
      let found = try OpenLibrary(from: decoder).docs
      results = found?.elements ?? []
      problems = found?.warnings ?? []
    } else if members.contains(.items) || members.contains(.totalItems)
      || (try? members.decode(String.self, forKey: .kind)) == "books#volumes"
    {
      let found = try GoogleBooks(from: decoder).items
      results = found?.elements ?? []
      problems = found?.warnings ?? []
    } else {
      throw SearchError.Reason.unrecognised
    }
  }

  /// What a service says went wrong: an object with a code and a message, or a message alone.
  private struct ServiceFailure: Decodable {
    var code: Int?
    var message: String?

    private enum Key: String, CodingKey { case code, message }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        message = text
        return
      }
      let members = try decoder.container(keyedBy: Key.self)
      code = try? members.decode(Int.self, forKey: .code)
      message = try? members.decode(String.self, forKey: .message)
    }
  }
}

extension SearchResults {
  /// Reads a response.
  ///
  /// - Parameters:
  ///   - data: The response.
  ///   - origin: The file's path, or the address.
  /// - Throws: `SearchError` where it is no response of a service that is known here, or says that something went wrong.
  init(_ data: Data, from origin: String) throws(SearchError) {
    do {
      let response = try JSONDecoder().decode(SearchResponse.self, from: data)
      self.init(origin: origin, results: response.results, problems: response.problems)
    } catch let reason as SearchError.Reason {
      throw SearchError(origin: origin, reason)
    } catch DecodingError.dataCorrupted {
      throw SearchError(origin: origin, .notJSON)
    } catch {
      throw SearchError(origin: origin, .unrecognised)
    }
  }
}
